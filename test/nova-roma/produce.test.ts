import { describe, expect, test } from 'vitest';
import { JACOBUS, type Laying, north, performing, played, riches, south, TITUS, TRIVIA } from './performing';
import { at, clauseOf } from './scene';

const HIRE = '0 hire-artisan';
const place = (space: number) => `0 place-artisan ${space}`;
const producing = (strength: number, laying: Laying = () => {}) => performing('produce', laying, { strength });
/** Returns a scene in which seat 0 has placed an artisan on this tile. The tile is in the top left corner, on the lines of wheat and wood. */
const onto = (tile: string, laying: Laying = () => {}, strength = 1) =>
  producing(strength, (own, state) => {
    own.tiles[0] = tile;
    laying(own, state);
  }).act(place(0));

describe('hiring and placing', () => {
  test('NR-5.65 T3 artisans are hired and placed as often as the strength, in any order; stopping early is allowed', () => {
    const laying: Laying = (own) => {
      own.artisans = 2;
      own.goods.wheat = 2;
    };
    for (const plan of [[HIRE, HIRE], [HIRE, place(8)], [place(8), HIRE], [place(8), place(4)], ['0 skip']]) {
      producing(2, laying)
        .act(...plan)
        .end();
    }
    const three = producing(3, laying).act(HIRE, place(8));
    expect(three.lines[0]).toBe(HIRE);
    three.act('0 skip').end();
  });

  test('NR-5.66 NR-3.6 an artisan costs 1 wheat and comes from the general supply, if it has any', () => {
    const play = producing(1, (own) => (own.goods.wheat = 1));
    const { artisanSupply } = play.state;
    play.act(HIRE).end();
    expect([at(play.state, 0).goods.wheat, riches(play.state, 0).artisans, play.state.artisanSupply]).toEqual([
      0,
      2,
      artisanSupply - 1,
    ]);
    const hire = { type: 'hire-artisan', player: 0 } as const;
    expect(clauseOf(producing(1).state, hire)).toBe('NR-5.66');
    const none = producing(1, (own, state) => {
      own.goods.wheat = 1;
      state.artisanSupply = 0;
    });
    expect(clauseOf(none.state, hire)).toBe('NR-3.6');
    const many = producing(3, (own) => {
      own.goods.wheat = 5;
      own.artisans = 6;
    }).act(HIRE, HIRE, HIRE);
    expect(riches(many.end(), 0).artisans).toBe(9);
  });

  test('NR-5.67 NR-5.68 NR-5.69 T39 row and column each yield one product for each artisan in the line', () => {
    const play = producing(3, (own) =>
      Object.assign(own, { artisans: 3, goods: { wheat: 1, stone: 1, wood: 1, wine: 1, horse: 1 } }),
    );
    play.act(place(0), place(1), place(4)).end();
    expect(at(play.state, 0).goods).toEqual({ wheat: 4, stone: 2, wood: 2, wine: 4, horse: 1 });
    expect([
      riches(play.state, 0).artisans,
      at(play.state, 0).placed.flatMap((there, space) => (there ? [space] : [])),
    ]).toEqual([0, [0, 1, 4]]);
    // the player places the artisan in the row of coins
    const coins = producing(1, (own) => {
      own.placed[6] = true;
      own.placed[2] = true;
    }).act(place(8));
    expect([riches(coins.end(), 0).coins, at(coins.state, 0).goods.horse]).toEqual([2, 2]);
  });

  test('NR-5.67 only an available artisan can be placed; NR-5.70 each space has room for one', () => {
    const none = producing(1, (own) => {
      own.artisans = 0;
      own.goods.wheat = 1;
    });
    expect(none.lines).toEqual([HIRE, '0 skip']);
    const space = { type: 'place-artisan', player: 0, space: 3 } as const;
    expect(clauseOf(none.state, space)).toBe('NR-5.67');
    const taken = producing(1, (own) => (own.placed[3] = true));
    expect(clauseOf(taken.state, space)).toBe('NR-5.70');
    expect(taken.lines).toEqual([...[0, 1, 2, 4, 5, 6, 7, 8].map(place), '0 skip']);
  });

  test('NR-5.73 T40 at most 5 of each good, the excess is wasted', () => {
    const play = producing(1, (own) => {
      own.goods = { wheat: 0, stone: 4, wood: 5, wine: 0, horse: 0 };
      own.placed[4] = true;
    }).act(place(3));
    expect(at(play.end(), 0).goods).toEqual({ wheat: 0, stone: 5, wood: 5, wine: 0, horse: 0 });
    const source = { kind: 'product', line: 'row', space: 3 };
    expect(play.events).toContainEqual({ type: 'gained', player: 0, gains: { stone: 1 }, source });
  });

  test('NR-5.132 NR-4.25 NR-5.137 T27 Titus adds strength only at the beginning of the action', () => {
    const play = producing(1, (own) => Object.assign(own, { row: [played(TITUS), played(JACOBUS)], artisans: 2 }));
    play.act(`0 activate-follower ${TITUS}`, place(0));
    expect(play.lines).not.toContain(`0 activate-follower ${TITUS}`);
    play.act(place(1)).end();
    const late = producing(2, (own) => Object.assign(own, { row: [played(TITUS)], artisans: 2 })).act(place(0));
    expect(late.lines).not.toContain(`0 activate-follower ${TITUS}`);
  });
});

