import { engine, type MutableState } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, type Layout, laidOut, scene } from './scene';

/** Returns a state in which seat 0 has won the given stadium and theatre cards, and owns the given sites. */
const owning = (
  stadium: readonly string[],
  theatre: readonly string[],
  sites: readonly string[],
  layout: Layout = {},
): MutableState =>
  laidOut(
    3,
    {
      sites: Object.fromEntries(sites.map((site) => [site, 0])),
      ...layout,
      set: (state) => {
        state.races = stadium.map((kept) => ({ faceUp: kept, winner: 0, second: null, kept, given: 'stadium-white' }));
        at(state, 0).theatre = [...theatre];
        layout.set?.(state);
      },
    },
    [],
  );
const rows = (state: MutableState) => engine.scores(state)[0]?.rows;

describe('the final scoring', () => {
  test('AQ-6.1 during play points come from PECUNIA, ARENA, FORUM and PORTUS, recorded at once', () => {
    const state = owning([], [], [], {
      set: (given) => {
        at(given, 0).points = { pecunia: 4, arena: 24, forum: 10, portus: 7 };
      },
    });
    expect(engine.scores(state)[0]).toEqual({
      total: 45,
      rows: { pecunia: 4, arena: 24, forum: 10, portus: 7, laurels: 0, villas: 0 },
    });
  });

  test('AQ-6.2 laurels give 10, 7, 5 and 3 points', () => {
    for (const points of [10, 7, 5, 3]) expect(rows(owning([`laurel-${points}`], [], []))?.laurels).toBe(points);
    expect(rows(owning(['laurel-10', 'laurel-7', 'laurel-5', 'laurel-3'], [], []))?.laurels).toBe(25);
  });

  test('AQ-6.3 each villa counts once for every card of its color', () => {
    expect(rows(owning(['stadium-blue'], [], ['villa-blue-10', 'villa-blue-4', 'villa-white-8']))?.villas).toBe(14);
    expect(rows(owning(['stadium-blue', 'stadium-blue'], ['theatre-white-blue'], ['villa-blue-10']))?.villas).toBe(30);
    // the second player of a race has a card, too
    const second = owning([], [], ['villa-blue-10'], {
      set: (state) => {
        state.races = [{ faceUp: 'stadium-blue', winner: 1, second: 0, kept: 'laurel-3', given: 'stadium-blue' }];
      },
    });
    expect(rows(second)?.villas).toBe(10);
    expect(engine.scores(second)[1]?.rows.laurels).toBe(3);
  });

  test('AQ-6.4 AQ-6.7 a theatre card counts for one color, the better one', () => {
    const sites = ['villa-blue-10', 'villa-purple-8', 'villa-purple-4'];
    expect(rows(owning([], ['theatre-blue-purple'], sites))?.villas).toBe(12);
    expect(rows(owning([], ['theatre-blue-purple', 'theatre-white-blue'], sites))?.villas).toBe(22);
    // if two colors give the same points, the event names the first color
    const colorsCounted = (villas: readonly string[]) => {
      const { events } = scene(
        3,
        {
          round: 6,
          sites: Object.fromEntries(villas.map((site) => [site, 0])),
          set: (state) => {
            at(state, 0).theatre = ['theatre-yellow-white'];
          },
        },
        [{ do: 'end-of-round' }],
      );
      return events.flatMap((event) => (event.type === 'theatre-card-counted' ? [event.color] : []));
    };
    expect(colorsCounted(['villa-yellow-6', 'villa-white-6'])).toEqual(['yellow']);
    expect(colorsCounted(['villa-yellow-6', 'villa-white-8'])).toEqual(['white']);
  });

  test('AQ-6.5 EC-40 villas without a card give nothing, nor cards without a villa', () => {
    expect(rows(owning([], [], ['villa-blue-10', 'villa-white-10']))?.villas).toBe(0);
    expect(rows(owning(['stadium-yellow'], ['theatre-yellow-purple'], ['villa-blue-10']))?.villas).toBe(0);
    expect(rows(owning(['stadium-yellow'], ['theatre-yellow-purple'], []))?.villas).toBe(0);
  });

  test('AQ-6.6 EC-40 coins, other cards, workshops and banks give nothing', () => {
    const state = owning([], [], ['workshop-6a', 'bank-gold-gold'], {
      coins: { 0: [9, 6, 5] },
      hands: { 0: { 'slave-2': 4, 'weapon-3': 1 } },
    });
    expect(engine.scores(state)[0]?.total).toBe(0);
  });
});

describe('the end', () => {
  const ended = (totals: readonly number[]) =>
    scene(
      3,
      {
        round: 6,
        set: (state) =>
          totals.forEach((points, seat) => {
            at(state, seat).points.portus = points;
          }),
      },
      [{ do: 'end-of-round' }],
    ).end();

  test('AQ-7.1 the game ends after round 6', () => {
    expect(engine.isTerminal(ended([1, 2, 3]))).toBe(true);
    const fifth = scene(3, { round: 5 }, [{ do: 'end-of-round' }]).state;
    expect([engine.isTerminal(fifth), fifth.round]).toEqual([false, 6]);
  });

  test('AQ-7.2 most points win', () => {
    expect(engine.outcome(ended([10, 30, 20]))?.ranking).toEqual([[1], [2], [0]]);
  });

  test('AQ-7.3 EC-41 equal scores share the better rank', () => {
    expect(engine.outcome(ended([77, 60, 77]))?.ranking).toEqual([[0, 2], [1]]);
  });
});
