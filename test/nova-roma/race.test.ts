import { engine } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { type Laying, LUCIUS, MANIUS, performing, played, racers, riches } from './performing';
import { at, clauseOf } from './scene';

type Tracks = Parameters<Laying>[1]['tracks'];
const advance = (track: number) => `0 advance-chariot track-${track}`;
const spend = (track: number) => `0 spend-charioteer track-${track}`;
/** Returns a setup with the marker of seat 0 on these spaces of the three tracks. The markers of all other seats are on the start space. */
const on =
  (...spaces: readonly [number, number, number]): Laying =>
  (_, state) => {
    spaces.forEach((space, index) => {
      const track = `track-${index + 1}` as keyof Tracks;
      const others = state.players.flatMap((_, marker) => (marker === 0 ? [] : [{ marker, space: 0 }]));
      state.tracks[track] = [{ marker: 0, space }, ...others];
    });
  };
const racing = (strength: number, spaces: readonly [number, number, number] = [0, 0, 0], laying: Laying = () => {}) =>
  performing(
    'race',
    (own, state) => {
      own.artisans = 0;
      on(...spaces)(own, state);
      laying(own, state);
    },
    { strength },
  );
const spaces = (play: ReturnType<typeof racing>, seat = 0) =>
  Object.values(play.state.tracks).map((racers) => racers.find(({ marker }) => marker === seat)?.space);

describe('the movement', () => {
  test('NR-5.56 advances a number of spaces equal to the strength, on one track or several', () => {
    expect(racing(1).lines).toEqual([advance(1), advance(2), advance(3), '0 skip']);
    expect(spaces(racing(2).act(advance(1), advance(1)))).toEqual([2, 0, 0]);
    const split = racing(3).act(advance(1), advance(3), advance(2));
    split.end();
    expect(spaces(split)).toEqual([1, 1, 1]);
  });

  test('NR-5.57 a marker goes on top of a stack; the leader is listed first, on one space the lowest', () => {
    const play = racing(2, [0, 0, 0], (_, state) => {
      state.tracks['track-1'] = racers([2, 2], [1, 1], [0, 0]);
    });
    play.act(advance(1));
    expect(play.state.tracks['track-1'].map(({ marker }) => marker)).toEqual([2, 1, 0]);
    play.act(advance(1));
    expect(play.state.tracks['track-1']).toEqual(racers([2, 2], [0, 2], [1, 1]));
    // a marker moves out of a stack, past the marker below it
    const out = racing(1, [0, 0, 0], (_, state) => {
      state.tracks['track-1'] = racers([1, 1], [0, 1], [2, 1]);
    }).act(advance(1));
    expect(out.state.tracks['track-1'].map(({ marker }) => marker)).toEqual([0, 1, 2]);
  });

  test('NR-5.58 NR-5.76 an available artisan goes to the general supply for one more space on any track', () => {
    const play = racing(1, [0, 0, 0], (own) => (own.artisans = 2));
    const { artisanSupply } = play.state;
    play.act(advance(1));
    expect(play.lines).toEqual([spend(1), spend(2), spend(3), '0 skip']);
    play.act(spend(2)).end();
    expect(spaces(play)).toEqual([1, 1, 0]);
    expect([riches(play.state, 0).artisans, play.state.artisanSupply]).toEqual([1, artisanSupply + 1]);
    const none = racing(1, [0, 0, 0], (own) => {
      own.placed[4] = true; // not from the production area
    });
    none.act(advance(1)).end();
    expect(
      clauseOf(
        { ...none.state, pending: [{ ask: 'charioteer', player: 0, tile: null, track: null, window: null }] },
        { type: 'spend-charioteer', player: 0, track: 'track-1' },
      ),
    ).toBe('NR-5.58');
  });

  test('NR-5.58 NR-4.15 the artisan can be spent even if the movement is skipped', () => {
    const play = racing(2, [0, 0, 0], (own) => (own.artisans = 1)).act('0 skip', spend(3));
    play.end();
    expect(spaces(play)).toEqual([0, 0, 1]);
  });

  test('NR-5.59 NR-5.60 NR-5.61 T35 a line costs its horses; the wheel behind it pays before the next space', () => {
    const play = racing(3, [1, 0, 0], (own) => (own.goods.horse = 1));
    play.act(advance(1), advance(1));
    expect(play.lines).toEqual(['0 wheel-reward achievement-marker', '0 wheel-reward influence']);
    expect(at(play.state, 0).goods.horse).toBe(0);
    play.act('0 wheel-reward influence', advance(1)).end();
    expect(spaces(play)).toEqual([4, 0, 0]);
    expect(riches(play.state, 0).influence).toBe(1);
    const stopped = racing(3, [1, 0, 0]).act(advance(1));
    expect(stopped.lines).toEqual([advance(2), advance(3), '0 skip']);
    expect(clauseOf(stopped.state, { type: 'advance-chariot', player: 0, track: 'track-1' })).toBe('NR-5.59');
  });

  test('NR-5.59 the second line costs two horses, and the charioteer pays them too', () => {
    const laying: Laying = (own) => {
      own.goods.horse = 2;
      own.artisans = 1;
    };
    const play = racing(1, [5, 0, 0], laying).act(advance(1), '0 wheel-reward achievement-marker');
    expect(at(play.state, 0).goods.horse).toBe(0);
    const driven = racing(1, [5, 0, 0], laying).act(advance(2), spend(1), '0 wheel-reward influence');
    expect(at(driven.end(), 0).goods.horse).toBe(0);
    expect(spaces(driven)).toEqual([6, 1, 0]);
  });

  test('NR-5.60 NR-3.17 NR-4.37 an achievement marker comes from the hippodrome to the player', () => {
    const play = racing(1, [2, 0, 0], (own) => (own.goods.horse = 1));
    expect(at(play.state, 0).achievementMarkers).toEqual({ own: 4, hippodrome: 3 });
    play.act(advance(1), '0 wheel-reward achievement-marker').end();
    expect(at(play.state, 0).achievementMarkers).toEqual({ own: 5, hippodrome: 2 });
  });

  test('NR-5.61 NR-5.74 T36 without a marker at the hippodrome, the wheel gives influence without a choice, beyond 8 a coin', () => {
    const play = (influence: number) =>
      racing(1, [2, 0, 0], (own) => {
        own.goods.horse = 1;
        own.achievementMarkers.hippodrome = 0;
        own.influence = influence;
      }).act(advance(1));
    expect(riches(play(0).end(), 0)).toEqual({ influence: 1, coins: 0, artisans: 0 });
    expect(riches(play(8).end(), 0)).toEqual({ influence: 8, coins: 1, artisans: 0 });
    const open = { ...play(0).state, pending: [{ ask: 'wheel' as const, player: 0, track: 'track-1' as const }] };
    expect(clauseOf(open, { type: 'wheel-reward', player: 0, choice: 'achievement-marker' })).toBe('NR-5.61');
  });

  test('NR-5.62 NR-5.63 stopping early is allowed, and a marker on the last space stays there', () => {
    const play = racing(3, [8, 0, 0]);
    expect(play.lines).toEqual([advance(2), advance(3), '0 skip']);
    expect(clauseOf(play.state, { type: 'advance-chariot', player: 0, track: 'track-1' })).toBe('NR-5.62');
    play.act(advance(2), '0 skip').end();
    expect(spaces(play)).toEqual([8, 1, 0]);
    racing(3, [8, 8, 8]).end();
  });

  test('NR-5.119 NR-5.120 NR-4.24 NR-9.2 followers are activated at the boundaries of steps, not inside a step', () => {
    const row: Laying = (own) => Object.assign(own, { row: [played(LUCIUS), played(MANIUS)], coins: 1, artisans: 1 });
    const [lucius, manius] = [`0 activate-follower ${LUCIUS}`, `0 activate-follower ${MANIUS}`];
    const play = racing(1, [0, 0, 0], row);
    expect(play.lines).toEqual([advance(1), advance(2), advance(3), '0 skip', lucius, manius]);
    play.act(manius, advance(1));
    expect(play.lines).toEqual([advance(1), advance(2), advance(3), '0 skip']);
    play.act(advance(1));
    expect(play.lines).toEqual([spend(2), spend(3), '0 skip', lucius]); // no horse for track 1
    play.act('0 skip');
    expect(play.lines).toEqual([lucius, '0 continue']);
    play.act('0 continue').end();
    const late = racing(1, [0, 0, 0], row).act(advance(1));
    expect(late.lines).not.toContain(manius); // NR-4.25
  });
});

