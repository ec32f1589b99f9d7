import {
  aiScore,
  type Event,
  engine,
  type MutableState,
  type Options,
  type Player,
  type Row,
  standardComponents,
} from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../packages/nova-roma/src/components/catalog';
import { emitScores, followerPoints } from '../../packages/nova-roma/src/rules/scoring';
import { HARBOR, north, south } from './performing';
import { at, laidOut } from './scene';

const standard = catalog(standardComponents);

type Set = (own: Player, state: MutableState) => void;

/** Returns the final state of a game with `players` players, changed by `set`. */
function ended(players: Options['players'], set: Set, options: Partial<Options> = {}): MutableState {
  const over = (state: MutableState) => {
    state.phase = 'over';
    set(at(state, 0), state);
  };
  return laidOut(players, { options, set: over }, []);
}
const row = (name: Row, set: Set, players: Options['players'] = 3): number | undefined =>
  engine.scores(ended(players, set))[0]?.rows[name];
const played = (...followers: number[]): Player['row'] =>
  followers.map((follower) => ({ follower, exhausted: false, fresh: false }));
const contracts = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);
/** Puts a player's marker on a space of each track. */
const onTracks = (state: MutableState, seat: number | 'neutral', spaces: readonly number[]) =>
  Object.values(state.tracks).forEach((racers, i) => {
    const racer = racers.find(({ marker }) => marker === seat);
    if (racer !== undefined) racer.space = spaces[i] ?? 0;
    racers.sort((a, b) => b.space - a.space);
  });
/** Places blocks on the first free building spaces of a zone: for each seat, the given number of blocks. */
const build = (state: MutableState, zone: 'A' | 'B' | 'C', blocks: readonly (readonly [number, number])[]) => {
  const buildable = engine.clone(engine.initialState({ players: 4, seed: '' })).city[zone].map((_, cell) => cell);
  const reward = { A: [2, 12, 15, 23, 25], B: [3, 6, 14, 21], C: [3, 5, 17] }[zone];
  const free = buildable.filter((cell) => !reward.includes(cell) && state.city[zone][cell] === null);
  for (const [seat, count] of blocks) for (let i = 0; i < count; i++) state.city[zone][free.shift() ?? 0] = seat;
};

