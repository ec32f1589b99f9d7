import { gameOf } from '@ludi-romani/boardgame-io';
import { expect, test } from 'vitest';
import { cooperation, gifts } from '../gifts';
import { sealedGoods } from '../sealed-goods';

/** Returns the result of a match that ends with these points. */
const gameover = (points: number[], engine = gifts) => {
  const game = gameOf(engine, { secret: 'a secret of the tests', nonce: () => 'one' }) as unknown as {
    endIf(context: { G: object }): object;
  };
  const state = { ...engine.initialState({ players: 4, seed: 'any' }), points, pending: [] };
  return game.endIf({ G: { deal: { nonce: 'one', players: 4, options: {} }, state, plies: 20, reveals: false } });
};

test('the victory of a team is a victory, not a draw', () => {
  expect(gameover([1, 5, 8, 3])).toMatchObject({ winner: '0', winners: ['0', '2'] });
  expect(gameover([9, 5, 0, 5])).toMatchObject({ winner: '1', winners: ['1', '3'] });
  expect(gameover([9, 5, 0, 5])).not.toHaveProperty('draw');
});

test('players who win together win, and have no winner if the game itself won', () => {
  expect(gameover([10, 10, 10, 10], cooperation)).toMatchObject({ winner: '0', winners: ['0', '1', '2', '3'] });
  expect(gameover([1, 1, 1, 1], cooperation)).toEqual(expect.not.objectContaining({ winner: expect.anything() }));
  expect(gameover([1, 1, 1, 1], cooperation)).not.toHaveProperty('draw');
});

test('objectives compare the points of teams', () => {
  const game = gameOf(gifts);
  const view = gifts.view({ ...gifts.initialState({ players: 4, seed: 'any' }), points: [1, 5, 8, 3] }, 0);
  const weightFor = (seat: string) => game.ai.objectives(seat)(view).points?.weight;
  expect(weightFor('0')).toBe(9 / (1 + 9 + 8));
  expect(weightFor('2')).toBe(9 / (1 + 9 + 8));
  expect(weightFor('3')).toBe(8 / (1 + 8 + 9));
});

test('bots get some of the actions that are too many to list', () => {
  const game = gameOf(sealedGoods);
  const start = sealedGoods.initialState({ players: 2, seed: 'any' });
  const moves = game.ai.enumerate(sealedGoods.view(start, 0), {}, '0');
  expect(moves.length).toBe(16);
  for (const { args } of moves) expect(sealedGoods.explain(start, args[0])).toEqual({ legal: true });
  expect(game.ai.enumerate(sealedGoods.view(start, 1), {}, '1')).toEqual([]);
});
