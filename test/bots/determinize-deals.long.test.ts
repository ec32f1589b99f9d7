/** Tests deals from views of random games: each deal is a valid state, and its view equals the given one. */
import type { Viewer } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { chanceOf, games } from '../contract/games';
import { randomOptions } from '../random-options';
import { SCALE } from '../scale';

const GAMES = 24 * SCALE;
/** The mean number of plies between two deals. */
const PLIES = 20;

describe.each(games)('%s', (name, { engine, schemas }) => {
  test('a deal is a valid state with the same view', () => {
    const chance = chanceOf(`deals ${name}`);
    for (let game = 0; game < GAMES; game++) {
      const options = randomOptions(engine, `deals ${game}`, chance);
      let state = engine.initialState(options);
      for (let isOver = false; !isOver; ) {
        isOver = engine.isTerminal(state);
        const viewer = chance.pick<Viewer>(['spectator', ...state.players.map((_, seat) => seat)]);
        const view = engine.view(state, viewer);
        const dealt = engine.determinize(view, `deal ${game}`);
        expect(schemas.problems(dealt)).toEqual([]);
        expect(engine.view(dealt, viewer)).toEqual(view);
        const played = engine.clone(state);
        engine.playRandomly(played, 1 + chance.int(2 * PLIES), chance);
        state = played;
      }
    }
  });
});
