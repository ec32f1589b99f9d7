/**
 * Mutation testing with Stryker: changes one place of the code at a time and reports the changes that no test notices.
 * `npm run mutation -- aquileia` changes the rules of one game, `npm run mutation -- aquileia stadium` only files with `stadium` in their
 * path, `npm run mutation` every package. Exits with 1 if the tests of a package notice fewer than 90 % of its mutants.
 * The report is node_modules/.cache/mutation/PACKAGE.html.
 *
 * Runs only the quick tests in the folder of the package: a mutant should fail a test that names its rule, not a whole game elsewhere.
 */
import { readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

const THRESHOLD = 90;

/** Returns the sources and tests of a game. The sources leave out words, pictures and component tables, which golden files check. */
const engine = (game) => ({ sources: new RegExp(`^packages/${game}/src/(rules|knowledge)/`), tests: `test/${game}` });
const packages = {
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
if (named !== undefined && !Object.hasOwn(packages, named)) {
  console.error(`the package must be one of ${Object.keys(packages).join(', ')}, not ${named}`);
  process.exit(1);
}

const files = readdirSync('packages', { recursive: true }).map((file) => `packages/${file.replaceAll('\\', '/')}`);
for (const name of named === undefined ? Object.keys(packages) : [named]) {
  const { sources, tests } = packages[name];
  process.env.MUTATION_TESTS = tests;
  const report = `node_modules/.cache/mutation/${name}.html`;
  const results = await new Stryker({
    mutate: files.filter((file) => file.endsWith('.ts') && sources.test(file) && file.includes(only)),
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // ignores mutants of code that runs once when a file is loaded: each of them would run every test
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
  console.log(`${name}: ${score.toFixed(1)} % of ${noticed + missed} mutants noticed, see ${report}`);
  if (score < THRESHOLD) process.exitCode = 1;
}
