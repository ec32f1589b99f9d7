/** Somebody tampers with the replay of a game: it is noticed, or harmless. */
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { randomOptions } from '../random-options';
import { SCALE, SEED } from '../scale';
import { chanceOf } from './hostile';
import { recorded, tampered, ways } from './tampering';

const GAMES = 3 * SCALE;
const TIMES = 60;

describe.each(games)('%s', (name, { engine }) => {
  test('each way to tamper with a replay is noticed, or harmless for a reason', () => {
    const chance = chanceOf(`tampering ${name} ${SEED}`);
    const met = new Set<string>();
    const cases = Array.from({ length: GAMES }, (_, i) =>
      recorded(engine, randomOptions(engine, `${i}`, chance), chance),
    );
    for (const game of cases)
      for (let i = 0; i < TIMES; i++) {
        const { way, came } = tampered(engine, game, chance);
        met.add(way).add(came);
      }
    expect([...met]).toEqual(expect.arrayContaining([...ways, 'illegal-action', 'checkpoint-differs', 'malformed']));
  });
});
