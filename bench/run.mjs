/**
 * Runs all benchmarks: `npm run bench` builds the packages, installs the dependencies in bench/package.json, and prints the tables.
 * `npm run bench -- --write` also writes docs/benchmarks.md. `npm run bench -- aquileia` measures only that game,
 * `npm run bench -- "aquileia 3" table` only these parts.
 */
import { run } from '../scripts/run.mjs';
import { COUNTS } from './games.mjs';
import { print, write } from './report.mjs';

/** The parts. Each runs in a separate process, in which an engine plays with one number of players. */
const PARTS = [
  ...Object.entries(COUNTS).flatMap(([game, counts]) => counts.map((players) => `${game} ${players}`)),
  'table',
  'workers',
];

const names = process.argv.slice(2).filter((name) => name !== '--write');
const isIn = (name) => (part) => `${part} `.startsWith(`${name} `);
for (const name of names)
  if (!PARTS.some(isIn(name))) {
    console.error(`the part must be one of ${PARTS.join(', ')}, not ${name}`);
    process.exit(1);
  }

const wanted = names.length === 0 ? PARTS : names.flatMap((name) => PARTS.filter(isIn(name)));
const sections = wanted.flatMap((part) => {
  const found = JSON.parse(run(process.execPath, ['--expose-gc', 'bench/part.mjs', ...part.split(' ')]));
  for (const section of found) print(section);
  return found;
});
if (process.argv.includes('--write')) write(sections);
