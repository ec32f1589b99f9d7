import { engine } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import {
  AGRIPPA,
  CONSTANTIN,
  EGERIA,
  type Laying,
  PATRICIA,
  performing,
  played,
  riches,
  SERAPHINA,
} from './performing';
import { at, clauseOf } from './scene';

/** The building contracts on display: for the stone building of 2, the domino, and the shapes I4 and L4. */
const DISPLAY = ['bc-02', 'bc-12', 'bc-22', 'bc-23'];
const take = (slot: number) => `0 take-contract kind:building slot:${slot}`;
const place = (zone: string, ...cells: number[]) => `0 place-building cells:${cells.join('+')} zone:${zone}`;
const building = (strength: number, laying: Laying = () => {}, players: 1 | 2 | 3 | 4 = 3) =>
  performing(
    'build',
    (own, state) => {
      own.coins = 9;
      own.goods = { wheat: 5, stone: 5, wood: 5, wine: 5, horse: 5 };
      state.displays.building = [...DISPLAY];
      laying(own, state);
    },
    { strength, players },
  );
/** Returns a scene in which seat 0 has taken this contract and must place its building. */
const placing = (contract: string, strength: number, laying: Laying = () => {}, players: 1 | 2 | 3 | 4 = 3) =>
  building(
    strength,
    (own, state) => {
      state.displays.building = [contract, null, null, null];
      laying(own, state);
    },
    players,
  ).act(take(1));
const zonesOf = (lines: readonly string[]) => [...new Set(lines.flatMap((line) => line.match(/zone:(.)/)?.[1] ?? []))];
const countIn = (lines: readonly string[], zone: string) =>
  lines.filter((line) => line.endsWith(`zone:${zone}`)).length;

describe('the building contract', () => {
  test.each([
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [3, [1, 2, 3, 4]],
  ])('NR-5.46 T12 strength %i reaches slots %j', (strength, slots) => {
    expect(building(strength).lines).toEqual([...slots.map(take), '0 skip']);
    for (const slot of [1, 2, 3, 4].filter((other) => !slots.includes(other)))
      expect(clauseOf(building(strength).state, { type: 'take-contract', player: 0, kind: 'building', slot })).toBe(
        'NR-5.46',
      );
  });

  test('NR-5.46 the player pays goods, coins and an artisan at once, and keeps the card', () => {
    const play = placing('bc-24', 1); // 1 stone, 1 coin, 1 artisan
    const own = at(play.state, 0);
    expect([own.goods.stone, own.coins, own.artisans]).toEqual([4, 8, 0]);
    expect(own.contracts.building).toEqual(['bc-24']);
    const poor = building(1, (area, state) => {
      area.goods.stone = 1;
      state.displays.building = ['bc-05', null, null, null]; // 2 stone
    });
    expect(poor.state.pending).toEqual([]);
    expect(at(poor.end(), 0).contracts.building).toEqual([]);
  });

  test('NR-5.46 NR-4.67 without a contract the action ends, and no window follows', () => {
    const withAgrippa: Laying = (own) => (own.row = [played(AGRIPPA)]);
    const play = building(1, withAgrippa);
    expect(play.lines).toContain(`0 activate-follower ${AGRIPPA}`);
    play.act('0 skip').end();
    const done = placing('bc-02', 1, withAgrippa).act(place('A', 0));
    expect(done.lines).toEqual([`0 activate-follower ${AGRIPPA}`, '0 continue']);
  });

  test('NR-5.47 NR-5.76 T32 the artisan comes only from the available area, and returns to the general supply', () => {
    const inTheGrid: Laying = (own, state) => {
      state.displays.building = ['bc-10', null, null, null]; // 1 stone, 1 artisan
      own.artisans = 0;
      own.placed[0] = true;
    };
    expect(building(1, inTheGrid).state.pending).toEqual([]);
    const { artisanSupply } = building(1).state;
    expect(placing('bc-10', 1).state.artisanSupply).toBe(artisanSupply + 1);
    const waived = building(1, (own, state) => {
      inTheGrid(own, state);
      own.row = [played(PATRICIA)];
    });
    expect(waived.lines).toEqual(['0 skip', `0 activate-follower ${PATRICIA}`]);
    waived.act(`0 activate-follower ${PATRICIA}`);
    expect(waived.lines).toEqual([take(1), '0 skip']);
    waived.act(take(1));
    expect([at(waived.state, 0).goods.stone, at(waived.state, 0).artisans, at(waived.state, 0).placed[0]]).toEqual([
      4,
      0,
      true,
    ]);
  });

  test('NR-5.141 Patricia is exhausted without effect if the contract shows no artisan', () => {
    const play = placing('bc-02', 1, (own) => (own.row = [played(PATRICIA), played(EGERIA)]));
    expect(play.lines).not.toContain(`0 activate-follower ${EGERIA}`); // NR-4.25
    const early = building(1, (own) => (own.row = [played(PATRICIA)])).act(`0 activate-follower ${PATRICIA}`, take(1));
    expect(at(early.state, 0).row).toEqual([played(PATRICIA, { exhausted: true })]);
    expect([at(early.state, 0).artisans, at(early.state, 0).goods.stone]).toEqual([1, 4]);
  });
});

