import { flatMonteCarlo, greedy, ismcts, standing } from '@ludi-romani/bots';
import { describe, expect, test } from 'vitest';
import { cooperation, gifts } from '../gifts';

const scores = (...totals: number[]) => totals.map((total) => ({ total, rows: {} }));

describe('rewards in a game of teams', () => {
  test('are the same for all seats of a team, by its place and its margin', () => {
    // 25 points against 10: a lead of 15 gives half of the largest margin
    expect(
      standing([5, 10, 20, 0], null, [
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([0.875, 0.125, 0.875, 0.125]);
  });

  test('of a cooperative game are those of a win or a loss, and of the points', () => {
    const all = [[0, 1]];
    const end = (ranking: number[][], ...totals: number[]) =>
      standing(totals, { ranking, scores: scores(...totals) }, all);
    expect(end([[0, 1]], 10, 5)).toEqual(Array(2).fill((1 + (1 + 15 / 30) / 2) / 2));
    expect(end([[], [0, 1]], 10, 5)).toEqual(Array(2).fill((0 + (1 + 15 / 30) / 2) / 2));
  });
});

describe('bots value the points of their team', () => {
  const names = { gifts, cooperation };
  for (const [name, engine] of Object.entries(names))
    for (const players of [3, 4] as const)
      test(`${name} of ${players}: each gives to a partner if it has one`, () => {
        const bots = {
          greedy: greedy(engine),
          flat: flatMonteCarlo(engine, { iterations: 60 }),
          ismcts: ismcts(engine, { iterations: 200 }),
        };
        const last = { ...engine.initialState({ players, seed: 'any' }), turn: 5 * players - 1 };
        for (const seat of Array(players).keys()) {
          const state = { ...last, pending: [{ ask: 'gift', player: seat }] as const };
          const partners =
            engine
              .teams(state)
              .find((team) => team.includes(seat))
              ?.filter((other) => other !== seat) ?? [];
          for (const [bot, { choose }] of Object.entries(bots)) {
            const action = choose(engine.view(state, seat), `${bot} ${seat}`);
            if (partners.length === 0) expect(action.type, bot).toBe('keep');
            else expect(action.type === 'give' && partners.includes(action.to), bot).toBe(true);
          }
        }
      });
});