describe('the rows', () => {
  test('NR-3.25 NR-6.1 sea routes score, for each ship, the last port with points reached or passed', () => {
    const ships: Set = (own) => {
      own.ships = [north(4), south(5)];
    };
    expect(row('sea-routes', ships)).toBe(7 + 10);
    expect(
      row('sea-routes', (own) => {
        own.ships = [north(9), north(9)];
      }),
    ).toBe(28);
  });

  test('NR-6.2 a ship before the first port with points scores nothing', () => {
    const set: Set = (own) => {
      own.ships = [HARBOR, north(1)];
    };
    expect(row('sea-routes', set)).toBe(0);
  });

  test('NR-6.3 building contracts score their printed points', () => {
    expect(row('building-contracts', (own) => (own.contracts.building = ['bc-01', 'bc-12', 'bc-28']))).toBe(3 + 5 + 9);
  });

  const majorities = (players: Options['players'], zone: 'A' | 'B' | 'C', counts: readonly number[]) => {
    const blocks = counts.map((count, seat) => [seat, count] as const);
    const state = ended(players, (_, given) => build(given, zone, blocks));
    return engine.scores(state).map(({ rows }) => rows['zone-majorities']);
  };

  test('NR-6.4 NR-6.5 NR-6.6 zones score for most, second most and other blocks; equal players get the same; no block, no points', () => {
    const zones = (zone: 'A' | 'B' | 'C', ...counts: number[]) => majorities(4, zone, counts);
    expect(zones('A', 5, 3, 2, 1)).toEqual([6, 3, 1, 1]);
    expect(zones('B', 4, 4, 3, 1)).toEqual([8, 8, 5, 2]);
    expect(zones('C', 3, 2, 2, 1)).toEqual([11, 6, 6, 3]);
    expect(zones('C', 1, 0, 0, 0)).toEqual([11, 0, 0, 0]);
    expect(zones('C', 2, 2, 2, 2)).toEqual([11, 11, 11, 11]);
  });

  test('NR-8.11 with two players the neutral blocks take a place and score nothing', () => {
    const zoneA = (...counts: number[]) => majorities(2, 'A', counts);
    expect(zoneA(4, 1)).toEqual([6, 3]);
    expect(zoneA(2, 1)).toEqual([3, 1]);
    expect(zoneA(5, 1)).toEqual([6, 1]);
    expect(zoneA(4, 4)).toEqual([6, 6]);
  });

  test('NR-6.7 NR-6.8 chariot tiles score 3 each, markers at the end of their track 5 each', () => {
    const set: Set = (own, state) => {
      own.chariots = ['chariot-1a', 'chariot-2b'];
      onTracks(state, 0, [8, 7, 8]);
    };
    expect([row('chariot-tiles', set), row('hippodrome-ends', set)]).toEqual([6, 10]);
  });

  test('NR-6.9 followers in the row score, also fresh ones; followers in hand do not', () => {
    const set: Set = (own) => {
      own.goods.wood = 3;
      own.row = [{ follower: 1, exhausted: false, fresh: true }];
      own.hand = [7, 11];
    };
    expect(row('end-game-followers', set)).toBe(4);
  });

  test('NR-6.9 a follower can count by twos and score three points for each', () => {
    const wood = (count: number) => {
      const state = ended(3, (own) => Object.assign(own.goods, { wood: count }));
      const of = standard.follower(1);
      if (of.timing !== 'end-game' || of.score.kind !== 'per') throw new Error('follower 1 counts wood');
      return followerPoints(standard, state, 0, { ...of, score: { ...of.score, base: 1, per: 2, vp: 3 } });
    };
    expect([0, 1, 2, 5].map(wood)).toEqual([1, 1, 4, 7]);
  });

  test('NR-5.305 NR-6.10 sets of 1, 2 and 3 animals score 2, 5 and 9; a lion counts as two', () => {
    const animals = (count: number, lion = false) =>
      row(
        'animals',
        (own) => (own.tiles = own.tiles.map((_, i) => (i < count ? `eb-${16 + i}` : i === 8 && lion ? 'es-1' : null))),
      );
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => animals(count))).toEqual([0, 2, 5, 9, 11, 14, 18, 20, 23]);
    expect(animals(1, true)).toBe(9);
    expect(animals(3, true)).toBe(14);
  });

  test('NR-6.11 claims score 2, 3 or 5 by row, and complete rows, columns and diagonals score too', () => {
    const mosaic = (...spaces: number[]) =>
      row('mosaic', (own) => (own.claims = own.claims.map((_, space) => spaces.includes(space))));
    expect([mosaic(0), mosaic(4), mosaic(8)]).toEqual([2, 3, 5]);
    expect(mosaic(0, 1, 2, 3, 6)).toBe(3 * 2 + 3 + 5 + 2 + 3);
    expect(mosaic(0, 4, 8)).toBe(2 + 3 + 5 + 3);
    expect(mosaic(2, 4, 6)).toBe(2 + 3 + 5 + 3);
    expect(mosaic(6, 7, 8)).toBe(15 + 5);
  });

  test('NR-6.12 NR-6.13 NR-6.14 NR-6.16 goods and coins score by four, influence and all artisans by two', () => {
    const set: Set = (own) => {
      own.goods = { wheat: 5, stone: 1, wood: 0, wine: 2, horse: 0 };
      own.coins = 7;
      own.influence = 3;
      own.artisans = 2;
      own.placed = own.placed.map((_, space) => space < 3);
      own.row = played(6, 13);
    };
    expect([row('goods-and-coins', set), row('influence-and-artisans', set)]).toEqual([3, 4]);
    // things for which a follower scores also score in their own rows
    expect(row('end-game-followers', set)).toBe(4 + 6);
  });

  test('NR-6.15 the start player marker is worth 2 to its owner', () => {
    const state = ended(3, (_, given) => (given.startPlayer = 2));
    expect(engine.scores(state).map(({ rows }) => rows['start-player-marker'])).toEqual([0, 0, 2]);
  });
});

