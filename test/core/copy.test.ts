import { clone, copier, deepEqual, deepFreeze, plainCopy } from '@ludi-romani/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reconcile, share } from '../../packages/core/src/json/share';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));
const someState = fc
  .dictionary(fc.string({ maxLength: 3 }), json, { maxKeys: 6 })
  .map((value) => JSON.parse(JSON.stringify(value)));

test('clone returns an equal value that shares no object', () => {
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

test('a copier returns equal copies that share no object with the value or each other', () => {
  const values = [
    {},
    [],
    [1, 'x', null],
    { a: [], b: { c: [1, { d: 2 }], e: {} }, f: null },
    7,
    'x',
    null,
    [[1], [{ a: [2] }]],
  ];
  for (const value of values) {
    const copy = copier<unknown>(value);
    const [one, other] = [copy(), copy()];
    expect(one).toEqual(value);
    expect(other).toEqual(value);
    const parts = new Set<unknown>();
    const see = (part: unknown) => {
      if (typeof part !== 'object' || part === null) return;
      expect(parts.has(part)).toBe(false);
      parts.add(part);
      Object.values(part).forEach(see);
    };
    for (const each of [value, one, other]) see(each);
  }
});

test('deepFreeze does not look into objects that are frozen already', () => {
  const value = deepFreeze({ a: { b: [1] }, c: Object.freeze({ d: { e: 1 } }) });
  expect([value, value.a, value.a.b].every((part) => Object.isFrozen(part))).toBe(true);
  expect(Object.isFrozen(value.c.d)).toBe(false);
  expect(deepFreeze(7)).toBe(7);
});

test('a list differs from a record, and a value with a missing or additional field from the other', () => {
  for (const [before, after] of [
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [[1, 2], [1]],
    [[1], [1, 2]],
  ] as const) {
    expect(reconcile<unknown>(before, after)).toBe(after);
    expect(reconcile<unknown>({ part: before }, { part: after })).toEqual({ part: after });
    expect(share<unknown>(before, after)).toBe(after);
    expect(deepEqual(before, after)).toBe(false);
  }
  for (const given of [7, '', [], null, undefined, true]) expect(deepEqual({}, given)).toBe(false);
  // JSON leaves out fields that are not enumerable
  expect(deepEqual({ a: 1 }, Object.defineProperty({}, 'a', { value: 1, enumerable: false }))).toBe(false);
});

test('share returns the new value with every equal part replaced by the old part', () => {
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

test('share returns a new object if a field is added or removed, or a list changes its length', () => {
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

test('deepEqual compares like JSON, apart from -0, which differs from 0', () => {
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

test('reconcile writes to no frozen value, and replaces every equal part by the old part', () => {
  const parts = (before: unknown, after: unknown, result: unknown): void => {
    if (JSON.stringify(after) === JSON.stringify(before)) expect(result).toBe(before);
    else if (typeof after === 'object' && after !== null && typeof before === 'object' && before !== null)
      for (const key of Object.keys(after))
        if (Array.isArray(before) === Array.isArray(after))
          parts(before[key as never], after[key as never], (result as object)[key as never]);
  };
  fc.assert(
    fc.property(json, json, json, (a, b, c) => {
      const before = deepFreeze({ a, list: [a, b], deep: { a, b } });
      const after = deepFreeze(clone({ a, list: [a, c], deep: { a, b: c }, more: b }));
      const result = reconcile<object>(before, after);
      expect(result).toEqual(after);
      parts(before, after, result);
      expect(reconcile(before, deepFreeze(clone(before)))).toBe(before);
      expect(reconcile<object>({ ...before, more: b, most: c }, after)).toEqual(after);
    }),
  );
  const changed = deepFreeze({ x: { y: 2 } });
  expect(reconcile({ x: { y: 1 } }, changed)).toBe(changed);
  const own = { same: [1], other: 2 };
  const before = { same: [1], other: 1 };
  expect(reconcile(before, own, [own])).toBe(own);
  expect(own.same).toBe(before.same);
  expect(reconcile(before, { same: [1], other: 1 }, [])).toBe(before);
  // lists behave in the same way, even if most of their items equal the old items
  const items = [{ x: 1 }, { y: 1 }, { z: 1 }] as const;
  const list = [{ x: 1 }, { y: 1 }, { z: 2 }] as const;
  const result = reconcile<readonly object[]>(items, deepFreeze(clone(list)));
  expect(result).toEqual(list);
  expect([result[0], result[1]].every((item, i) => item === items[i])).toBe(true);
  const ownList = clone(list);
  expect(reconcile<readonly object[]>(items, ownList, [ownList])).toBe(ownList);
  expect(ownList[1]).toBe(items[1]);
});

test('reconcile does not look into parts that were shared before', () => {
  const [old, part] = [
    { list: [1], x: 1 },
    { list: [1], x: 2 },
  ];
  expect(reconcile({ part: old }, { part }).part).toEqual(part);
  expect(reconcile({ part: old }, { part }).part.list).toBe(old.list);
  expect(reconcile({ part: old }, { part }, [], { part }).part).toBe(part);
  expect(reconcile([old], [part], [], [part])[0]).toBe(part);
  // `reconcile` reads a new object, but not those of its parts that were shared before
  const rebuilt = { list: part.list, x: 2, more: [3] };
  const result = reconcile({ part: { ...old, more: [3] } }, { part: rebuilt }, [], { part }).part;
  expect(result).toEqual(rebuilt);
  expect(result.list).toBe(part.list);
  expect(result.more).not.toBe(rebuilt.more);
});

test('deepEqual distinguishes lists with holes or extra fields', () => {
  expect(deepEqual([undefined], new Array(1))).toBe(false);
  expect(deepEqual([1], Object.assign([1], { extra: 2 }))).toBe(false);
  expect(deepEqual({ a: [1] }, { a: Object.assign([1], { [Symbol('x')]: 2 }) })).toBe(false);
});

test('plainCopy does not copy the named fields at the top level', () => {
  const given = { raw: { a: [1] }, inner: { raw: { a: [1] } } };
  const copied = plainCopy(given, {}, ['raw']);
  if (!('value' in copied)) throw new Error('it is plain');
  expect(copied.value).toEqual(given);
  expect(copied.value.raw).toBe(given.raw);
  expect(copied.value.inner.raw).not.toBe(given.inner.raw);
});
