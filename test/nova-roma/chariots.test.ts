import { describe, expect, test } from 'vitest';
import { type Laying, north, performing, racers, south } from './performing';
import { at } from './scene';

type Racers = Parameters<Laying>[1]['tracks']['track-1'];
type Marker = Racers[number]['marker'];
/**
 * Returns a scene at the end of a round in which the preferred chariot of track 1 is awarded. `racers` are the markers on this track, the
 * leader first.
 */
const award = (players: 1 | 2 | 3 | 4, ...racers: readonly (readonly [Marker, number])[]) =>
  performing(
    'race',
    (_, state) => {
      state.preferredChariot = 'chariot-1b';
      state.tracks['track-1'] = racers.map(([marker, space]) => ({ marker, space }));
    },
    { players, frames: [{ do: 'chariot-tile' }] },
  );
const winners = (play: ReturnType<typeof award>) =>
  play.state.players.flatMap(({ chariots }, seat) => (chariots.includes('chariot-1b') ? [seat] : []));

describe('the preferred chariot', () => {
  test('NR-4.51 the player furthest on its track takes the tile', () => {
    const play = award(3, [2, 5], [0, 3], [1, 0]);
    play.end();
    expect([winners(play), play.state.preferredChariot]).toEqual([[2], null]);
    expect(play.events).toContainEqual({ type: 'chariot-tile-awarded', chariot: 'chariot-1b', winner: 2 });
  });

  test('NR-4.52 NR-4.53 on one space the lowest of the stack leads, also on the start space', () => {
    expect(winners(award(3, [1, 5], [2, 5], [0, 0]))).toEqual([1]);
    expect(winners(award(4, [3, 0], [0, 0], [1, 0], [2, 0]))).toEqual([3]);
  });

  test('NR-4.52 a marker that arrives later is higher', () => {
    const play = performing(
      'race',
      (own, state) => {
        own.artisans = 0;
        state.preferredChariot = 'chariot-1b';
        state.tracks['track-1'] = racers([1, 2], [0, 1], [2, 0]);
      },
      { frames: [{ do: 'race', player: 0 }, { do: 'chariot-tile' }] },
    ).act('0 advance-chariot track-1');
    expect(winners(play)).toEqual([1]);
  });

  test('NR-8.9 NR-8.10 T38 with two players the tile leaves the game, unless a player is ahead of the neutral marker', () => {
    const led = award(2, ['neutral', 4], [0, 4], [1, 2]);
    led.end();
    expect([winners(led), led.state.removed.chariots]).toEqual([[], ['chariot-1b']]);
    const level = award(2, [1, 5], [0, 5], ['neutral', 4]);
    expect([winners(level), level.state.removed.chariots]).toEqual([[1], []]);
  });

  test('NR-4.54 the next tile becomes preferred, and a new one is revealed if the deck has any', () => {
    const next = (deck: string[]) =>
      performing(
        'race',
        (_, state) => {
          state.preferredChariot = null;
          state.nextChariot = 'chariot-2a';
          state.decks.chariot = deck;
        },
        { frames: [{ do: 'next-chariot' }] },
      ).end();
    expect(next(['chariot-3a', 'chariot-3b'])).toMatchObject({
      preferredChariot: 'chariot-2a',
      nextChariot: 'chariot-3b',
      decks: { chariot: ['chariot-3a'] },
    });
    expect(next([])).toMatchObject({ preferredChariot: 'chariot-2a', nextChariot: null });
  });
});

describe('the AI', () => {
  test('NR-8.29 T56 the player takes the tile only if strictly ahead, otherwise the AI takes it', () => {
    const taken = award(1, [0, 6], ['neutral', 5]);
    expect([winners(taken), taken.end().ai?.chariots]).toEqual([[0], []]);
    // the neutral marker came to the space last, but the AI still wins
    const level = award(1, [0, 5], ['neutral', 5]);
    expect([winners(level), level.end().ai?.chariots]).toEqual([[], ['chariot-1b']]);
    expect(award(1, ['neutral', 5], [0, 4]).end().ai?.chariots).toEqual(['chariot-1b']);
  });

  test('NR-8.30 NR-8.35 when a tile becomes preferred, the AI advances on its track, without horses and wheels', () => {
    const follow = (space: number) =>
      performing(
        'race',
        (_, state) => {
          state.nextChariot = 'chariot-1a';
          state.tracks['track-1'] = racers([0, 8], ['neutral', space]);
        },
        { players: 1, frames: [{ do: 'next-chariot' }] },
      ).end();
    expect(follow(5).tracks['track-1']).toEqual(racers([0, 8], ['neutral', 6]));
    expect(follow(8).tracks['track-1'].map(({ space }) => space)).toEqual([8, 8]);
  });

  const moves = (laying: Laying = () => {}) => performing('sail', laying, { players: 1, frames: [{ do: 'ai-moves' }] });

  test('NR-8.20 the AI starts with a ship on the 3 VP port of each route, and with its start score', () => {
    const { ai } = moves().state;
    expect(ai).toMatchObject({ vp: 30, chariots: [] });
    const begun = performing('sail', () => {}, { players: 1, frames: [] }).end();
    expect(begun.ai?.ships).toEqual([north(2), south(1)]);
  });

  test('NR-8.31 the leftmost shipping contract leaves the game, the display is refilled, each ship advances', () => {
    const play = moves((_, state) => {
      state.displays.shipping = ['sc-01', 'sc-02', 'sc-03', 'sc-04'];
      state.decks.shipping = ['sc-05', 'sc-06'];
    });
    expect(play.end().displays.shipping).toEqual(['sc-02', 'sc-03', 'sc-04', 'sc-06']);
    expect(play.state.removed.shipping).toEqual(['sc-01']);
    expect(play.state.ai?.ships).toEqual([north(3), south(2)]);
    expect(at(play.state, 0)).toMatchObject({ coins: 0, influence: 0 });
  });

  test('NR-8.32 the leftmost building contract goes to the pile of the AI', () => {
    const play = moves((_, state) => {
      state.displays.building = ['bc-01', 'bc-02', 'bc-03', 'bc-04'];
      state.decks.building = ['bc-05'];
    });
    expect(play.end().displays.building).toEqual(['bc-02', 'bc-03', 'bc-04', 'bc-05']);
    expect(play.state.ai?.contracts).toEqual(['bc-01']);
  });

  test('NR-8.35 a ship on the last port stays; an empty leftmost slot loses nothing', () => {
    const play = moves((_, state) => {
      state.displays.shipping = [null, null, null, null];
      state.displays.building = [null, null, null, null];
      Object.assign(state.decks, { shipping: [], building: [] });
      if (state.ai !== null) state.ai.ships = [north(9), south(7)];
    });
    expect(play.end().ai?.ships).toEqual([north(9), south(7)]);
    expect([play.state.removed.shipping, play.state.displays.shipping]).toEqual([[], [null, null, null, null]]);
    expect(play.state.ai?.contracts).toEqual([]);
  });
});
