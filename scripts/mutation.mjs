/**
 * Breaks the code on purpose, in one place at a time, and tells which breaks no test noticed (with Stryker). `npm run mutation` is for
 * every room, `npm run mutation -- aquileia core` for these, `-- aquileia --only stadium,arena` for the files of a room with one of
 * these in their path, `-- --sample 5 --seed 7` for five files of each room at random. Results are kept in .mutation, so that a run goes on where
 * another was stopped and tries only what changed; `--live` tries those again that lived, `--fresh` all, `--jobs 2` two at a time.
 *
 * Prints what lives, then the score of each room: of the mutants that are not listed in mutation/equivalent.mjs, the share that was
 * noticed. `--report` runs nothing, and `--write` puts what is kept into docs/quality.md.
 * Exits with 1 if a score is below 95.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { writePage } from './mutation/page.mjs';
import { keptOf, share, sourcesOf, standing, testsOf } from './mutation/results.mjs';
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
const rangeOf = ({ file, location: { start, end } }) =>
  `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** Tries the mutants of these files or places. */
async function mutate(room, sources) {
  process.env.MUTATION_TESTS = testsOf(room).join();
  await new Stryker({
    mutate: sources,
    plugins: [import.meta.resolve('./mutation/runner.mjs')],
    testRunner: 'rooms',
    coverageAnalysis: 'perTest',
    concurrency: Number(values.jobs),
    incremental: true,
    incrementalFile: keptOf(room),
    force: values.fresh,
    // a busy machine is slow, but a loop that does not end is told by what it counts
    timeoutFactor: 3,
    reporters: ['dots'],
    logLevel: 'warn',
    warnings: { slow: false }, // of what is run while files load: it is the rules' tables
    allowConsoleColors: false,
    tempDirName: '.mutation/sandbox',
    ignorePatterns: ['/*', '!/packages', '!/test', '!/scripts', '!/*.ts', '!/*.json', 'dist', 'golden'],
  }).runMutationTest();
}

for (const room of values.report ? [] : chosen) {
  const sources = sampled(
    sourcesOf(room).filter((source) => values.only.split(',').some((part) => source.includes(part))),
    Number(values.sample),
    values.seed,
  );
  const places = values.live ? standing(room).open.map(rangeOf) : sources;
  // what was tried is kept after each batch
  const batch = values.live ? places.length : BATCH;
  for (let from = 0; from < places.length; from += batch) await mutate(room, places.slice(from, from + batch));
}

const standings = Object.keys(rooms)
  .map(standing)
  .filter(({ tried }) => tried.length > 0);
const told = standings.filter(({ room }) => chosen.includes(room));
for (const { open } of told)
  for (const { file, at, mutatorName, was, becomes } of open)
    console.log(`${file}:${at} ${mutatorName}\n  - ${was}\n  + ${becomes}`);
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
