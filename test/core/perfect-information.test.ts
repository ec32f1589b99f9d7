/** Tests of the defaults of a game declaration, which may leave out components, options, tasks, view and determinize. */
import { type Chance, chanceState, defineGame, digest, keyedChance, type Rules } from '@ludi-romani/core';
import { conformance } from '@ludi-romani/core/testing';
import { expect, test } from 'vitest';
import { type TicTacToe, ticTacToe } from './testing/tic-tac-toe';

const options = { players: 2, seed: 'any' } as const;
const start = ticTacToe.initialState(options);
const chance = (): Chance => keyedChance(chanceState('perfect'));

test('the view of every viewer holds everything but the generator', () => {
  const state = ticTacToe.clone(start);
  ticTacToe.playRandomly(state, 3, chance());
  const { chance: _, ...rest } = state;
  for (const viewer of [0, 1, 'spectator'] as const) expect(ticTacToe.view(state, viewer)).toEqual({ ...rest, viewer });
});

test('determinizer returns a new copy of the state each time', () => {
  const state = ticTacToe.clone(start);
  ticTacToe.playRandomly(state, 3, chance());
  const deal = ticTacToe.determinizer(ticTacToe.view(state, 0));
  const [one, other] = [deal('a'), deal('b')];
  expect({ ...one, chance: null }).toEqual({ ...state, chance: null });
  one.cells[8] = 1;
  expect(other.cells).toEqual(state.cells);
});

test('components are empty, and the options are players and seed', () => {
  expect(ticTacToe.components).toEqual({});
  expect(ticTacToe.componentsDigest()).toBe(digest({}));
  expect(Object.keys(ticTacToe.options)).toEqual(['players', 'seed']);
});

test('a game with hidden information must declare view and determinize', () => {
  const { view, determinize } = {} as Rules<TicTacToe>;
  const rest = {} as Omit<Rules<TicTacToe>, 'view' | 'determinize' | 'perfectInformation'>;
  // the compiler checks these lines: they must compile or fail to compile, but they never run
  const unused = () => [
    defineGame<TicTacToe>({ ...rest, perfectInformation: true }),
    defineGame<TicTacToe>({ ...rest, view, determinize }),
    // @ts-expect-error `view` and `determinize` are missing
    defineGame<TicTacToe>(rest),
    // @ts-expect-error `determinize` is missing
    defineGame<TicTacToe>({ ...rest, view }),
  ];
  expect(unused).toBeTypeOf('function');
});

for (const { name, run } of conformance(ticTacToe, { options: [{ players: 2 }] })) test(name, run);
