import { clone, deepEqual, share } from '@ludi-romani/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));
const someState = fc
  .dictionary(fc.string({ maxLength: 3 }), json, { maxKeys: 6 })
  .map((value) => JSON.parse(JSON.stringify(value)));

test('clone is equal and shares nothing', () => {
  fc.assert(
    fc.property(someState, (value) => {
      const copy = clone(value);
      expect(copy).toEqual(value);
      const parts = new Set<unknown>();
      const walk = (part: unknown, see: (part: object) => void): void => {
        if (typeof part !== 'object' || part === null) return;
        see(part);
        for (const inner of Object.values(part)) walk(inner, see);
      };
      walk(value, (part) => parts.add(part));
      walk(copy, (part) => expect(parts.has(part)).toBe(false));
    }),
  );
});

test('share gives back the new value, with every part that equals its old one being the old one', () => {
  fc.assert(
    fc.property(someState, someState, (before, after) => {
      const expected = clone(after);
      const mixed = share(before, { ...clone(before), ...clone(after) });
      expect(mixed).toEqual({ ...before, ...expected });
      for (const key of Object.keys(before)) {
        if (JSON.stringify(mixed[key]) === JSON.stringify(before[key])) expect(mixed[key]).toBe(before[key]);
      }
      expect(share(before, clone(before))).toBe(before);
    }),
  );
});

test('share notices what was dropped, added, shortened or lengthened', () => {
  const before = { a: [1, 2], b: { c: 1 }, d: [[1], [2]] };
  const next = share(before, { a: [1], b: { c: 1 }, d: [[1], [2], [3]] });
  expect(next).toEqual({ a: [1], b: { c: 1 }, d: [[1], [2], [3]] });
  expect(next.b).toBe(before.b);
  expect(next.d[0]).toBe(before.d[0]);
  expect(share<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share<object>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(share<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(share<unknown>({ a: null }, { a: {} })).toEqual({ a: {} });
});

test('same compares like JSON, and minus zero is not zero', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(deepEqual(a, clone(a))).toBe(true);
      expect(deepEqual(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
    }),
  );
  expect(deepEqual(0, -0)).toBe(false);
  expect(deepEqual({ a: 1 }, Object.create({ a: 1 }))).toBe(false);
  expect(deepEqual([], {})).toBe(false);
});

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: entries.map(([key, inner]) => [key, sorted(inner)]) };
};
