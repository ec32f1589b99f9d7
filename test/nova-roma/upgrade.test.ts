import { describe, expect, test } from 'vitest';
import { performing, played, riches, TRIVIA } from './performing';
import { at, clauseOf, scene } from './scene';

const MARCUS = 21;
const RUFUS = 25;
const SENECA = 26;

describe('upgrade', () => {
  test.each([1, 2, 3])('NR-5.10 gives %i influence with that strength', (strength) => {
    expect(at(performing('upgrade', undefined, { strength }).state, 0).influence).toBe(strength);
  });

  test('NR-5.10 NR-5.11 NR-5.74 T10 T19 gives influence for wine, and a coin for each point beyond 8', () => {
    const play = performing(
      'upgrade',
      (own) => {
        own.influence = 8;
        own.goods.wine = 2;
      },
      { strength: 2 },
    );
    expect(riches(play.state, 0)).toMatchObject({ influence: 8, coins: 2 });
    expect(play.lines).toEqual(['0 spend-wine 1', '0 spend-wine 2', '0 skip']);
    expect(clauseOf(play.state, { type: 'spend-wine', player: 0, amount: 3 })).toBe('NR-5.11');
    play.act('0 spend-wine 2');
    expect(riches(play.state, 0)).toMatchObject({ influence: 8, coins: 4 });
    expect(at(play.state, 0).goods.wine).toBe(0);
  });

  test('NR-5.12 T20 sells each tile for the price of its slot', () => {
    const poor = performing('upgrade');
    expect(poor.lines).toEqual(['0 take-estate-tile 1', '0 take-estate-tile 2', '0 skip']);
    expect(clauseOf(poor.state, { type: 'take-estate-tile', player: 0, slot: 3 })).toBe('NR-5.12');
    const rich = performing('upgrade', (own) => {
      own.coins = 1;
      own.goods.wine = 1;
    }).act('0 skip');
    expect(rich.lines).toEqual([1, 2, 3, 4, 'special'].map((slot) => `0 take-estate-tile ${slot}`).concat('0 skip'));
    for (const [slot, coins, wine] of [
      [1, 1, 1],
      [2, 1, 1],
      [3, 0, 1],
      [4, 0, 1],
      ['special', 1, 0],
    ] as const) {
      const { state } = performing('upgrade', (own) => {
        own.coins = 1;
        own.goods.wine = 1;
      }).act('0 skip', `0 take-estate-tile ${slot}`);
      expect([at(state, 0).coins, at(state, 0).goods.wine]).toEqual([coins, wine]);
    }
  });

  test('NR-5.12 NR-5.16 NR-4.18 leaves the slot of the tile empty during the turn', () => {
    const play = performing('upgrade', (_, state) => {
      state.displays.estate = [null, 'eb-02', 'eb-03', 'eb-04'];
      state.special = null;
    });
    expect(play.lines).toEqual(['0 take-estate-tile 2', '0 skip']);
    expect(clauseOf(play.state, { type: 'take-estate-tile', player: 0, slot: 'special' })).toBe('NR-4.19');
    expect(clauseOf(play.state, { type: 'take-estate-tile', player: 0, slot: 1 })).toBe('NR-4.18');
    play.act('0 take-estate-tile 2', '0 place-estate-tile 4');
    expect(at(play.state, 0).tiles[4]).toBe('eb-02');
    expect(play.state.displays.estate).toEqual([null, null, 'eb-03', 'eb-04']);
    play.end();
  });

  test('NR-5.13 NR-5.14 NR-5.15 puts the tile on any space; a tile there leaves the game, an artisan stays, nothing is triggered', () => {
    const play = performing('upgrade', (own, state) => {
      own.tiles[0] = 'eb-16';
      own.tiles[1] = 'es-5';
      own.turned[1] = true;
      own.placed[1] = true;
      state.displays.estate[0] = 'eb-17';
      state.displays.estate[1] = 'eb-01';
    });
    play.act('0 take-estate-tile 1');
    expect(play.lines).toEqual([...Array(9).keys()].map((space) => `0 place-estate-tile ${space}`));
    play.act('0 place-estate-tile 1');
    const own = at(play.end(), 0);
    expect(own.tiles.slice(0, 2)).toEqual(['eb-16', 'eb-17']);
    expect(own.turned[1]).toBe(false);
    expect(own.placed[1]).toBe(true);
    expect(play.state.removed.estate).toEqual(['es-5']);
    expect(own.goods).toEqual({ wheat: 0, stone: 0, wood: 0, wine: 0, horse: 0 });
  });

  test('NR-5.12 the tile may be skipped', () => {
    expect(at(performing('upgrade').act('0 skip').end(), 0).tiles).toEqual(Array(9).fill(null));
  });
});

