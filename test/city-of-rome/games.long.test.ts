import { createEngine, engine, playerCounts, standardComponents } from '@ludi-romani/city-of-rome';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../packages/city-of-rome/src/validation/invariants';
import { deal, idle, idleMove, manyGames, printed, type Style, wholeGame } from './scene';

/** Plies of whole games: the bounds, and the mean for each style (section 13, invariant 14). */
const plies = {
  2: { least: 85, most: 176, random: 128, eager: 142 },
  3: { least: 128, most: 267, random: 193, eager: 214 },
  4: { least: 171, most: 356, random: 257, eager: 285 },
} as const;

const GAMES = 120;
const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

describe.each(playerCounts)('section 13, %i players', (players) => {
  test.each(['random', 'eager'] as const)(
    '%s games have the lengths and scores that the rules state',
    (style: Style) => {
      const lengths: number[] = [];
      const totals: number[] = [];
      for (let i = 0; i < GAMES; i++) {
        const { state, actions } = wholeGame({ players, seed: `length ${i}` }, style);
        lengths.push(actions.length);
        for (const { total, rows } of engine.outcome(state)?.scores ?? []) {
          totals.push(total);
          for (const points of Object.values(rows)) expect(Number.isInteger(points) && points >= 0).toBe(true);
          expect([0, 4, 12, 24, 40]).toContain(rows.aqueducts);
        }
      }
      const { least, most } = plies[players];
      expect(Math.abs(mean(lengths) - plies[players][style])).toBeLessThan(3);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
      expect(engine.maxPlies(players)).toBeGreaterThanOrEqual(most);
      const [low, high] = style === 'random' ? [25, 35] : [36, 48];
      expect(mean(totals)).toBeGreaterThan(low);
      expect(mean(totals)).toBeLessThan(high);
    },
  );

  test('maxPlies includes a university and 11 production buildings left out in every turn', () => {
    expect(engine.maxPlies(players)).toBeGreaterThanOrEqual(players * (1 + 14 * (6 + 5 + 11)));
    const buildings = standardComponents.buildings.map((type) =>
      type.id === 'university' ? { ...type, bonus: 15 } : type,
    );
    const longer = createEngine({ ...standardComponents, buildings }).maxPlies(players) - engine.maxPlies(players);
    expect(longer).toBe(players * 14 * 14);
  });

  test('a game without builds and production has the least number of plies', () => {
    let count = 0;
    for (let state = deal({ players }); !engine.isTerminal(state); state = engine.apply(state, idleMove(state)))
      count++;
    expect(count).toBe(plies[players].least);
    expect(engine.outcome(idle(deal({ players }), () => false))?.scores.map(({ total }) => total)).toEqual(
      Array(players).fill(5),
    );
  });

  test('the invariants hold in every state', () => {
    manyGames(players, 10, (state) => {
      expect(invariants(printed, state)).toEqual([]);
    });
  });
});