describe('the building', () => {
  test.each([
    [1, ['A']],
    [2, ['A', 'B']],
    [3, ['A', 'B', 'C']],
  ])('NR-5.48 T12 strength %i opens zones %j, and placing is optional', (strength, zones) => {
    const play = placing('bc-12', strength);
    expect(zonesOf(play.lines)).toEqual(zones);
    expect(play.lines.at(-1)).toBe('0 skip');
    const { city } = play.act('0 skip').end();
    expect(
      Object.values(city)
        .flat()
        .filter((owner) => owner !== null),
    ).toEqual([]);
    expect(clauseOf(placing('bc-02', 1).state, { type: 'place-building', player: 0, zone: 'C', cells: [0] })).toBe(
      'NR-5.48',
    );
  });

  test('NR-5.49 an empty city allows every rotation and reflection, each set of cells once', () => {
    const l4 = placing('bc-23', 3).lines;
    expect(['A', 'B', 'C'].map((zone) => countIn(l4, zone))).toEqual([48, 44, 32]);
    const l3 = placing('bc-17', 3).lines;
    expect(['A', 'B', 'C'].map((zone) => countIn(l3, zone))).toEqual([44, 34, 30]);
    expect(new Set(l4).size).toBe(l4.length);
  });

  test('NR-5.49 a building has exactly its shape, on free building spaces of one zone', () => {
    const play = placing('bc-12', 1, (_, { city }) => (city.A[0] = 1));
    const to = (...cells: number[]) => clauseOf(play.state, { type: 'place-building', player: 0, zone: 'A', cells });
    expect(to(3, 4)).toBe(true);
    expect(to(0, 1)).toBe('NR-5.49'); // occupied
    expect(to(1, 2)).toBe('NR-5.49'); // reward space
    expect(to(5, 6)).toBe('NR-5.49'); // not neighbors
    expect(to(3)).toBe('NR-5.49');
    expect(to(4, 3)).toBe(true); // the same building
    expect([play.lines.includes(place('A', 3, 4)), play.lines.includes(place('A', 4, 3))]).toEqual([true, false]);
    play.act(place('A', 3, 4));
    expect(play.state.city.A.slice(0, 6)).toEqual([1, null, null, 0, 0, null]);
    expect(at(play.state, 0).blocks).toBe(18);
  });

  test('NR-5.50 the contract is completed even without room or enough blocks', () => {
    const full = placing('bc-23', 1, (_, { city }) => {
      for (let cell = 0; cell < city.A.length; cell += 2) city.A[cell] = 1;
      city.A.fill(1, 12);
    });
    expect(at(full.end(), 0).contracts.building).toEqual(['bc-23']);
    const few = placing('bc-23', 3, (own) => (own.blocks = 3));
    expect(at(few.end(), 0).contracts.building).toEqual(['bc-23']);
    expect(placing('bc-17', 1, (own) => (own.blocks = 3)).lines.length).toBeGreaterThan(1);
  });

  test('NR-5.51 a building is placed whole or not at all, and need not touch others', () => {
    const play = placing('bc-12', 1, (_, { city }) => (city.A[0] = 0));
    expect(play.lines).toContain(place('A', 4, 5));
    expect(play.lines.every((line) => line === '0 skip' || line.split('+').length === 2)).toBe(true);
  });
});