describe('followers of upgrade', () => {
  test('NR-5.126 NR-4.26 Seneca adds strength, but not beyond 3', () => {
    const play = performing('upgrade', (own) => (own.row = [played(SENECA)])).act(`0 activate-follower ${SENECA}`);
    expect(at(play.state, 0).influence).toBe(2);
    const strong = performing('upgrade', (own) => (own.row = [played(SENECA), played(MARCUS)]), { strength: 3 });
    expect(clauseOf(strong.state, { type: 'activate-follower', player: 0, follower: SENECA })).toBe('NR-4.26');
  });

  test('NR-5.121 NR-4.26 Marcus gives a good of choice, unless all are at 5', () => {
    const play = performing('upgrade', (own) => {
      own.row = [played(MARCUS)];
      own.goods.stone = 5;
    }).act(`0 activate-follower ${MARCUS}`);
    expect(play.lines).toEqual(['wheat', 'wood', 'wine', 'horse'].map((good) => `0 choose-good ${good}`));
    play.act('0 choose-good wine');
    expect(at(play.state, 0).goods).toMatchObject({ wine: 1 });
    expect(play.lines).toContain('0 spend-wine 1');
    const full = performing('upgrade', (own) =>
      Object.assign(own, { row: [played(MARCUS)], goods: { wheat: 5, stone: 5, wood: 5, wine: 5, horse: 5 } }),
    );
    expect(clauseOf(full.state, { type: 'activate-follower', player: 0, follower: MARCUS })).not.toBe(true);
  });

  test('NR-5.125 Rufus places an artisan for a coin', () => {
    const play = performing('upgrade', (own) => Object.assign(own, { row: [played(RUFUS)], coins: 1 })).act(
      `0 activate-follower ${RUFUS}`,
    );
    expect(at(play.state, 0).coins).toBe(0);
    expect(play.lines).toEqual([...Array(9).keys()].map((space) => `0 place-artisan ${space}`));
    play.act('0 place-artisan 0');
    expect(at(play.state, 0)).toMatchObject({ artisans: 0, goods: { wheat: 1, wood: 1 } });
    // the engine asks the same question between steps again, and then step 1 gives influence
    expect(at(play.state, 0).influence).toBe(1);
  });

  test('NR-4.26 Rufus is not offered without a coin, an artisan or a space', () => {
    const offered = (change: (own: Parameters<NonNullable<Parameters<typeof performing>[1]>>[0]) => void) => {
      const play = performing('upgrade', (own) => {
        own.row = [played(RUFUS)];
        own.coins = 1;
        change(own);
      });
      return play.lines.includes(`0 activate-follower ${RUFUS}`);
    };
    expect(offered(() => {})).toBe(true);
    expect(offered((own) => Object.assign(own, { coins: 0 }))).toBe(false);
    expect(offered((own) => Object.assign(own, { artisans: 0 }))).toBe(false);
    expect(offered((own) => own.placed.fill(true))).toBe(false);
    expect(offered((own) => own.tiles.fill('eb-16'))).toBe(false);
    expect(
      offered((own) => {
        own.tiles.fill('eb-16');
        own.row.push(played(TRIVIA));
      }),
    ).toBe(true);
  });
});

test('NR-4.65 the gains of a follower stay when it leaves the row; played again it is face up and fresh', () => {
  const play = scene(
    3,
    {
      set: (state) => {
        state.running = { player: 0, action: 'recruit', strength: 3, sub: null, waived: false, helped: false };
        const own = at(state, 0);
        own.influence = 1;
        own.hand = [1];
        own.row = [played(31, { exhausted: true }), ...[2, 3, 4, 5, 6, 7].map((follower) => played(follower))];
      },
    },
    [{ ask: 'play-follower', player: 0, tile: null, window: null }],
  ).act('0 play-follower 1', '0 replace-follower 31');
  expect(play.state.running?.strength).toBe(3);
  expect(at(play.state, 0).row.map(({ follower }) => follower)).toEqual([2, 3, 4, 5, 6, 7, 1]);
  expect(play.state.discards).toEqual([31]);
  const again = scene(
    3,
    {
      set: (state) => {
        state.running = { player: 0, action: 'recruit', strength: 3, sub: null, waived: false, helped: false };
        at(state, 0).hand = [31];
      },
    },
    [{ ask: 'play-follower', player: 0, tile: null, window: null }],
  ).act('0 play-follower 31');
  expect(at(again.state, 0).row).toEqual([played(31, { fresh: true })]);
});

test('NR-5.12 the purpose of the payment names the tile', () => {
  const play = performing(
    'upgrade',
    (own, { displays }) => {
      own.coins = 9;
      displays.estate[2] = 'eb-07';
    },
    { frames: [{ ask: 'estate-tile', player: 0, window: 'open' }] },
  ).act('0 take-estate-tile 3');
  expect(play.events.find(({ type }) => type === 'paid')).toMatchObject({
    purpose: { kind: 'estate-tile', tile: 'eb-07' },
  });
});
