/** Plays one seeded game of every game that the command line lists, prints it, writes the replay and verifies it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

const ludi = (args, options) => run('node', ['packages/cli/dist/ludi.js', ...args], options);

// the replays are not deleted, so that you can look at them
const folder = mkdtempSync(join(tmpdir(), 'ludi-romani-'));
for (const { game } of JSON.parse(ludi(['list', '--json']))) {
  const replay = join(folder, `${game}.json`);
  ludi(['play', game, '--seed', 'ludi romani', '--out', replay], { inherit: true });
  ludi(['verify', replay], { inherit: true });
}
