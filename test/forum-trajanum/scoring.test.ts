/** Tests of the scorings of a cycle and the end of the game (sections 6 and 7 of the rules), with the example of the rulebook. */
import { sum } from '@ludi-romani/core';
import { type CellId, engine, type MutableState, type Options, type SquareId } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import {
  areaPoints,
  coloniaPoints,
  cranePoints,
  eaglePoints,
  largestAreas,
} from '../../packages/forum-trajanum/src/rules/scoring';
import {
  at,
  type Layout,
  laidOut,
  type Place,
  pointsOf,
  rowsOf,
  type Scene,
  scene,
  scoredBy,
  standard,
  supplyOf,
} from './scene';

const one = (place: Place, layout: Layout = {}) => laidOut(2, { ...layout, places: { 0: place } }, []);
const own = (place: Place) => at(one(place), 0);
/** Returns a scene in which the four scorings of a cycle have taken place. */
const scored = (places: Layout['places'], layout: Layout = {}): Scene =>
  scene(2, { round: 12, current: null, trajan: [null, null, null], places: places ?? {}, ...layout }, [
    { do: 'scoring' },
  ]);
/** The area of Tom, the player of the rulebook's example, before the third scoring (FT-T8). */
const TOM: Place = {
  empty: 'all',
  resources: { coin: 4, assistant: 1 },
  tracks: { market: 4, library: 3, basilica: 1 },
  rows: { 3: 1, 4: 1, 5: 2, 6: 1 },
  cranes: { nw: 'scored', ne: 'scored', sw: 'exposed', se: 'scored' },
  buildings: {
    r3c3: 'green',
    r3c4: 'green',
    r6c2: 'green',
    r1c4: 'library',
    r2c1: 'column',
    r2c2: 'column',
    r2c5: 'market',
    r3c1: 'column',
    r4c1: 'market',
    r4c3: 'library',
    r5c1: 'basilica',
    r5c2: 'library',
    r5c3: 'market',
    r5c5: 'column',
    r6c3: 'market',
  },
  improved: true,
  position: 3,
};
const TOMS_ENVOYS = { s4c2: 0, s3c2: 0, s5c2: 0, s4c1: 0, s4c3: 0, s4c0: 0, s5c0: 0 } as const;

describe('the example of the rulebook', () => {
  const begun = scene(
    2,
    {
      round: 12,
      places: { 0: TOM },
      envoys: TOMS_ENVOYS,
      current: null,
      trajan: ['trajan-I-1', 'trajan-II-1', 'trajan-III-4'],
    },
    [{ do: 'payment' }],
  );
  const done = begun.act('0 pay-citizens 3+4+5');

  test('FT-6.1, FT-6.2 Tom pays for rows 3, 4 and 5, has 1 coin left, and row 6 is inactive (FT-T8)', () => {
    expect(supplyOf(done.state, 0)).toEqual({ coin: 1, assistant: 1 });
    expect(rowsOf(done.state, 0)).toEqual([0, 0, 1, 1, 2, -1]);
  });

  test('FT-6.5, FT-6.6, FT-6.8, FT-6.9, FT-6.14, FT-6.15 Tom scores cranes 3, colonia 22, forum 6 and 9, Trajan 14 in this order (FT-T8a, FT-T8b, FT-T8c, FT-T8d)', () => {
    expect(scoredBy(done.events, 0)).toEqual(['cranes 3', 'colonia 22', 'eagles 6', 'area 9', 'trajan 14']);
    expect(done.events).toContainEqual({
      type: 'trajan-scored',
      player: 0,
      card: 'trajan-III-4',
      building: 1,
      collecting: 1,
    });
  });

  test('FT-7.1 the game ends, and Tom has 54 points (FT-T8e)', () => {
    expect(pointsOf(done.state, 0)).toBe(54);
    expect(engine.isTerminal(done.state)).toBe(true);
    expect(engine.outcome(done.state)?.scores[0]).toEqual({
      total: 54,
      rows: { columns: 0, tracks: 0, bonuses: 0, cranes: 3, colonia: 22, eagles: 6, area: 9, trajan: 14 },
    });
  });

  test('FT-6.8 the rows score 1, 2, 2, 4, 12 and 1 (FT-T8b)', () => {
    expect(coloniaPoints(standard, at(done.state, 0))).toEqual([1, 2, 2, 4, 12, 1]);
  });
});