describe('NR-5.101 NR-5.102 NR-5.103 NR-5.104 NR-5.105 NR-5.106 NR-5.107 NR-5.108 NR-5.109 NR-5.110 NR-5.111 NR-5.112 NR-5.113 the followers for the end', () => {
  const cards: readonly (readonly [string, number, Set, number])[] = [
    ['NR-5.101 Calux: 1, and 1 for each wood', 1, ({ goods }) => Object.assign(goods, { wood: 3 }), 4],
    ['NR-5.102 Gloria: 1, and 1 for each wine', 2, ({ goods }) => Object.assign(goods, { wine: 5 }), 6],
    ['NR-5.103 Hilaria: 1 for each estate tile', 3, (own) => own.tiles.splice(0, 3, 'eb-01', 'es-1', 'eb-16'), 3],
    ['NR-5.104 Hortense: 1, and 1 for each horse', 4, ({ goods }) => Object.assign(goods, { horse: 0 }), 1],
    ['NR-5.105 Marcella: 1, and 1 for each stone', 5, ({ goods }) => Object.assign(goods, { stone: 2 }), 3],
    ['NR-5.106 Marianus: 4 with 6 coins', 6, (own) => Object.assign(own, { coins: 6 }), 4],
    ['NR-5.106 Marianus: nothing with 5', 6, (own) => Object.assign(own, { coins: 5 }), 0],
    ['NR-5.107 Martinus: 1 for each follower of the row, himself too', 7, ({ row }) => row.push(...played(14, 15)), 3],
    ['NR-5.108 Nela: 4 with 6 influence', 8, (own) => Object.assign(own, { influence: 6 }), 4],
    ['NR-5.108 Nela: nothing with 5', 8, (own) => Object.assign(own, { influence: 5 }), 0],
    ['NR-5.109 Petran: 1 for each 2 spaces advanced', 9, (_, state) => onTracks(state, 0, [5, 2, 0]), 3],
    [
      'NR-5.110 Priscus: 1, and 1 for each 2 building contracts',
      10,
      (own) => Object.assign(own.contracts, { building: contracts('bc', 5) }),
      3,
    ],
    [
      'NR-5.111 NR-5.143 Severin: 1 for each shipping contract',
      11,
      (own) => Object.assign(own.contracts, { shipping: contracts('sc', 3) }),
      3,
    ],
    [
      'NR-5.112 NR-5.311 Valeria: 1, and 1 for each animal tile; a lion is one',
      12,
      (own) => own.tiles.splice(0, 3, 'es-1', 'eb-16', 'eb-01'),
      3,
    ],
    ['NR-5.113 Vitus: 1, and 1 for each wheat', 13, ({ goods }) => Object.assign(goods, { wheat: 4 }), 5],
  ];
  test.each(cards)('%s', (_, card, set, points) => {
    const withCard: Set = (own, state) => {
      own.row = played(card);
      set(own, state);
    };
    expect(row('end-game-followers', withCard)).toBe(points);
  });
});

describe('the winner', () => {
  const standing = (totals: readonly number[], influence: readonly number[], youngestFirst: number[] | null) =>
    engine.outcome(
      ended(3, (_, state) => {
        state.startPlayer = 2;
        state.options = { ...state.options, youngestFirst };
        state.players.forEach((own, seat) => {
          own.goods = { wheat: 0, stone: 0, wood: 0, wine: 0, horse: 0 };
          own.influence = influence[seat] ?? 0;
          own.artisans = 0;
          own.coins = 0;
          own.chariots = contracts('chariot', totals[seat] ?? 0);
        });
      }),
    )?.ranking;

  test('NR-7.2 has the most points', () => {
    expect(standing([1, 3, 0], [0, 0, 0], null)).toEqual([[1], [0], [2]]);
  });
  test('NR-7.3 NR-7.6 has more influence on equal points, also on the other places', () => {
    expect(standing([2, 2, 0], [2, 3, 0], null)).toEqual([[1], [0], [2]]);
    expect(standing([1, 1, 2], [0, 1, 0], null)).toEqual([[2], [1], [0]]);
  });
  test('NR-7.4 NR-7.5 is then the youngest if the ages are known; otherwise the victory is shared', () => {
    expect(standing([2, 2, 0], [1, 1, 0], [1, 2, 0])).toEqual([[1], [0], [2]]);
    expect(standing([2, 2, 0], [1, 1, 0], null)).toEqual([[0, 1], [2]]);
  });
});

