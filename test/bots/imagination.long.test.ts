/** Compares hidden information in random games with the deals of `determinize`. `SCALE=20` plays more games. */
import type { Viewer } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { chanceOf, games } from '../contract/games';
import { randomOptions } from '../random-options';
import { SCALE, SEED } from '../scale';
import { deviations, imagined, LIMIT } from './imagination';

const GAMES = 120 * SCALE;

describe.each(games)('%s', (name, { engine }) => {
  test('every hidden thing is at each place as often as in deals', () => {
    const chance = chanceOf(`imagination ${name} ${SEED}`);
    const looks = Array.from({ length: GAMES }, (_, game) => {
      const options = randomOptions(engine, `imagination ${game}`, chance);
      // in half of the games the viewer is a spectator, from whom most information is hidden
      const viewer: Viewer = chance.int(2) === 0 ? 'spectator' : chance.int(options.players);
      return imagined(engine, options, viewer, chance) ?? [];
    }).flat();
    expect(looks.length).toBeGreaterThan(GAMES / 2);
    const found = deviations(looks);
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter(({ sigma }) => sigma > LIMIT)).toEqual([]);
  });
});