describe('cranes', () => {
  test('FT-6.6 a crane scores 3, 2 or 1 points for each structure of its color (FT-T6: 8 for four green ones in cycle II)', () => {
    const green: Place = { buildings: { r1c2: 'green', r1c3: 'green', r2c1: 'green', r2c2: 'green', r3c1: 'red' } };
    expect([1, 2, 3].map((cycle) => cranePoints(standard, own(green), cycle, 'sw'))).toEqual([12, 8, 4]);
    expect(cranePoints(standard, own(green), 2, 'nw')).toBe(2);
    const { state, events } = scored({ 0: { ...green, cranes: { sw: 'exposed' } } }, { round: 8 });
    expect(scoredBy(events, 0)).toContain('cranes 8');
    expect(at(state, 0).cranes.map(({ status }) => status)).toEqual(['covered', 'covered', 'scored', 'covered']);
  });

  test('FT-6.6 one scoring may score several cranes', () => {
    const { events } = scored({
      0: { buildings: { r1c2: 'green', r1c3: 'red' }, cranes: { nw: 'exposed', sw: 'exposed' } },
    });
    expect(scoredBy(events, 0)).toContain('cranes 2');
    expect(events.filter(({ type }) => type === 'crane-scored')).toHaveLength(2);
  });

  test('FT-6.7 a crane is scored once, even for 0 points (FT-T34)', () => {
    const { state, events } = scored({ 0: { cranes: { nw: 'exposed', ne: 'scored' }, buildings: { r1c2: 'yellow' } } });
    expect(events.filter(({ type }) => type === 'crane-scored')).toMatchObject([
      { player: 0, corner: 'nw', points: 0 },
    ]);
    expect(at(state, 0).cranes.map(({ status }) => status)).toEqual(['scored', 'scored', 'covered', 'covered']);
    expect(at(state, 0).points.cranes).toBe(0);
  });
});

describe('colonia and forum', () => {
  test('FT-6.8 each different gray building of a row scores 1, 2 or 3 points (FT-T52)', () => {
    const three = { r1c2: 'column', r1c3: 'library', r1c4: 'market', r1c5: 'market' } as const;
    const row = (citizens: number) => coloniaPoints(standard, own({ buildings: three, rows: { 1: citizens } }))[0];
    expect([0, 1, 2, -1, -2].map(row)).toEqual([3, 6, 9, 3, 3]);
    expect(coloniaPoints(standard, own({ buildings: { r2c1: 'red', r2c2: 'blue' }, rows: { 2: 2 } }))[1]).toBe(0);
  });

  const eagles = (state: MutableState, seat: number) => sum(eaglePoints(standard, state, seat));
  const EAGLES = { s1c1: 0, s0c1: 0, s2c2: 0, s3c3: 0 } as const;
  test('FT-6.9, FT-6.10, FT-6.11 an envoy scores 2 on an eagle, 1 next to one, and 1 diagonal to one with an active Patrician I (FT-T48)', () => {
    const points = (citizens: number) => eagles(one({ rows: { 1: citizens } }, { envoys: EAGLES }), 0);
    expect([0, 1, -1].map(points)).toEqual([3, 5, 3]);
    expect(eagles(one({}, { envoys: EAGLES }), 1)).toBe(0);
  });

  test('FT-6.12 an envoy near several eagles scores only the highest value', () => {
    // s4c1 is next to the eagle s4c2 and to two other eagles
    const layout: Layout = {
      envoys: { s4c1: 0, s4c2: 0 },
      set: (state) => {
        const { index } = standard.forum('stack-3');
        for (const square of ['s4c0', 's3c1'] as const) state.forum.colors[index(square)] = 'eagle';
      },
    };
    expect(eagles(one({ rows: { 1: 1 } }, layout), 0)).toBe(1 + 2);
  });

  test('FT-6.12 by option the values add up: 3 on an eagle next to one, 2 next to one and diagonal to another', () => {
    // s4c1 and s4c2 are adjacent eagles
    const set: Layout['set'] = ({ forum }) => {
      forum.colors[standard.forum('stack-3').index('s4c1')] = 'eagle';
    };
    const points = (square: SquareId, citizens: number, options: Partial<Options>) =>
      eagles(one({ rows: { 1: citizens } }, { envoys: { [square]: 0 }, set, options }), 0);
    const sums = { eaglePoints: 'sum' } as const;
    expect([points('s4c1', 0, {}), points('s4c1', 0, sums), points('s4c1', 1, sums)]).toEqual([2, 3, 3]);
    expect([points('s3c2', 1, {}), points('s3c2', 0, sums), points('s3c2', 1, sums)]).toEqual([1, 1, 2]);
  });

  test('FT-6.13 the largest area is a group of own envoys connected by edges, across boards and colors', () => {
    const size = (...squares: readonly string[]) =>
      largestAreas(standard, one({}, { envoys: Object.fromEntries(squares.map((square) => [square, 0])) }))[0]?.length;
    expect(size()).toBe(0);
    expect(size('s0c0', 's1c1', 's2c2')).toBe(1);
    expect(size('s2c0', 's3c0', 's3c1', 's4c1', 's8c3')).toBe(4);
    const equal = one({}, { envoys: { s0c0: 0, s0c1: 0, s4c0: 0, s4c1: 0 } });
    expect(largestAreas(standard, equal)[0]).toEqual([0, 1]);
    const mixed = one({}, { envoys: { s0c0: 0, s0c1: 1, s0c2: 0, s0c3: 0 } });
    expect(largestAreas(standard, mixed).map((area) => area.length)).toEqual([2, 1]);
  });

  test('FT-6.14 envoys on eagle squares belong to areas, and the strip has the points (FT-T7, FT-T50)', () => {
    expect(largestAreas(standard, one({}, { envoys: { s4c1: 0, s4c2: 0, s4c3: 0 } }))[0]).toHaveLength(3);
    const points = (position: number, improved: boolean) => (size: number) =>
      areaPoints(standard, own({ position, improved }), size);
    expect([0, 1, 2, 3, 4, 5, 6].map(points(0, false))).toEqual([0, 0, 0, 1, 2, 3, 4]);
    expect([12, 15].map(points(8, true))).toEqual([19, 19]);
    expect([6].map(points(2, false))).toEqual([6]);
    expect(points(8, true)(0)).toBe(0);
  });

  test('FT-6.5 the four scorings run in order for all players', () => {
    const { events } = scored(
      { 0: TOM, 1: { buildings: { r1c2: 'market' }, rows: { 2: 1 } } },
      { round: 4, envoys: { s1c1: 1, ...TOMS_ENVOYS }, trajan: ['trajan-I-1', null, null] },
    );
    expect(scoredBy(events, 0).map((line) => line.split(' ')[0])).toEqual(['cranes', 'colonia', 'eagles', 'area']);
    expect(scoredBy(events, 1)).toEqual(['colonia 1', 'eagles 2']);
  });
});

