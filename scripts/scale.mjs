/**
 * Tries the ways to many machines that docs/scale.md shows, on this one, from the packed packages: GNU parallel with two hosts' worth of
 * workers, and the BullMQ queue of examples/queue, whose test kills workers. Needs Debian's `parallel` and `redis-server`.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { pack, packages } from './workspace.mjs';

const temporary = mkdtempSync(join(tmpdir(), 'ludi-scale-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const example = join(temporary, 'queue');
cpSync('examples/queue', example, { recursive: true });
const tarballs = packages.map((each) => pack(each, temporary));
run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], { cwd: example });

run('npm', ['test'], { cwd: example, inherit: true });
run('bash', [join(process.cwd(), 'examples/parallel.sh')], {
  env: { PATH: `${join(example, 'node_modules/.bin')}:${process.env.PATH}` },
  cwd: temporary,
  inherit: true,
});