describe('solo', () => {
  const plain: Set = (own, state) => {
    own.claims = own.claims.map(() => true);
    own.mosaic = ['green-1', 'yellow-1', 'orange-1'];
    onTracks(state, 'neutral', [0, 0, 0]);
    for (const zone of ['A', 'B', 'C'] as const) state.city[zone].fill(null);
    if (state.ai !== null) Object.assign(state.ai, { vp: 30, ships: [], contracts: [], chariots: [] });
  };
  const ai = (set: Set) =>
    aiScore(
      ended(1, (own, state) => {
        plain(own, state);
        set(own, state);
      }),
    );

  test('NR-8.36 NR-8.37 scores only the rows from sea routes to mosaic', () => {
    const set: Set = (own) => Object.assign(own, { coins: 40, influence: 8, artisans: 6 });
    const rows = engine.scores(ended(1, set))[0]?.rows;
    expect([rows?.['goods-and-coins'], rows?.['influence-and-artisans'], rows?.['start-player-marker']]).toEqual([
      0, 0, 0,
    ]);
    expect(row('animals', (own) => own.tiles.splice(0, 1, 'eb-16'), 1)).toBe(2);
  });

  test('NR-6.6 NR-8.36 NR-8.37 emits those rows, and rankings of zones without gaps', () => {
    const events: Event[] = [];
    emitScores(
      standard,
      ended(1, () => {}),
      (event) => events.push(event),
    );
    const told = events.flatMap((event) => (event.type === 'scored' ? event.row : []));
    expect([told.length, told.at(0), told.at(-1)]).toEqual([8, 'sea-routes', 'mosaic']);
    for (const event of events)
      if (event.type === 'zone-ranked')
        expect(Object.keys(event.ranking)).toEqual([...event.ranking.keys()].map(String));
  });

  test('NR-8.38 scores the AI', () => {
    expect(ai(() => {})?.total).toBe(30);
    const all: Set = (own, state) => {
      if (state.ai === null) return;
      state.ai.vp = 41;
      state.ai.ships = [north(4), south(7)];
      state.ai.contracts = ['bc-01', 'bc-27'];
      state.ai.chariots = ['chariot-1a', 'chariot-3c'];
      onTracks(state, 'neutral', [5, 5, 4]);
      onTracks(state, 0, [5, 4, 6]);
      own.claims = own.claims.map((_, space) => space < 7);
    };
    // two unclaimed spaces in the bottom row of the mosaic score 10
    expect(ai(all)?.rows).toEqual({
      'score-marker': 41,
      'sea-routes': 7 + 14,
      'building-contracts': 3 + 9,
      'zone-majorities': 0,
      'chariot-tiles': 6,
      'hippodrome-leads': 5,
      mosaic: 10,
    });
  });

  test('NR-8.39 NR-8.40 the AI wins ties in zones, and the second place needs a block', () => {
    const zoneB = (count: number) => {
      const state = ended(1, (_, given) => {
        for (const zone of ['A', 'C'] as const) given.city[zone].fill(null);
        build(given, 'B', [[0, count]]);
      });
      return [engine.scores(state)[0]?.rows['zone-majorities'], aiScore(state)?.rows['zone-majorities']];
    };
    expect(zoneB(3)).toEqual([5, 8]);
    expect(zoneB(4)).toEqual([8, 5]);
    expect(zoneB(2)).toEqual([5, 8]);
    expect(zoneB(0)).toEqual([0, 8]);
  });

  test('NR-8.41 the player wins only with more points than the AI', () => {
    const against = (vp: number) =>
      engine.outcome(
        ended(1, (own, state) => {
          plain(own, state);
          if (state.ai !== null) state.ai.vp = vp;
        }),
      );
    const total = against(0)?.scores[0]?.total ?? 0;
    expect(against(total - 1)?.ranking).toEqual([[0]]);
    expect(against(total)?.ranking).toEqual([[], [0]]);
    expect(against(total + 1)?.ranking).toEqual([[], [0]]);
    expect(aiScore(laidOut(2, {}, []))).toBeNull();
  });
});
