import { canonicalJson, digest } from '@ludi-romani/core';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('writes the same as the package canonicalize', () => {
  const agrees = (value: unknown): void => {
    expect(canonicalJson(value)).toBe(canonicalize(value));
  };
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme' }), agrees), { numRuns: 200 });
  fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), agrees), { numRuns: 200 });
  fc.assert(fc.property(fc.string({ unit: 'binary' }), agrees), { numRuns: 200 });
});

test('writes the examples of RFC 8785', () => {
  const numbers = [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001];
  expect(
    canonicalJson({ numbers, string: '€$\u000F\u000aA\'\u0042\u0022\u005c\\"/', literals: [null, true, false] }),
  ).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  const keys = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 };
  expect(Object.values(JSON.parse(canonicalJson(keys)))).toHaveLength(7);
  expect(canonicalJson(keys)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
});

test('writes -0 as 0, and ignores the order of keys', () => {
  expect(canonicalJson([-0])).toBe('[0]');
  expect(digest({ a: 1, b: [2] })).toBe(digest({ b: [2], a: 1 }));
  expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});

const nested = (levels: number, within = (inner: unknown): unknown => [inner]): unknown =>
  levels === 0 ? 0 : within(nested(levels - 1, within));
const cycle: unknown[] = [];
cycle.push(cycle);

test.each<[string, unknown, string]>([
  ['NaN', Number.NaN, 'JSON has no such number'],
  ['an infinity', [Number.POSITIVE_INFINITY], 'JSON has no such number'],
  ['undefined', { a: undefined }, 'JSON has no undefined'],
  ['a hole', Array(2), 'JSON has no undefined'],
  ['a function', () => 1, 'JSON has no function'],
  ['a symbol', Symbol('s'), 'JSON has no symbol'],
  ['a bigint', 1n, 'JSON has no bigint'],
  ['half a surrogate pair', '\ud800', 'a string has a lone surrogate'],
  ['half a surrogate pair as a key', { '\udc00': 1 }, 'a string has a lone surrogate'],
  ['a date', new Date(0), 'only plain objects are JSON'],
  ['a map', new Map(), 'only plain objects are JSON'],
  ['201 levels', nested(201), 'the value is nested too deep'],
  ['201 levels of records', nested(201, (inner) => ({ inner })), 'the value is nested too deep'],
  ['a cycle', cycle, 'the value is nested too deep'],
])('refuses %s', (_, value, message) => {
  expect(() => canonicalJson(value)).toThrow(
    expect.objectContaining({ code: 'internal', problems: [{ path: '', message }] }),
  );
});

test('accepts 200 levels, objects without a prototype, and an own key __proto__', () => {
  expect(canonicalJson(nested(200))).toContain('0');
  expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  expect(canonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
});

test('distinguishes records with the same first field, beyond the size of its cache', () => {
  const sorted = (record: object) =>
    `{${Object.keys(record)
      .sort()
      .map((key) => `"${key}":${JSON.stringify(record[key as keyof typeof record])}`)
      .join(',')}}`;
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 40; i++) {
      const record = { first: 1, [`z${i}`]: 2, a: i };
      expect(canonicalJson(record)).toBe(sorted(record));
      expect(canonicalJson({ first: 1, a: i, [`z${i}`]: 2 })).toBe(sorted(record));
      expect(canonicalJson({ first: 1 })).toBe('{"first":1}');
    }
  }
  for (let i = 0; i < 2_100; i++) expect(canonicalJson({ [`k${i}`]: 0, a: 1 })).toBe(sorted({ [`k${i}`]: 0, a: 1 }));
});

test('distinguishes strings beyond the size of its cache, and refuses an invalid string each time', () => {
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < 2_100; i++) expect(canonicalJson([`"${i}`, `"${i}`])).toBe(JSON.stringify([`"${i}`, `"${i}`]));
  for (let round = 0; round < 2; round++) expect(() => canonicalJson('half \ud800')).toThrow('a lone surrogate');
});
