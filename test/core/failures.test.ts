/** Tests of errors in the rules: the engine turns any unknown error into `internal`, with the error as its cause. */
import { codeOf, defineGame, type LudiError } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { engine, rules } from './testing/tali';

/** Returns the LudiError that `work` throws. */
function thrownBy(work: () => unknown): LudiError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    expect(codeOf(error)).toBeDefined();
    return error as LudiError;
  }
}

const { moves } = rules.questions.act;
const bug = new TypeError('a bug');
const fails = () => {
  throw bug;
};
/** The toy game with bugs in a move, in `scores` and in `determinize`. */
const buggy = defineGame({
  ...rules,
  questions: {
    act: { ...rules.questions.act, moves: { ...moves, roll: { ...moves.roll, apply: fails } } },
  },
  determinize: fails,
  scores: fails,
});
const state = buggy.initialState({ players: 2, seed: 's' });
const roll = { type: 'roll', player: 0 } as const;

describe('a bug in a rule', () => {
  test.each([
    ['apply', () => buggy.apply(state, roll)],
    ['step', () => buggy.step(state, roll)],
    ['preview', () => defineGame({ ...rules, determinize: fails }).preview(state, roll)],
    ['scores', () => buggy.scores(state)],
    ['view', () => defineGame({ ...rules, view: fails }).view(state, 0)],
    ['determinize', () => buggy.determinize(engine.view(state, 0), 's')],
    ['determinizer', () => defineGame({ ...rules, determinize: () => fails }).determinizer(engine.view(state, 0))('s')],
    ['applyInPlace', () => buggy.applyInPlace(buggy.clone(state), roll)],
    ['tryInPlace', () => buggy.tryInPlace(buggy.clone(state), roll)],
  ])('in %s throws internal with its cause', (_, work) => {
    const error = thrownBy(work);
    expect(error?.code).toBe('internal');
    expect(error?.cause).toBe(bug);
    expect(error?.message).toContain('/schemas');
  });
});

test('an error of this library keeps its code, from whichever bundle it comes', () => {
  const foreign = Object.assign(new Error('the script has ended'), { code: 'invalid-chance' });
  const setup = () => {
    throw foreign;
  };
  const scripted = defineGame({ ...rules, setup });
  expect(thrownBy(() => scripted.initialState({ players: 2, seed: 's' }))).toBe(foreign);
  const dealt = defineGame({ ...rules, determinize: setup });
  expect(thrownBy(() => dealt.determinize(engine.view(state, 0), 's'))?.code).toBe('invalid-view');
});

test('a misshapen state that skipped parseState throws a LudiError', () => {
  const { chance, options } = state;
  for (const half of [{}, { pending: [{ ask: 'act', player: 0 }] }, { chance, options, pending: [{}], players: [] }])
    for (const work of [
      () => engine.legalActions(half as never, 0),
      () => engine.apply(half as never, roll),
      () => engine.view(half as never, 'spectator'),
      () => engine.scores(half as never),
    ]) {
      const error = thrownBy(work);
      if (error !== undefined) expect(['internal', 'invalid-state', 'illegal-action']).toContain(error.code);
    }
  const unknown = { ...state, pending: [{ ask: 'riddle', player: 0 }] };
  expect(thrownBy(() => engine.legalActions(unknown as never))?.code).toBe('invalid-state');
});
