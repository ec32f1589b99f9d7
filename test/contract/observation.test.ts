/** Tests of the observations of the four games: their sizes, and the errors for what they cannot read. */
import { describe, expect, test } from 'vitest';
import { chanceOf } from './games';
import { observed } from './observations';

/** By game, for each number of players: the size, and the size with short lists alone by place. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  aquileia: ['2: 1476, 1176', '3: 1633, 1321', '4: 1790, 1466', '5: 1947, 1611'],
  'city-of-rome': ['2: 11353, 2533', '3: 16528, 3298', '4: 21703, 4063'],
  'forum-trajanum': ['2: 7195, 1765', '3: 10028, 2216', '4: 12903, 2769'],
  'nova-roma': ['1: 7075, 3009', '2: 10255, 3623', '3: 13435, 4301', '4: 16615, 4979'],
};

describe.each(observed)('$name', ({ name, engine, fast, observation }) => {
  const players = engine.playerCounts[0] ?? 0;

  test('has a fixed size for each number of players', () => {
    const sizes = engine.playerCounts.map((count) => {
      const { size, features } = observation({ players: count });
      expect(features).toHaveLength(size);
      expect(new Set(features.map((feature) => feature.name)).size).toBe(size);
      return `${count}: ${size}, ${observation({ players: count, places: 64 }).size}`;
    });
    expect(sizes).toEqual(SIZES[name]);
  });

  test('has every list of limited length by place', () => {
    const everything = observation({ players, places: Number.POSITIVE_INFINITY });
    expect(observation({ players }).size).toBe(everything.size);
  });

  test('rejects other numbers of players', () => {
    for (const count of [0, 9, 2.5, Number.NaN])
      expect(() => observation({ players: count })).toThrow(expect.objectContaining({ code: 'invalid-options' }));
    const most = Math.max(...engine.playerCounts);
    const view = engine.view(engine.initialState({ players: most, seed: 'x' }), 0);
    const few = observation({ players: Math.min(...engine.playerCounts) });
    expect(() => few.encode(view)).toThrow(expect.objectContaining({ code: 'invalid-view' }));
  });

  test('reads no state, which has the secrets of all players', () => {
    const state = engine.initialState({ players, seed: 'x' });
    const { encode } = observation({ players });
    expect(() => encode(state)).toThrow(expect.objectContaining({ code: 'invalid-view' }));
  });

  test('puts the areas in the order of the seats, from the viewer on', () => {
    const most = Math.max(...engine.playerCounts);
    const { features, encode } = observation({ players: most });
    const names = features.map((feature) => feature.name);
    const areas = [...names.keys()].filter((place) => /^players\.\d+\.[^@]*$/.test(names[place] ?? ''));
    const state = fast.clone(fast.initialState({ players: most, seed: 'seats' }));
    fast.playRandomly(state, 50, chanceOf('seats'));
    for (let viewer = 1; viewer < most; viewer++) {
      const view = fast.view(state, viewer);
      const players = [...view.players.slice(viewer), ...view.players.slice(0, viewer)];
      const [numbers, rotated, fixed] = [view, { ...view, viewer: 0, players }, { ...view, viewer: 0 }].map((seen) => {
        const all = encode(seen);
        return areas.map((place) => `${names[place]} ${all[place]}`);
      });
      expect(numbers).toEqual(rotated);
      expect(numbers).not.toEqual(fixed);
    }
  });
});