describe('production, conversion and animal tiles', () => {
  test('NR-5.71 NR-5.301 a production tile pays each time', () => {
    const wheat = onto('eb-01');
    expect(at(wheat.end(), 0).goods).toMatchObject({ wheat: 2, wood: 1 });
    expect(at(wheat.state, 0).turned[0]).toBe(false);
    expect(riches(onto('eb-11').end(), 0).influence).toBe(1);
  });

  test('NR-5.302 NR-5.303 a tile converts a coin into an artisan, who can be placed in the same action', () => {
    const play = onto('eb-13', (own) => (own.coins = 1), 2);
    expect(play.lines).toEqual(['0 use-conversion', '0 skip']);
    play.act('0 use-conversion');
    expect(riches(play.state, 0)).toEqual({ coins: 0, influence: 0, artisans: 1 });
    play.act(place(4)).end();
    // the player can use the conversion once per placement
    expect(
      onto('eb-13', (own) => (own.coins = 9))
        .act('0 use-conversion')
        .end().players[0]?.coins,
    ).toBe(8);
  });

  test('NR-5.302 tiles convert influence into a good of choice or into two coins', () => {
    const good = onto('eb-14', (own) => (own.influence = 1)).act('0 use-conversion', '0 choose-good horse');
    expect(at(good.end(), 0).goods).toMatchObject({ wheat: 1, wood: 1, horse: 1 });
    expect(riches(good.state, 0).influence).toBe(0);
    const coins = onto('eb-15', (own) => (own.influence = 1)).act('0 use-conversion');
    expect(riches(coins.end(), 0)).toMatchObject({ influence: 0, coins: 2 });
  });

  test('NR-5.72 the products of row and column come before the tile, and can pay for it', () => {
    // the coin of the lower row pays for the conversion
    const play = producing(1, (own) => (own.tiles[6] = 'eb-13')).act(place(6));
    expect(play.lines).toEqual(['0 use-conversion', '0 skip']);
  });

  test('NR-5.316 NR-3.6 conversions are optional, and not offered if they cannot be paid or give nothing', () => {
    expect(
      riches(
        onto('eb-13', (own) => (own.coins = 1))
          .act('0 skip')
          .end(),
        0,
      ),
    ).toMatchObject({ coins: 1, artisans: 0 });
    onto('eb-13').end(); // no coin
    onto('eb-13', (own, state) => {
      own.coins = 1;
      state.artisanSupply = 0;
    }).end();
    const full = onto('eb-14', (own) =>
      Object.assign(own, { influence: 1, goods: { wheat: 4, stone: 5, wood: 4, wine: 5, horse: 5 } }),
    );
    expect(riches(full.end(), 0).influence).toBe(1);
    const convert = { type: 'use-conversion', player: 0 } as const;
    const asked = (tile: string) => ({
      ...full.state,
      players: full.state.players.map((own) => ({ ...own, tiles: [tile, ...own.tiles.slice(1)] })),
      pending: [{ ask: 'conversion' as const, player: 0, tile: 0 }],
    });
    expect(clauseOf(asked('eb-14'), convert)).toBe('NR-5.316'); // a good for influence
    expect(clauseOf(asked('eb-13'), convert)).toBe('NR-5.302'); // an artisan for a coin
  });

  test('NR-5.304 NR-5.305 NR-5.140 T42 only Trivia allows artisans on animals and lions, and pays a coin for each', () => {
    for (const tile of ['eb-16', 'es-1']) {
      const animal: Laying = (own) => (own.tiles[0] = tile);
      const space = { type: 'place-artisan', player: 0, space: 0 } as const;
      expect(clauseOf(producing(1, animal).state, space)).toBe('NR-5.304');
      const tamed = onto(tile, (own) => (own.row = [played(TRIVIA)]));
      expect(riches(tamed.end(), 0).coins).toBe(1);
      expect(at(tamed.state, 0).goods).toMatchObject({ wheat: 1, wood: 1 });
      expect(at(tamed.state, 0).turned[0]).toBe(false);
      // NR-4.29: not while she is fresh
      const fresh = producing(1, (own) => {
        own.tiles[0] = tile;
        own.row = [played(TRIVIA, { fresh: true })];
      });
      expect(clauseOf(fresh.state, space)).toBe('NR-5.304');
    }
  });
});

