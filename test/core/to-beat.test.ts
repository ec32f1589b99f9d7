/** Tests of games against the game itself: the first place is empty unless a player has more points than `toBeat` returns. */
import { defineGame, type GameState, type GameView, type Immutable, type Rules, type Seat } from '@ludi-romani/core';
import { expect, test } from 'vitest';

type State = GameState<object, { ask: 'end'; player: Seat }, { do: 'end' }>;
interface Solitude {
  state: Immutable<State>;
  mutable: State;
  view: GameView<object, { ask: 'end'; player: Seat }, { do: 'end' }>;
  options: { readonly players: 1 | 2; readonly seed: string };
  action: { readonly type: 'end'; readonly player: Seat };
  question: { ask: 'end'; player: Seat };
  task: { do: 'end' };
  event: { type: 'ended' };
  answers: { end: { readonly type: 'end'; readonly player: Seat } };
  row: 'all';
  components: object;
}

/** Returns the ranking of a game that is over at once, with these totals and this total to beat. */
const over = (totals: readonly number[], toBeat: number | null | undefined) => {
  const rules: Rules<Solitude> = {
    game: 'solitude',
    rulesVersion: '1',
    playerCounts: [1, 2],
    maxPlies: () => 1,
    components: {},
    options: {},
    setup: () => ({ players: totals.map(() => ({})), pending: [] }),
    questions: {
      end: {
        pendingReason: 'SOL-1.1 first end the game',
        moves: { end: { candidates: () => [], apply: () => {} } },
      },
    },
    tasks: { end: () => {} },
    view: ({ players }) => ({ players: [...players] }),
    determinize:
      ({ players }) =>
      () => ({ players: [...players], pending: [] }),
    scores: () => totals.map((total) => ({ total, rows: { all: total } })),
    ...(toBeat === undefined ? {} : { toBeat: () => toBeat }),
  };
  const engine = defineGame(rules);
  return engine.outcome(engine.initialState({ players: totals.length === 1 ? 1 : 2, seed: '' }))?.ranking;
};

test('without a total to beat, the best players win', () => {
  expect(over([3, 5], undefined)).toEqual([[1], [0]]);
  expect(over([3, 5], null)).toEqual([[1], [0]]);
});

test('with a total to beat, the best player wins with more', () => {
  expect(over([5], 4)).toEqual([[0]]);
  expect(over([3, 5], 4)).toEqual([[1], [0]]);
});

test('the first place is empty if no player has more', () => {
  expect(over([4], 4)).toEqual([[], [0]]);
  expect(over([3, 4], 5)).toEqual([[], [1], [0]]);
});