describe('the markers at the start', () => {
  test('NR-3.15 NR-3.16 each track has a separate stack on the start space, in any order', () => {
    const { tracks } = engine.initialState({ players: 4, seed: 'stacks' });
    for (const racers of Object.values(tracks)) {
      expect(racers.map(({ space }) => space)).toEqual([0, 0, 0, 0]);
      expect(racers.map(({ marker }) => marker).sort()).toEqual([0, 1, 2, 3]);
    }
    const orders = Array.from({ length: 20 }, (_, seed) =>
      Object.values(engine.initialState({ players: 3, seed: `${seed}` }).tracks).map((racers) =>
        racers.map(({ marker }) => marker).join(''),
      ),
    );
    expect(new Set(orders.flat()).size).toBe(6);
    expect(orders.some(([a, b]) => a !== b)).toBe(true);
  });

  test('NR-8.3 NR-8.12 the neutral marker of each track is on space 4 with two players, on space 3 in a solo game', () => {
    const neutral = (players: 1 | 2 | 3) =>
      Object.values(engine.initialState({ players, seed: 'neutral' }).tracks).map(
        (racers) => racers.find(({ marker }) => marker === 'neutral')?.space,
      );
    expect(neutral(2)).toEqual([4, 4, 4]);
    expect(neutral(3)).toEqual([undefined, undefined, undefined]);
    expect([...neutral(1)].sort()).toEqual([3, 3, 4]); // NR-8.20: the track of the preferred chariot
  });
});