describe('the reward tiles', () => {
  const around: Laying = (_, state) => {
    for (const cell of [1, 3, 7]) state.city.A[cell] = 0;
    state.city.A[8] = 1;
    state.rewardTiles['a-r1'] = 'br-03'; // 3 coins
  };

  test('NR-5.52 NR-5.53 T34 covering the last space around a tile pays all players next to it once', () => {
    const play = placing('bc-02', 1, around);
    const before = [0, 1, 2].map((seat) => riches(play.state, seat).coins);
    play.act(place('A', 9));
    const { tile, players } = play.events.find((event) => event.type === 'reward-tile-completed') ?? {
      tile: null,
      players: [],
    };
    expect([tile, players]).toEqual(['br-03', [0, 1]]);
    const source = { kind: 'reward-tile', tile: 'br-03' };
    expect(play.events.flatMap((event) => (event.type === 'gained' ? [event] : []))).toEqual(
      [0, 1].map((player) => ({ type: 'gained', player, gains: { coins: 3 }, source })),
    );
    expect([0, 1, 2].map((seat) => riches(play.end(), seat).coins - (before[seat] ?? 0))).toEqual([3, 3, 0]);
    // one space of the area is still free
    const early = placing('bc-02', 1, (own, state) => {
      around(own, state);
      state.city.A[8] = null;
    }).act(place('A', 9));
    expect(early.events.map(({ type }) => type)).not.toContain('reward-tile-completed');
  });

  test('NR-5.53 neutral blocks cover spaces and receive nothing', () => {
    const play = placing(
      'bc-02',
      1,
      (own, state) => {
        around(own, state);
        state.city.A[7] = 'neutral';
      },
      2,
    ).act(place('A', 9));
    expect(play.events).toContainEqual({
      type: 'reward-tile-completed',
      space: 'a-r1',
      tile: 'br-03',
      players: [0, 1],
    });
  });

  test('NR-5.53 one block next to the tile is enough, even if others covered the rest', () => {
    const play = placing('bc-02', 1, (_, state) => {
      for (const cell of [1, 3, 7, 8]) state.city.A[cell] = 2;
      state.rewardTiles['a-r1'] = 'br-11'; // an artisan each
    });
    const { artisanSupply } = play.state;
    play.act(place('A', 9));
    expect([0, 1, 2].map((seat) => riches(play.end(), seat).artisans)).toEqual([2, 1, 2]);
    expect(play.state.artisanSupply).toBe(artisanSupply - 2);
  });

  test('NR-5.54 NR-5.77 several tiles pay in the order of their spaces, the active player first; the supply may run out', () => {
    // a block on space 9 completes the reward space a-r1, and the reward space a-r3 around row 2, column 3
    const play = placing('bc-02', 1, (_, state) => {
      for (const cell of [1, 3, 7, 8, 10, 14, 16, 20, 21, 22]) state.city.A[cell] = 2;
      state.city.A[20] = 1;
      state.rewardTiles['a-r1'] = 'br-11';
      state.rewardTiles['a-r3'] = 'br-12';
      state.artisanSupply = 3;
    }).act(place('A', 9));
    const told = play.events.flatMap((event) =>
      event.type === 'reward-tile-completed' ? [[event.space, event.players]] : [],
    );
    expect(told).toEqual([
      ['a-r1', [0, 2]],
      ['a-r3', [0, 1, 2]],
    ]);
    // the supply has three artisans: a-r1 gives one to seats 0 and 2, a-r3 gives one to seat 0, and none is left for seats 1 and 2
    expect([0, 1, 2].map((seat) => riches(play.end(), seat).artisans)).toEqual([3, 1, 2]);
    expect(play.state.artisanSupply).toBe(0);
  });

  test('NR-3.9 NR-8.4 with two players a 3+ space has no tile and no block', () => {
    const play = placing(
      'bc-02',
      1,
      (_, state) => {
        for (const cell of [6, 13, 18]) state.city.A[cell] = 0;
      },
      2,
    );
    expect(play.state.rewardTiles['a-r2'] ?? null).toBeNull();
    expect(play.lines).not.toContain(place('A', 12));
    play.act(place('A', 19)).end();
    expect(play.events.map(({ type }) => type)).not.toContain('reward-tile-completed');
  });
});

describe('the neutral blocks', () => {
  test.each([
    [1, 9],
    [2, 9],
    [3, 0],
    [4, 0],
  ] as const)('NR-8.1 NR-8.2 NR-8.20 %i players have %i neutral blocks on the shaded spaces', (players, count) => {
    const { city } = engine.initialState({ players, seed: 'city' });
    expect(
      Object.values(city)
        .flat()
        .filter((owner) => owner === 'neutral').length,
    ).toBe(count);
    const [a, b, c] = [city.A, city.B, city.C].map((cells) =>
      cells.flatMap((owner, cell) => (owner === null ? [] : [cell])),
    );
    if (count > 0)
      expect([a, b, c]).toEqual([
        [7, 10, 20, 28],
        [5, 12, 18],
        [1, 9],
      ]);
  });
});

describe('followers', () => {
  test('NR-5.123 NR-5.117 NR-5.138 NR-4.27 T16 they help only at the beginning of the action', () => {
    const play = building(1, (own) => (own.row = [played(EGERIA), played(SERAPHINA), played(CONSTANTIN)]));
    play.act(`0 activate-follower ${EGERIA}`);
    expect(play.lines).toEqual([take(1), take(2), take(3), '0 skip']);
    expect(zonesOf(play.act(take(1)).lines)).toEqual(['A', 'B']);
  });
});
