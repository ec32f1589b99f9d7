/** What there is to measure, each part in a process of its own: an engine is used with one number of players. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../scripts/run.mjs';
import { engineSections } from './engine-sections.mjs';
import { tableSections } from './table.mjs';
import { workerSections } from './workers.mjs';

/** Each game and the numbers of its players. */
const COUNTS = {
  aquileia: [2, 3, 4, 5],
  'city-of-rome': [2, 3, 4],
  'forum-trajanum': [2, 3, 4],
  'nova-roma': [1, 2, 3, 4],
};

/** By name, how its sections come about. */
export const PARTS = {
  ...Object.fromEntries(
    Object.entries(COUNTS).flatMap(([game, counts]) =>
      counts.map((players) => [`${game} ${players}`, () => engineSections(game, players)]),
    ),
  ),
  table: () => tableSections(Object.keys(COUNTS)),
  workers: () => workerSections(Object.keys(COUNTS)),
};

/** The parts that are named: one by its name, or all those of a game; everything where nothing is. Exits where a name is unknown. */
export function partsOf(names) {
  const all = Object.keys(PARTS);
  if (names.length === 0) return all;
  return names.flatMap((name) => {
    const found = all.filter((part) => part === name || part.startsWith(`${name} `));
    if (found.length > 0) return found;
    console.error(`there is no '${name}' to measure: take of ${all.join(', ')}`);
    return process.exit(1);
  });
}

/** The sections of a part, measured in a process of its own. */
export function sectionsOf(part) {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-bench-'));
  const file = join(folder, 'sections.json');
  run(process.execPath, ['--expose-gc', 'bench/part.mjs', part, file], { inherit: true });
  const sections = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return sections;
}
