/**
 * What test files of the rooms import from vitest, so that they can be loaded into one process and run there again and again: the
 * same `expect`, and `describe` and `test` that only note down what there is to run.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  customMatchers,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import { fn } from '@vitest/spy';
import * as chai from 'chai';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

const expect = (value, message) => chai.expect(value, message);
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
expect.getState = () => getState(expect);
expect.setState = (state) => setState(state, expect);
expect.extend = (matchers) => chai.expect.extend(expect, matchers);
expect.setState({ assertionCalls: 0 });
globalThis[GLOBAL_EXPECT] = expect;
expect.extend(customMatchers);
expect.extend({
  toMatchFileSnapshot: (text, file) => ({
    pass: readFileSync(resolve(dirname(expect.getState().testPath), file), 'utf8') === text,
    message: () => `not what stands in ${file}`,
  }),
});

let tests = [];
let path = [];

/** What `load` notes down: tests in order, each with the titles that lead to it and a name that no other has. */
export function collect(load) {
  tests = [];
  path = [];
  load();
  return tests;
}

/** Whatever `run` notes down stands under this title. */
export function under(title, run) {
  path.push(title);
  try {
    run();
  } finally {
    path.pop();
  }
}

/** What stands beside it are options and time limits. */
const runs = (given) => given.find((one) => typeof one === 'function');

const test = (title, ...given) => {
  const [file] = path;
  const run = runs(given);
  const named = () => {
    expect.setState({ testPath: file });
    return run();
  };
  tests.push({ name: [...path, title].join(' > '), file, run: named });
};
const none = () => {};
const each =
  (note) =>
  (cases) =>
  (title, ...given) => {
    const run = runs(given);
    for (const [i, one] of cases.entries()) note(`${title} #${i}`, () => run(...(Array.isArray(one) ? one : [one])));
  };
const noting = (note) => Object.assign(note, { each: each(note), skip: none, skipIf: (not) => (not ? none : note) });

export const vitest = { describe: noting(under), test: noting(test), expect, vi: { fn } };
