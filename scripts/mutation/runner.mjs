/**
 * Runs tests on mutants for Stryker, all in one process: the tests of a room and the sources under them are bundled once, loaded once
 * and stay warm, and each mutant meets only the tests that reach it, the likeliest first. (Through vitest a mutant costs a thread and
 * loading everything anew, some ten times as much.)
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, determineHitLimitReached, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import { collect, under, vitest } from './collect.mjs';
import { AGAIN, LONG } from './rooms.mjs';

globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
const mutants = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];

/** The test files of a room as one script. */
async function bundle(files) {
  const loads = files.map((file) => `under(${JSON.stringify(file)}, () => require(${JSON.stringify(resolve(file))}));`);
  const { outputFiles } = await build({
    stdin: { contents: loads.join('\n'), resolveDir: process.cwd() },
    ...{ bundle: true, write: false, platform: 'node', format: 'cjs', logLevel: 'silent' },
    external: ['vitest', 'fast-check', 'zod'],
  });
  // strict, as modules are
  return new Script(`"use strict"; (require, under) => {${outputFiles[0].text}\n}`, {
    filename: resolve('bundle.cjs'),
  });
}

/** Cases of a property that are tried on a mutant: most show in the first ones, and what failed is not made smaller for anybody. */
const CASES = 100;

/** fast-check as it is, but for that. */
function hasty(fc) {
  const assert = (property, { numRuns = CASES, ...more } = {}) =>
    fc.assert(property, { ...more, numRuns: Math.min(numRuns, CASES), endOnFailure: true });
  return { ...fc, assert, default: { ...fc, assert } };
}

/** What the test throws; nothing if it passes. */
async function failure({ run }) {
  try {
    await run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

class Runner {
  #require = createRequire(resolve('bundle.cjs'));
  #script;
  #tests;
  #took = new Map();
  /** The file of the test that noticed the last mutant: neighbors die of the same tests. */
  #noticed;

  capabilities = () => ({ reloadEnvironment: true });

  async init() {
    this.#script = await bundle(process.env.MUTATION_TESTS.split(','));
  }

  #load() {
    const load = this.#script.runInThisContext();
    const modules = { vitest, 'fast-check': hasty(this.#require('fast-check')) };
    const require = (id) => modules[id] ?? this.#require(id);
    this.#tests = collect(() => load(require, under)).filter(({ name }) => !AGAIN.test(name) && !LONG.test(name));
  }

  async dryRun() {
    this.#load();
    const tests = [];
    for (const test of this.#tests) {
      mutants.currentTestId = test.name;
      const failureMessage = await this.#timed(test);
      const timeSpentMs = this.#took.get(test.name);
      const status = failureMessage === undefined ? TestStatus.Success : TestStatus.Failed;
      tests.push({ id: test.name, name: test.name, fileName: resolve(test.file), timeSpentMs, status, failureMessage });
    }
    mutants.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    const loading = mutantActivation === 'static';
    mutants.hitLimit = hitLimit;
    mutants.hitCount = hitLimit === undefined ? undefined : 0;
    const result = loading ? await this.#loadedWith(activeMutant) : await this.#meets(activeMutant, testFilter);
    mutants.activeMutant = undefined;
    const endless = determineHitLimitReached(mutants.hitCount, hitLimit);
    mutants.hitLimit = undefined;
    if (loading || endless) this.#tests = undefined; // nothing of it may last
    return endless ?? result;
  }

  /** A mutant that does something while files are loaded is loaded with them. */
  async #loadedWith({ id }) {
    mutants.activeMutant = id;
    try {
      this.#load();
    } catch (error) {
      return killed('loading', String(error), 0);
    }
    return this.#try(this.#inOrder(this.#tests));
  }

  /** What a mutant leaves behind may fail a test as well: such a verdict counts only where the test passes without the mutant. */
  async #meets({ id }, names) {
    for (const fresh of [false, true]) {
      if (fresh || this.#tests === undefined) this.#load();
      mutants.activeMutant = id;
      const result = await this.#try(this.#inOrder(this.#tests.filter(({ name }) => names.includes(name))));
      mutants.activeMutant = undefined;
      if (result.status !== MutantRunStatus.Killed) return result;
      const { hitCount } = mutants;
      const alone = this.#tests.find(({ name }) => name === result.killedBy[0]);
      const sound = (await failure(alone)) === undefined;
      mutants.hitCount = hitCount;
      if (sound) return result;
    }
    this.#tests = undefined;
    return { status: MutantRunStatus.Error, errorMessage: 'a test fails without the mutant' };
  }

  #inOrder(tests) {
    const rank = ({ name, file }) => (file === this.#noticed ? 0 : 5) + (this.#took.get(name) ?? 0);
    return tests.sort((a, b) => rank(a) - rank(b));
  }

  async #timed(test) {
    const began = performance.now();
    const message = await failure(test);
    this.#took.set(test.name, performance.now() - began);
    return message;
  }

  async #try(tests) {
    for (const [i, test] of tests.entries()) {
      const message = await this.#timed(test);
      if (message === undefined) continue;
      this.#noticed = test.file;
      return killed(test.name, message, i + 1);
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
  }
}

const killed = (name, failureMessage, nrOfTests) => ({
  ...{ status: MutantRunStatus.Killed, killedBy: [name], failureMessage, nrOfTests },
});

export const strykerPlugins = [
  declareFactoryPlugin(
    PluginKind.TestRunner,
    'rooms',
    Object.assign(() => new Runner(), { inject: [] }),
  ),
];
