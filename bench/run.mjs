/**
 * All benchmarks in one run: `npm run bench` builds first, `npm run bench -- --write` also writes docs/benchmarks.md. A process of its own
 * for each engine, together with its peers, because that is how one is used; `npm run bench -- aquileia` runs that alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineSections } from './engine-sections.mjs';
import { print, sectionsIn, write } from './report.mjs';
import { screenSections } from './screens.mjs';
import { tableSections } from './table.mjs';
import { workerSections } from './workers.mjs';

/** Each game and the numbers of its players. */
const COUNTS = {
  aquileia: [2, 3, 4, 5],
  'city-of-rome': [2, 3, 4],
  'forum-trajanum': [2, 3, 4],
  'nova-roma': [1, 2, 3, 4],
};

const PARTS = {
  ...Object.fromEntries(Object.entries(COUNTS).map(([game, counts]) => [game, () => engineSections(game, counts)])),
  screens: () => screenSections(COUNTS),
  table: () => tableSections(Object.keys(COUNTS)),
  workers: () => workerSections(COUNTS),
};

const { SECTIONS } = process.env;
const names = process.argv.slice(2).filter((name) => name !== '--write');
const [only] = names;
if (SECTIONS !== undefined && only !== undefined) {
  writeFileSync(SECTIONS, JSON.stringify(await PARTS[only]()));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-bench-'));
  const sections = (names.length === 0 ? Object.keys(PARTS) : names).flatMap((name) => {
    const file = join(folder, name);
    const env = { ...process.env, SECTIONS: file };
    const { status } = spawnSync(process.execPath, ['--expose-gc', fileURLToPath(import.meta.url), name], {
      env,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`the benchmark '${name}' failed`);
    const found = sectionsIn(file);
    for (const section of found) print(section);
    return found;
  });
  rmSync(folder, { recursive: true });
  if (process.argv.includes('--write')) write(sections);
}
