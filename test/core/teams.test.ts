import type { State } from '@ludi-romani/core';
import { winnersOf } from '@ludi-romani/core/words';
import { describe, expect, test } from 'vitest';
import { cooperation, type Gifts, gifts, giftsWith } from '../gifts';

const ended = (points: number[], engine = gifts): State<Gifts> => ({
  ...engine.initialState({ players: points.length === 4 ? 4 : 3, seed: 'any' }),
  points,
  pending: [],
});
const rankingOf = (points: number[], engine = gifts) => engine.outcome(ended(points, engine))?.ranking;

describe('the outcome of a game of teams', () => {
  test('ranks the teams by the points of their seats together, and keeps the scores per seat', () => {
    expect(rankingOf([1, 5, 8, 3])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(rankingOf([9, 5, 0, 5])).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(gifts.outcome(ended([1, 5, 8, 3]))?.scores.map(({ total }) => total)).toEqual([1, 5, 8, 3]);
    expect(gifts.outcome(gifts.initialState({ players: 4, seed: 'any' }))).toBeNull();
  });

  test('teams may differ in size', () => {
    expect(rankingOf([3, 5, 3])).toEqual([[0, 2], [1]]);
    expect(rankingOf([3, 7, 3])).toEqual([[1], [0, 2]]);
  });

  test('tie-breaks are those of the teams, and teams that are equal share a place', () => {
    expect(rankingOf([4, 5, 4, 3])).toEqual([
      [1, 3],
      [0, 2],
    ]);
    const alone = giftsWith((players) => Array.from({ length: players }, (_, seat) => [seat]));
    expect(rankingOf([1, 2, 3], alone)).toEqual([[2], [1], [0]]);
  });

  test('a cooperative game is won together with more than the game, or lost together', () => {
    expect(rankingOf([10, 10, 11], cooperation)).toEqual([[0, 1, 2]]);
    expect(rankingOf([10, 10, 10], cooperation)).toEqual([[], [0, 1, 2]]);
  });
});

test('teams lists the teams of a state or view, and each seat alone without teams', () => {
  const state = gifts.initialState({ players: 3, seed: 'any' });
  expect(gifts.teams(state)).toEqual([[0, 2], [1]]);
  expect(gifts.teams(gifts.view(state, 'spectator'))).toEqual([[0, 2], [1]]);
});

describe('winnersOf', () => {
  const winners = (points: number[], engine = gifts) =>
    winnersOf(
      { team: (index) => `Team ${index + 1}` },
      engine.teams(ended(points, engine)),
      engine.outcome(ended(points, engine)),
      (seat) => 'ABCD'[seat] ?? '',
    );

  test('names the winning team with its players', () => {
    expect(winners([1, 5, 8, 3])).toEqual(['Team 1 (A, C)']);
    expect(winners([9, 5, 0, 5])).toEqual(['Team 2 (B, D)']);
    expect(winners([3, 7, 3])).toEqual(['Team 2 (B)']);
  });

  test('names nobody if the game itself won, or is not over', () => {
    expect(winners([1, 1, 1], cooperation)).toEqual([]);
    expect(winnersOf({ team: String }, gifts.teams(ended([0, 0, 0])), null, String)).toEqual([]);
  });

  test('names single players without teams', () => {
    expect(
      winners(
        [1, 2, 3],
        giftsWith((players) => Array.from({ length: players }, (_, seat) => [seat])),
      ),
    ).toEqual(['C']);
  });
});