describe('goods of choice', () => {
  /** Returns a scene in which seat 0 has chosen goods, not coins, as the income of a tile, and must choose the three goods. */
  const goods = (laying: Laying) => onto('es-5', laying).act('0 choose-income goods');
  const lines = (...names: string[]) => names.map((name) => `0 choose-good ${name}`);

  test('NR-5.78 are chosen one after the other in their order, so that each mix has one sequence', () => {
    const play = goods(() => {});
    expect(play.lines).toEqual(lines('wheat', 'stone', 'wood', 'wine', 'horse'));
    play.act('0 choose-good wood');
    expect(play.lines).toEqual(lines('wood', 'wine', 'horse'));
    expect(clauseOf(play.state, { type: 'choose-good', player: 0, good: 'wheat' })).toBe('NR-5.78');
    play.act('0 choose-good horse').end(); // the third can only be a horse
    expect(at(play.state, 0).goods).toEqual({ wheat: 1, stone: 0, wood: 2, wine: 0, horse: 2 });
  });

  test('NR-5.78 may be earlier ones if only these are below 5', () => {
    const play = goods((own) => (own.goods.horse = 4)).act('0 choose-good horse');
    expect(play.lines).toEqual(lines('wheat', 'stone', 'wood', 'wine'));
    play.act('0 choose-good stone');
    expect(play.lines).toEqual(lines('stone', 'wood', 'wine'));
  });

  test('NR-5.75 T67 are not offered at 5; a single one is given without a question, the rest is forfeited', () => {
    const play = goods((own) => (own.goods = { wheat: 3, stone: 5, wood: 5, wine: 5, horse: 5 }));
    expect(at(play.end(), 0).goods).toEqual({ wheat: 5, stone: 5, wood: 5, wine: 5, horse: 5 });
  });
});

