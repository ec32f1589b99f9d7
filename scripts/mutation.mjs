/**
 * Mutation testing with Stryker: changes one place of the code at a time and reports the changes that no test notices.
 * `npm run mutation -- aquileia` tries the rules of one game, `npm run mutation -- aquileia stadium` its files with `stadium` in their
 * path, `npm run mutation` every room. Exits with 1 if tests notice fewer than 90 % of a room's mutants.
 * The report is node_modules/.cache/mutation/ROOM.html.
 *
 * Only the quick tests in a room's own folder run: a mutant should fail a test that names its rule, not a whole game elsewhere.
 */
import { readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

const THRESHOLD = 90;

/** Words, pictures and tables of components are left out: golden files and their sources hold them. */
const engine = (game) => ({ sources: new RegExp(`^packages/${game}/src/(rules|knowledge)/`), tests: `test/${game}` });
const rooms = {
  core: { sources: /^packages\/core\/src\/(?!testing|words|schemas)/, tests: 'test/core' },
  aquileia: engine('aquileia'),
  'city-of-rome': engine('city-of-rome'),
  'forum-trajanum': engine('forum-trajanum'),
  'nova-roma': engine('nova-roma'),
  boards: { sources: /^packages\/boards\/src\/([\w-]+\/targets|asked|pointing|pointer)\.ts$/, tests: 'test/boards' },
  bots: { sources: /^packages\/bots\/src\//, tests: 'test/bots' },
  table: { sources: /^packages\/table\/src\/(?!words)/, tests: 'test/table' },
};

const [named, only = ''] = process.argv.slice(2);
if (named !== undefined && !Object.hasOwn(rooms, named)) {
  console.error(`There is no room ${named}. Rooms: ${Object.keys(rooms).join(', ')}`);
  process.exit(1);
}

const files = readdirSync('packages', { recursive: true }).map((file) => `packages/${file.replaceAll('\\', '/')}`);
for (const room of named === undefined ? Object.keys(rooms) : [named]) {
  const { sources, tests } = rooms[room];
  process.env.MUTATION_TESTS = tests;
  const report = `node_modules/.cache/mutation/${room}.html`;
  const results = await new Stryker({
    mutate: files.filter((file) => file.endsWith('.ts') && sources.test(file) && file.includes(only)),
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // code that runs once while a file loads: each such mutant would run every test
    ignoreStatic: true,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { reportTests: false, logTests: false },
    htmlReporter: { fileName: report },
    tempDirName: 'node_modules/.cache/mutation/sandbox',
    ignorePatterns: ['/*', '!/packages', '!/test', '!/scripts', '!/*.ts', '!/*.json', 'dist'],
  }).runMutationTest();
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const score = (100 * noticed) / (noticed + missed);
  console.log(`${room}: ${score.toFixed(1)} % of ${noticed + missed} mutants noticed, see ${report}`);
  if (score < THRESHOLD) process.exitCode = 1;
}
