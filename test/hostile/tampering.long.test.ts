/** Tests of replays that were tampered with: `verifyReplay` refuses the replay, or the change is harmless. */
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { randomOptions } from '../random-options';
import { SCALE, SEED } from '../scale';
import { chanceOf } from './hostile';
import { recorded, tampered, ways } from './tampering';

const GAMES = 3 * SCALE;
const TIMES = 60;

describe.each(games)('%s', (name, { engine }) => {
  test('refuses a replay that was tampered with, unless the change is harmless for a known reason', () => {
    const chance = chanceOf(`tampering ${name} ${SEED}`);
    const met = new Set<string>();
    const cases = Array.from({ length: GAMES }, (_, i) =>
      recorded(engine, randomOptions(engine, `${i}`, chance), chance),
    );
    for (const game of cases)
      for (let i = 0; i < TIMES; i++) {
        const { way, result } = tampered(engine, game, chance);
        met.add(way).add(result);
      }
    expect([...met]).toEqual(expect.arrayContaining([...ways, 'illegal-action', 'checkpoint-differs', 'malformed']));
  });
});