describe('special tiles', () => {
  const turned = (play: ReturnType<typeof onto>) => at(play.state, 0).turned[0];

  test('NR-5.307 NR-4.66 sail gives up to two sails without a contract, port rewards as usual, then it is turned', () => {
    const play = onto('es-3', (own) => {
      own.ships = [north(5), south(1)];
    });
    expect(play.lines).toEqual(['0 sail route:north ship:0', '0 sail route:south ship:1', '0 skip']);
    play.act('0 sail route:north ship:0', '0 sail route:south ship:1').end();
    expect(riches(play.state, 0)).toMatchObject({ influence: 0, coins: 1 + 2 });
    expect([turned(play), at(play.state, 0).contracts.shipping]).toEqual([true, []]);
  });

  test('NR-5.308 T70 build places one block in any zone without a contract, rewards as usual, then it is turned', () => {
    const play = onto('es-4', (_, state) => {
      for (const cell of [2, 7, 8]) state.city.C[cell] = 1;
      state.city.C[4] = 2;
      state.rewardTiles['c-r1'] = 'br-01';
    });
    const zones = ['A', 'B', 'C'].map((zone) => play.lines.filter((line) => line.endsWith(`zone:${zone}`)).length);
    expect(zones).toEqual([25, 21, 13]);
    play.act('0 place-building cells:9 zone:C').end();
    expect([0, 1, 2].map((seat) => riches(play.state, seat).coins)).toEqual([2, 2, 2]);
    expect([turned(play), at(play.state, 0).blocks, at(play.state, 0).contracts.building]).toEqual([true, 19, []]);
  });

  test('NR-5.309 NR-5.312 NR-5.316 income must be taken as three goods or four coins, then it is turned', () => {
    const play = onto('es-6');
    expect(play.lines).toEqual(['0 choose-income goods', '0 choose-income coins']);
    expect(riches(play.act('0 choose-income coins').end(), 0).coins).toBe(4);
    expect(turned(play)).toBe(true);
    // if all goods are at 5, the engine chooses the coins
    const full = onto('es-5', (own) => (own.goods = { wheat: 5, stone: 5, wood: 5, wine: 5, horse: 5 }));
    expect([riches(full.end(), 0).coins, turned(full)]).toEqual([4, true]);
    const asked = { ...full.state, pending: [{ ask: 'income' as const, player: 0, tile: 0 }] };
    expect(clauseOf(asked, { type: 'choose-income', player: 0, option: 'goods' })).toBe('NR-5.316');
  });

  test('NR-5.310 NR-5.313 hippodrome advances two spaces on one track, then an artisan pays for one more', () => {
    const advance = (track: number) => `0 advance-chariot track-${track}`;
    const play = onto('es-7', (own) => {
      own.artisans = 2;
      own.goods.horse = 1;
    });
    expect(play.lines).toEqual([advance(1), advance(2), advance(3), '0 skip']);
    play.act(advance(2));
    expect([turned(play), play.lines]).toEqual([true, [advance(2), '0 skip']]);
    expect(clauseOf(play.state, { type: 'advance-chariot', player: 0, track: 'track-1' })).toBe('NR-5.310');
    play.act(advance(2));
    expect(play.lines).toEqual(['0 spend-charioteer track-2', '0 skip']);
    expect(clauseOf(play.state, { type: 'spend-charioteer', player: 0, track: 'track-1' })).toBe('NR-5.313');
    play.act('0 spend-charioteer track-2');
    expect(at(play.state, 0).goods.horse).toBe(0);
    play.act('0 wheel-reward influence').end();
    expect([play.state.tracks['track-2'][0], riches(play.state, 0).artisans]).toEqual([{ marker: 0, space: 3 }, 0]);
    // a player who stops early cannot spend an artisan, and a player can never spend the artisan that was just placed
    onto('es-7', (own) => (own.artisans = 2))
      .act(advance(1), '0 skip')
      .end();
    onto('es-7').act(advance(1), advance(1)).end();
  });

  test('NR-5.306 NR-5.315 recruit plays a follower from the hand without coins, then it is turned', () => {
    const hand: Laying = (own) => (own.hand = [TITUS, JACOBUS]);
    const play = onto('es-2', hand, 2);
    expect(play.lines).toEqual([`0 play-follower ${TITUS}`, `0 play-follower ${JACOBUS}`, '0 skip']);
    play.act(`0 play-follower ${TITUS}`);
    expect([turned(play), at(play.state, 0).row, at(play.state, 0).hand]).toEqual([
      true,
      [played(TITUS, { fresh: true })],
      [JACOBUS],
    ]);
    // the player cannot pay the surcharge
    const row = [played(1), played(2), played(3)];
    onto('es-2', (own) => Object.assign(own, { hand: [TITUS], row })).end();
    const paid = onto('es-2', (own) => Object.assign(own, { hand: [TITUS], row, influence: 1 })).act(
      `0 play-follower ${TITUS}`,
    );
    expect(riches(paid.end(), 0).influence).toBe(0);
  });

  test('NR-5.314 a tile is turned only after use; turned it stays, and its space yields only row and column', () => {
    for (const tile of ['es-2', 'es-3', 'es-4', 'es-7']) {
      const play = onto(tile, (own) => (own.hand = [TITUS])).act('0 skip');
      play.end();
      expect([tile, turned(play)]).toEqual([tile, false]);
      const used = onto(tile, (own) => {
        own.turned[0] = true;
        own.hand = [TITUS];
      });
      expect(at(used.end(), 0)).toMatchObject({ goods: { wheat: 1, wood: 1 }, tiles: [tile, ...Array(8).fill(null)] });
    }
  });

  test('NR-4.65 NR-5.314 one effect inside another resumes after a JSON round trip at each depth', () => {
    // an artisan on the sail tile allows a sail, whose port gives a good of choice; then the rest of the action produce follows
    const play = onto(
      'es-3',
      (own) => {
        own.artisans = 2;
        own.ships = [north(3), north(9)];
      },
      2,
    );
    for (const line of ['0 sail route:north ship:0', '0 choose-good wine', '0 skip', place(8)]) {
      expect(JSON.parse(JSON.stringify(play.state))).toEqual(play.state);
      play.act(line);
    }
    expect(at(play.end(), 0).goods).toEqual({ wheat: 1, stone: 0, wood: 1, wine: 1, horse: 1 });
    expect(riches(play.state, 0).coins).toBe(1);
  });
});

test('NR-3.6 the last artisan of the supply can be hired', () => {
  const play = performing('produce', (own, state) => {
    own.goods.wheat = 1;
    state.artisanSupply = 1;
  }).act('0 hire-artisan');
  expect(play.state.artisanSupply).toBe(0);
});
