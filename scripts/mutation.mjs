/**
 * Breaks the code on purpose, in one place at a time, and tells which breaks no test noticed (with Stryker). `npm run mutation` is for
 * every room, `npm run mutation -- aquileia core` for these, `-- aquileia --only stadium,arena` for the files of a room with one of
 * these in their path, `-- --sample 5 --seed 7` for five files of each room at random. What came of it is kept in mutation/tried.json, file by
 * file: a run goes on where another was stopped, and tries only files that changed; `--live` tries those mutants again that lived, `--fresh`
 * all, `--jobs 2` two at a time.
 *
 * Prints what lives, then the score of each room: of the mutants that are not listed in mutation/equivalent.mjs, the share that was
 * noticed. `--report` runs nothing, and `--write` puts what is kept into docs/quality.md.
 * Exits with 1 if a score is below 95.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { writePage } from './mutation/page.mjs';
import { keep, keepAgain, share, sourcesOf, standing, testsOf, wasTried } from './mutation/results.mjs';
import { rooms } from './mutation/rooms.mjs';
import { sampled } from './mutation/sample.mjs';

const ENOUGH = 95;
const BATCH = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((room) => !(room in rooms));
if (unknown.length > 0) {
  console.error(`there is no room ${unknown.join(', ')}; there are ${Object.keys(rooms).join(', ')}`);
  process.exit(1);
}
const chosen = positionals.length > 0 ? positionals : Object.keys(rooms);

/** The place of a mutant as Stryker is told: columns count from 0 there, and from 1 where it tells. */
function rangeOf({ file, place }) {
  const [line, column, toLine, toColumn] = place.split(/[:-]/).map(Number);
  return `${file}:${line}:${column - 1}-${toLine}:${toColumn - 1}`;
}

/** Tries the mutants of these files or places, and tells what came of each. */
async function mutate(room, sources) {
  process.env.MUTATION_TESTS = testsOf(room).join();
  const results = await new Stryker({
    mutate: sources,
    plugins: [import.meta.resolve('./mutation/runner.mjs')],
    testRunner: 'rooms',
    coverageAnalysis: 'perTest',
    concurrency: Number(values.jobs),
    // a busy machine is slow, but a loop that does not end is told by what it counts
    timeoutFactor: 3,
    reporters: ['dots'],
    logLevel: 'warn',
    warnings: { slow: false }, // of what is run while files load: it is the rules' tables
    allowConsoleColors: false,
    tempDirName: '.mutation/sandbox',
    ignorePatterns: ['/*', '!/packages', '!/test', '!/scripts', '!/*.ts', '!/*.json', 'dist'],
  }).runMutationTest();
  return results.map((one) => ({ ...one, fileName: relative('.', one.fileName).replaceAll('\\', '/') }));
}

for (const room of values.report ? [] : chosen) {
  const named = sourcesOf(room).filter((source) => values.only.split(',').some((part) => source.includes(part)));
  if (values.live) {
    const places = standing(room).open.filter(({ file }) => named.includes(file));
    if (places.length > 0) keepAgain(await mutate(room, places.map(rangeOf)));
    continue;
  }
  const sources = sampled(named, Number(values.sample), values.seed).filter((file) => values.fresh || !wasTried(file));
  for (let from = 0; from < sources.length; from += BATCH) {
    const batch = sources.slice(from, from + BATCH);
    keep(batch, await mutate(room, batch));
  }
}

const standings = Object.keys(rooms)
  .map(standing)
  .filter(({ tried }) => tried.length > 0);
const told = standings.filter(({ room }) => chosen.includes(room));
for (const { open } of told)
  for (const { file, at, kind, was, becomes } of open) console.log(`${file}:${at} ${kind}\n  - ${was}\n  + ${becomes}`);
for (const found of told)
  console.log(
    `${found.room}: ${share(found)} %, ${found.noticed} noticed, ${found.open.length} live, ${found.equivalent.length} equivalent, ` +
      `in ${found.tried.length} of ${found.sources.length} files`,
  );
if (values.write) writePage(standings);
const low = told.filter((found) => Number(share(found)) < ENOUGH);
if (low.length > 0) {
  console.error(`below ${ENOUGH} %: ${low.map(({ room }) => room).join(', ')}`);
  process.exitCode = 1;
}