describe('the end of the game', () => {
  /** Returns the ranking for these points, active citizens (negative if inactive) and coins of each seat. */
  const outcome = (...seats: readonly { points: number; citizens: number; coins: number }[]) => {
    const state = laidOut(
      seats.length === 3 ? 3 : 2,
      {
        current: null,
        round: 12,
        places: Object.fromEntries(
          seats.map(({ citizens, coins }, seat) => [
            seat,
            { rows: { 1: Math.min(2, citizens), 2: citizens - Math.min(2, citizens) }, resources: { coin: coins } },
          ]),
        ),
        set: (table) => {
          table.phase = 'over';
          seats.forEach(({ points }, seat) => {
            at(table, seat).points.colonia = points;
          });
        },
      },
      [],
    );
    return engine.outcome(state)?.ranking;
  };

  test('FT-7.1, FT-7.6 the player with most points wins; points have no upper limit', () => {
    expect(outcome({ points: 90, citizens: 0, coins: 0 }, { points: 250, citizens: 0, coins: 0 })).toEqual([[1], [0]]);
  });

  test('FT-7.2 active citizens break ties (FT-T58)', () => {
    expect(outcome({ points: 90, citizens: 3, coins: 0 }, { points: 90, citizens: 2, coins: 9 })).toEqual([[0], [1]]);
    expect(outcome({ points: 90, citizens: -2, coins: 0 }, { points: 90, citizens: 1, coins: 0 })).toEqual([[1], [0]]);
  });

  test('FT-7.3 then builders, workers, assistants, coins and tribunes left break ties; envoys and upgrades do not count', () => {
    expect(outcome({ points: 90, citizens: 2, coins: 3 }, { points: 90, citizens: 2, coins: 6 })).toEqual([[1], [0]]);
    const state = laidOut(
      2,
      {
        current: null,
        places: {
          0: { resources: { builder: 1, 'worker-red': 1, assistant: 1, tribune: 1 } },
          1: { resources: { coin: 3 }, ship: 9, position: 8 },
        },
        set: (table) => {
          table.phase = 'over';
        },
      },
      [],
    );
    expect(engine.outcome(state)?.ranking).toEqual([[0], [1]]);
  });

  test('FT-7.4, FT-7.5 players who are equal in all of these share the rank', () => {
    const equal = { points: 90, citizens: 2, coins: 3 };
    expect(outcome(equal, equal, { ...equal, coins: 2 })).toEqual([[0, 1], [2]]);
    expect(outcome({ ...equal, points: 91 }, equal, equal)).toEqual([[0], [1, 2]]);
  });
});

test('FT-8.2 a cycle without a Trajan card has no Trajan scoring (FT-T59)', () => {
  const place: Place = { resources: { tribune: 1, coin: 1 }, buildings: { r1c2: 'market' } };
  const trajan = ['trajan-I-1', null, 'trajan-III-promo'];
  const { events } = scored({ 0: place }, { round: 8, trajan });
  expect(scoredBy(events, 0)).toEqual(['colonia 1']);
  expect(scoredBy(scored({ 0: place }, { round: 4, trajan }).events, 0)).toEqual(['colonia 1', 'trajan 3']);
});

const corner: CellId = 'r1c1';
test('FT-5.15 inactive citizens do not count in a scoring', () => {
  const inactive = own({ rows: { 1: -2, 3: -1 }, buildings: { r1c2: 'market' }, tiles: { [corner]: null } });
  expect(coloniaPoints(standard, inactive)).toEqual([1, 0, 0, 0, 0, 0]);
});
