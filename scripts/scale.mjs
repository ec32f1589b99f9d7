/**
 * Tests the setups of docs/scale.md on this machine with the packed packages: the table server of examples/online, the BullMQ queue of
 * examples/queue, and GNU parallel with the workers of two hosts. The tests kill servers, databases, workers and hosts. Needs Debian's
 * `parallel`, `postgresql` and `redis-server`. `node scripts/scale.mjs online` tests only the table server and needs only `postgresql`.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { pack, packages } from './workspace.mjs';

const temporary = mkdtempSync(join(tmpdir(), 'ludi-scale-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const tarballs = packages.map((each) => pack(each, temporary));
// parallel runs the program that is installed next to the queue
for (const name of ['online', 'queue'].filter((each) => isWanted(each) || (each === 'queue' && isWanted('parallel')))) {
  const folder = join(temporary, name);
  cpSync(`examples/${name}`, folder, { recursive: true });
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], { cwd: folder });
  if (isWanted(name)) run('npm', ['test'], { cwd: folder, inherit: true });
}
if (isWanted('parallel'))
  run('bash', [join(process.cwd(), 'examples/parallel.sh')], {
    env: { PATH: `${join(temporary, 'queue/node_modules/.bin')}:${process.env.PATH}` },
    cwd: temporary,
    inherit: true,
  });
