/** Tests of the copies of untrusted values, and of the problems of values that are not plain JSON. */
import { plainCopy } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';

/** Returns the value inside of `levels` nested lists. */
const within = (levels: number, value: unknown = 0): unknown => (levels === 0 ? value : [within(levels - 1, value)]);

describe('plain JSON', () => {
  test('is copied, and the copy shares no object with the value', () => {
    const given = { a: [1, 'x', null, true], b: { c: [] } };
    const copy = plainCopy(given);
    expect(copy).toEqual({ value: given });
    if ('problem' in copy) throw new Error('it is plain');
    expect(copy.value).not.toBe(given);
    expect(copy.value.a).not.toBe(given.a);
    expect(copy.value.b).not.toBe(given.b);
  });

  test('includes objects without a prototype, or with that of another window', () => {
    const bare = Object.assign(Object.create(null), { a: 1 });
    const foreign = Object.assign(Object.create(Object.create(null)), { a: 1 });
    for (const given of [bare, foreign]) expect(plainCopy(given)).toEqual({ value: { a: 1 } });
  });

  test('is copied without fields that are undefined', () => {
    const copy = plainCopy({ a: undefined, b: 1 });
    expect('value' in copy && Object.keys(copy.value)).toEqual(['b']);
  });

  test('is accepted up to the limits', () => {
    for (const given of [within(64), 'x'.repeat(4096), { ['x'.repeat(100)]: 1 }, Array(99_999).fill(0)])
      expect(plainCopy(given)).toEqual({ value: given });
  });

  test('is copied except for the named fields at the top level', () => {
    const own = { when: new Date(0) };
    const copy = plainCopy({ own, b: { c: 1 } }, {}, ['own']);
    expect('value' in copy && copy.value.own).toBe(own);
    expect(plainCopy({ b: { own } }, {}, ['own'])).toMatchObject({ problem: { path: 'b.own.when' } });
  });
});

describe('other values', () => {
  const cycle: { again?: object } = {};
  cycle.again = cycle;
  const getter = {
    get a() {
      throw new Error('called');
    },
  };
  const bomb = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 0);
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const key = Symbol('key');
  const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, i) => [`field${i}`, i]));
  const traps = (trap: object) => new Proxy({ a: 1 }, trap);
  const thrown = () => {
    throw new Error('boo');
  };

  test.each<[string, unknown, string, string]>([
    ['undefined', undefined, '', 'must be plain JSON'],
    ['undefined in a list', [1, [undefined]], '[1][0]', 'must be plain JSON'],
    ['a function', { a: () => 1 }, 'a', 'must be plain JSON'],
    ['a symbol', [1, [key]], '[1][0]', 'must be plain JSON'],
    ['a bigint', { a: [{ b: 1n }] }, 'a[0].b', 'must be plain JSON'],
    ['NaN', { a: Number.NaN }, 'a', 'must be a finite number, and not -0'],
    ['an infinity', [Number.NEGATIVE_INFINITY], '[0]', 'must be a finite number, and not -0'],
    ['minus zero', [-0], '[0]', 'must be a finite number, and not -0'],
    ['a long text', 'x'.repeat(4097), '', 'must have at most 4096 characters'],
    ['many levels', within(65), '[0]'.repeat(64), 'too deep: more than 64 levels'],
    ['a cycle', cycle, Array(64).fill('again').join('.'), 'too deep: more than 64 levels'],
    ['a list that doubles at each level', bomb, expect.any(String), 'too large: more than 100000 values in all'],
    ['many values', Array(50_000).fill([0]), '[49999]', 'too large: more than 100000 values in all'],
    ['many fields', { a: wide(99_999) }, 'a', 'too large: more than 100000 values in all'],
    ['a long list', { a: Array(100_000) }, 'a', 'too large: more than 100000 values in all'],
    ['a date', { a: new Date(0) }, 'a', 'must be a plain object'],
    ['a map', new Map(), '', 'must be a plain object'],
    ['a boxed number', Object(1), '', 'must be a plain object'],
    ['an object of a class', new (class A {})(), '', 'must be a plain object'],
    ['an object of a subclass', new (class B extends Map {})(), '', 'must be a plain object'],
    ['a getter', getter, 'a', 'must be a value, not an accessor'],
    ['a list with holes', { a: Array(2) }, 'a', 'must be an array without holes or extra fields'],
    ['a list with a field', Object.assign([1], { a: 1 }), '', 'must be an array without holes or extra fields'],
    ['a symbol as a key', { a: { [key]: 1 } }, 'a', 'has an unsupported key'],
    ['a long key', { ['x'.repeat(101)]: 1 }, '', 'has an unsupported key'],
    ['the key __proto__', JSON.parse('{"a":{"__proto__":1}}'), 'a.__proto__', 'forbidden key'],
    ['a revoked proxy', revoked.proxy, '', 'cannot be read'],
    ['a proxy whose keys throw', { a: traps({ ownKeys: thrown }) }, 'a', 'cannot be read'],
    ['a proxy whose prototype throws', traps({ getPrototypeOf: thrown }), '', 'cannot be read'],
    ['a proxy whose fields throw', traps({ getOwnPropertyDescriptor: thrown }), 'a', 'cannot be read'],
    [
      'a proxy without its fields',
      traps({ getOwnPropertyDescriptor: () => undefined }),
      'a',
      'must be a value, not an accessor',
    ],
  ])('refuses %s with its path', (_, given, path, message) => {
    expect(plainCopy(given)).toEqual({ problem: expect.objectContaining({ path, message }) });
  });

  test('accepts exactly as many values as the limit', () => {
    for (const most of [{ a: wide(99_998) }, { a: Array(99_998).fill(0) }])
      expect(plainCopy(most)).toEqual({ value: most });
  });

  test('reports the exceeded limit as an argument', () => {
    const limits = { depth: 1, values: 3, text: 2 };
    const args = (given: unknown) => {
      const copy = plainCopy(given, limits);
      return 'problem' in copy ? [copy.problem.pattern, copy.problem.args] : copy.value;
    };
    expect(args(['ab', 1])).toEqual(['ab', 1]);
    expect(args('abc')).toEqual(['must have at most {most} characters', { most: 2 }]);
    expect(args([[]])).toEqual(['too deep: more than {most} levels', { most: 1 }]);
    expect(args([1, 2, 3])).toEqual(['too large: more than {most} values in all', { most: 3 }]);
    expect(args({ a: 1, b: 2, c: 3 })).toEqual(['too large: more than {most} values in all', { most: 3 }]);
  });
});
