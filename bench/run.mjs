/**
 * All benchmarks in one run: `npm run bench` builds first, installs the peers that bench/package.json names, and prints the tables;
 * `npm run bench -- --write` also writes docs/benchmarks.md. `npm run bench -- aquileia` measures that game alone,
 * `npm run bench -- "aquileia 3" table` what is named.
 */
import { partsOf, sectionsOf } from './parts.mjs';
import { print, write } from './report.mjs';

const sections = partsOf(process.argv.slice(2).filter((name) => name !== '--write')).flatMap((part) => {
  const found = sectionsOf(part);
  for (const section of found) print(section);
  return found;
});
if (process.argv.includes('--write')) write(sections);
