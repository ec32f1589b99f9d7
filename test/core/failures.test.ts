/** Whose fault it is: a state that is not sound, or rules that fail. */
import { defineGame, LudiError } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { engine, rules } from './testing/tali';

/** What is thrown, if it is an error of ours. */
function thrownBy(work: () => unknown): LudiError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(LudiError);
    return error as LudiError;
  }
}

const { moves } = rules.questions.act;
const bug = new TypeError('a bug');
const fails = () => {
  throw bug;
};
/** The toy game with bugs in a move, in the points and in what fills in a view. */
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
    ['foresee', () => defineGame({ ...rules, determinize: fails }).foresee(state, roll)],
    ['scores', () => buggy.scores(state)],
    ['view', () => defineGame({ ...rules, view: fails }).view(state, 0)],
    ['determinize', () => buggy.determinize(engine.view(state, 0), 's')],
  ])('in %s is internal, and keeps its cause', (_, work) => {
    const error = thrownBy(work);
    expect(error?.code).toBe('internal');
    expect(error?.cause).toBe(bug);
  });
});

describe('a state that is not sound', () => {
  const broken: readonly (readonly [string, object])[] = [
    ['without players', { ...state, players: undefined }],
    ['without options and players', { ...state, options: undefined, players: [{}] }],
    [
      'with options that no game has, and no players',
      { ...state, options: { players: 9, handSize: 2 }, players: [{}] },
    ],
    ['with a player who has nothing', { ...state, players: [{}, {}] }],
    ['with a hand that is no list', { ...state, players: state.players.map((own) => ({ ...own, hand: 7 })) }],
    ['with a question that nobody knows', { ...state, pending: [{ ask: 'riddle', player: 0 }] }],
    ['with endless seats that answer at once', { ...state, pending: [{ simultaneous: { length: 1e9 } }] }],
    ['with a player of nobody', { ...state, pending: [{ ask: 'act', player: 5 }] }],
  ];
  test.each(broken)('%s is told, and not blamed on the rules', (_, given) => {
    const error = thrownBy(() => [engine.legalActions(given as never), engine.scores(given as never)]);
    expect(error?.code).toBe('invalid-state');
  });

  test('of a view it is an invalid view', () => {
    const view = engine.view(state, 0);
    expect(thrownBy(() => engine.determinize({ ...view, players: [{}] } as never, 's'))?.code).toBe('invalid-view');
  });
});
