/** Tests of the lazy copy to which `apply` writes: rules can use it like a state, and the original state does not change. */
import { clockwise, clone, deepFreeze, playerAt, seatCount } from '@ludi-romani/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LazyCopy } from '../../packages/core/src/json/lazy-copy';

interface Area {
  coins: number;
  cards: string[];
}
interface State {
  round: number;
  market: string[];
  city: Record<string, { owner: number | null }>;
  crowd: { names: string[] } | null;
  players: Area[];
}
type Step = (state: State) => void;

const fields = ['round', 'market', 'city', 'crowd', 'players'];
const copied: unknown[] = [];
const lazyCopyOf = LazyCopy.of(fields, {
  part: (field, part) => {
    copied.push(field);
    return clone(part);
  },
  area: (area) => {
    copied.push('area');
    return clone(area);
  },
});

const states = fc
  .record({
    round: fc.nat(3),
    market: fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }),
    city: fc.dictionary(fc.constantFrom('x', 'y'), fc.record({ owner: fc.option(fc.nat(2)) })),
    crowd: fc.option(fc.record({ names: fc.array(fc.constantFrom('n', 'm'), { maxLength: 2 }) })),
    players: fc.array(fc.record({ coins: fc.nat(3), cards: fc.array(fc.constantFrom('c', 'd'), { maxLength: 2 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map((state): State => deepFreeze(JSON.parse(JSON.stringify(state))));

/** An arbitrary step: a change that rules can make to a state. A step that reads a part writes its value to another part. */
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    (state) => {
      state.round++;
    },
    (state) => {
      state.market.push('a');
    },
    (state) => {
      state.market = [];
    },
    (state) => {
      state.city.x = { owner: state.round };
    },
    (state) => {
      if (state.city.y !== undefined) state.city.y.owner = null;
    },
    (state) => {
      state.crowd = state.crowd === null ? { names: [...state.market] } : null;
    },
    (state) => {
      state.crowd?.names.push('new');
    },
    (state) => {
      for (const player of state.players) player.coins += 1;
    },
    (state) => {
      state.round = state.players.reduce((sum, { coins }) => sum + coins, 0);
    },
    (state) => {
      state.players = [...state.players].reverse();
    },
    (state) => {
      state.market = state.players.flatMap(({ cards }) => cards);
    },
  ),
  fc.nat(3).map(
    (nth): Step =>
      (state) => {
        const area = playerAt(state, nth % seatCount(state));
        area.coins += 2;
        area.cards.push('e');
      },
  ),
  fc.nat(3).map(
    (nth): Step =>
      (state) => {
        state.round += playerAt(state, nth % seatCount(state)).coins;
      },
  ),
  fc.nat(3).map(
    (nth): Step =>
      (state) => {
        const seat = nth % seatCount(state);
        // playerAt and the list must return the same object
        const area = playerAt(state, seat);
        const listed = state.players[seat];
        area.coins++;
        if (listed !== undefined) listed.cards.push('f');
      },
  ),
);

test('a lazy copy ends equal to a full copy, leaves the state unchanged, and shares all unchanged parts with it', () => {
  fc.assert(
    fc.property(states, fc.array(steps, { maxLength: 8 }), (before, all) => {
      const text = JSON.stringify(before);
      const copy = clone(before) as State;
      const lazy = lazyCopyOf(before) as object as State;
      for (const step of all) {
        step(copy);
        step(lazy);
        // the state for functions that only read is always up to date
        const reading = LazyCopy.reading(lazy);
        for (const field of fields as (keyof State)[]) expect(reading[field]).toEqual(copy[field]);
      }
      const after = LazyCopy.finished(lazy as object as LazyCopy) as State;
      expect(after).toEqual(copy);
      expect(Object.keys(after)).toEqual(Object.keys(before));
      expect(JSON.stringify(before)).toBe(text);
      for (const field of fields as (keyof State)[])
        if (JSON.stringify(after[field]) === JSON.stringify(before[field])) expect(after[field]).toBe(before[field]);
      if (JSON.stringify(after) === text) expect(after).toBe(before);
    }),
    { numRuns: 300 },
  );
});

const state: State = deepFreeze({
  round: 1,
  market: ['a'],
  city: {},
  crowd: null,
  players: [
    { coins: 0, cards: [] },
    { coins: 1, cards: ['c'] },
    { coins: 2, cards: [] },
  ],
});

test('copies a field on its first read, an area on the first playerAt, and all areas when their list is read', () => {
  const counted = (work: (state: State) => void): unknown[] => {
    copied.length = 0;
    work(lazyCopyOf(state) as object as State);
    return [...copied];
  };
  expect(counted(() => {})).toEqual([]);
  expect(counted((lazy) => lazy.market.push(lazy.market[0] ?? ''))).toEqual(['market']);
  expect(
    counted((lazy) => {
      lazy.round = 2;
    }),
  ).toEqual([]);
  expect(counted((lazy) => playerAt(lazy, 1).coins + playerAt(lazy, 1).coins)).toEqual(['area']);
  expect(counted((lazy) => seatCount(lazy) + clockwise(lazy, 1).length)).toEqual([]);
  expect(counted((lazy) => lazy.players.length)).toEqual(['area', 'area', 'area']);
  expect(
    counted((lazy) => {
      playerAt(lazy, 0);
      for (const player of lazy.players) player.coins = 0;
    }),
  ).toEqual(['area', 'area', 'area']);
});

test('retains new fields, and has no area for a seat that does not exist', () => {
  const lazy = lazyCopyOf(state) as object as State & { extra?: number[] };
  lazy.extra = [1];
  expect(LazyCopy.finished(lazy as object as LazyCopy)).toEqual({ ...state, extra: [1] });
  for (const seat of [3, -1, 0.5])
    expect(() => playerAt(lazyCopyOf(state) as object as State, seat)).toThrow('no seat');
  const looked = lazyCopyOf(state);
  expect(LazyCopy.area(looked, 3)).toBeUndefined();
  expect(LazyCopy.finished(looked)).toBe(state);
  expect(() => seatCount(lazyCopyOf({}) as object as State)).toThrow(TypeError);
});

test('reading copies nothing, and a state that is no lazy copy is read itself', () => {
  copied.length = 0;
  const reading = LazyCopy.reading(lazyCopyOf(state) as object as State);
  expect(fields.map((field) => reading[field as keyof State])).toEqual(Object.values(state));
  expect(playerAt(reading, 1)).toBe(state.players[1]);
  expect([seatCount(reading), clockwise(reading, 2)]).toEqual([3, [2, 0, 1]]);
  expect(copied).toEqual([]);
  expect(LazyCopy.reading(state)).toBe(state);
});
