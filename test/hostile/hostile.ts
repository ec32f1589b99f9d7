/** Functions that make hostile values: strange values, and valid values with changes. A seeded generator makes every random choice. */
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { type Chance, chanceState, clone, digest, keyedChance, LudiError } from '@ludi-romani/core';

export const chanceOf = (seed: string): Chance => keyedChance(chanceState(seed));

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
};

const thrower = (what: unknown) => () => {
  throw what;
};
const traps = (what: unknown): ProxyHandler<object> => ({
  get: thrower(what),
  has: thrower(what),
  ownKeys: thrower(what),
  getPrototypeOf: thrower(what),
  getOwnPropertyDescriptor: thrower(what),
});
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const cycle = () => {
  const ring: unknown[] = [];
  ring.push({ ring });
  return ring;
};
class Instance {
  player = 0;
  type = 'produce';
}
class List extends Array<unknown> {}
let reads = 0;

/** Values that are invalid in most places of an input. */
const STRANGE: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -0, 1, -1, 0.5, 7, Number.NaN, 1e308, -1e308, 2 ** 53, 2 ** 31, 2 ** 30],
  ...[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1n, 10n ** 400n],
  ...['', ' ', 'x', 'I', 'II', 'spectator', '__proto__', 'constructor', 'toString', 'length', '0', '\0', '\ud800'],
  ...[Symbol('s'), Symbol.iterator, () => 1, async () => 1, class {}, Math, JSON, Object.prototype, Array.prototype],
  ...[new Date(0), new Date(Number.NaN), /x/g, new Map([[0, 1]]), new Set([1]), new WeakMap(), Promise.resolve(1)],
  ...[new Error('x'), Object('text'), Object(1), Object(Symbol('boxed')), new Uint8Array(8), new ArrayBuffer(8)],
  ...[
    [],
    {},
    [[]],
    [{}],
    [null],
    [undefined],
    new Array(5),
    Object.assign(new Array(3), { 2: 1 }),
    new List(1, 2),
    Object.create(null),
  ],
  ...[Object.freeze([]), Object.freeze({}), new Instance(), Object.create({ player: 0, type: 'produce' })],
  Object.assign([1, 2], { extra: 1 }),
  Object.assign(['white', 'x'], { every: () => true, map: () => [], slice: () => [], includes: () => true }),
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
  { [Symbol('key')]: 1 },
  { length: 1e9 },
  { toJSON: thrower(new Error('toJSON')), toString: thrower(new Error('toString')), valueOf: thrower(new Error('v')) },
  { toString: () => 'II', valueOf: () => 2 },
  Object.defineProperty({}, 'player', { get: thrower(new Error('getter')), enumerable: true }),
  Object.defineProperty([], 0, { get: thrower(Object.create(null)), enumerable: true }),
  Object.defineProperty({ type: 'produce' }, 'player', { get: () => reads++ % 2, enumerable: true }),
  new Proxy({}, traps(new Error('trap'))),
  new Proxy([], traps(Object.create(null))),
  new Proxy({}, traps(new Proxy({}, traps(Symbol('trap'))))),
  revoked(),
  cycle(),
];

/** Large values. */
const HUGE: readonly unknown[] = [
  new Array(1e6),
  new Array(1e6).fill(0),
  new Array(1e6).fill('ii-market'),
  'x'.repeat(1e6),
  '['.repeat(1e5),
  Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`key${i}`, i])),
  nested(1e5, (inner) => [inner]),
  nested(1e5, (inner) => ({ inner })),
  nested(200, (inner) => ({ ask: 'turn', inner })),
];

/** Values that no JSON text can hold. A program that visits all of their parts does not end. */
const BOMBS: readonly unknown[] = [
  nested(64, (inner) => [inner, inner]),
  nested(40, (inner) => ({ left: inner, right: inner })),
  new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 32 - 1 : undefined) }),
];

const KEYS = ['__proto__', 'constructor', 'toString', 'extra', 'secret', 'simultaneous', 'length', 'player', '0', ''];

/**
 * One strange value out of this number is huge, and four are bombs. These are rare because they are slow, and because all functions that
 * accept untrusted input have the same limits.
 */
const ONE_IN = 1_500;

export const strange = (chance: Chance): unknown => {
  const kind = chance.int(ONE_IN);
  return chance.pick(kind === 0 ? HUGE : kind < 5 ? BOMBS : STRANGE);
};
const FOREIGN = new Set([...STRANGE, ...HUGE, ...BOMBS]);

type Parts = Record<PropertyKey, unknown>;
/** Returns true for objects that are not from the lists of strange values. The test can safely read and change these objects. */
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !FOREIGN.has(value);
const keysOf = (parts: Parts): string[] => Object.keys(parts);

/** Returns a random part of a value: the object that holds it, and its key. */
function somewhere(chance: Chance, root: Parts): { of: Parts; key: string } {
  let of = root;
  for (;;) {
    const keys = keysOf(of);
    if (keys.length === 0) return { of, key: '0' };
    const key = chance.pick(keys);
    const next = of[key];
    if (!isParts(next) || keysOf(next).length === 0 || chance.int(6) === 0) return { of, key };
    of = next;
  }
}

/** Returns another value of a similar kind: a number close to the given number, or another word of `words`. */
const similar = (chance: Chance, value: unknown, words: readonly string[]): unknown => {
  switch (typeof value) {
    case 'number':
      return value + chance.pick([-2, -1, 1, 2, 0.5, -value, -2 * value]);
    case 'boolean':
      return !value;
    case 'string':
      return chance.pick([...words.slice(0, 1), chance.pick(words), value.slice(1), `${value} `, value.toUpperCase()]);
    default:
      return isParts(value) && Array.isArray(value)
        ? {}
        : value === null
          ? chance.pick([0, 'II', chance.pick(words)])
          : [];
  }
};

const define = (of: Parts, key: string, value: unknown) =>
  key !== 'length' && Object.defineProperty(of, key, { value, writable: true, enumerable: true, configurable: true });

/** Changes one part of a value. */
function corrupt(chance: Chance, root: Parts, words: readonly string[]): void {
  const { of, key } = somewhere(chance, root);
  const other = somewhere(chance, root);
  if (keysOf(of).length === 0) return;
  const value = of[key];
  const list = Array.isArray(of) ? of : isParts(value) && Array.isArray(value) ? value : undefined;
  switch (chance.int(list === undefined ? 6 : 10)) {
    case 0:
      of[key] = strange(chance);
      return;
    case 1:
      if (Array.isArray(of)) of.splice(Number(key), 1);
      else delete of[key];
      return;
    case 2:
      define(isParts(value) ? value : of, chance.pick(KEYS), strange(chance));
      return;
    case 3:
      // replaces the part by a copy of another part, so that, for example, a card exists twice
      of[key] = copied(other.of[other.key]);
      return;
    case 4:
      [of[key], other.of[other.key]] = [copied(other.of[other.key]), copied(of[key])];
      return;
    case 5:
      of[key] = similar(chance, value, words);
      return;
    case 6:
      list?.push(copied(list[chance.int(Math.max(1, list.length))]));
      return;
    case 7:
      if (list !== undefined) list.length = chance.int(list.length + 1);
      return;
    case 8:
      list?.splice(0, list.length, ...chance.shuffle(list));
      return;
    default:
      list?.reverse();
  }
}

/** Returns a copy of a part. Strange values are not copied. */
const copied = (value: unknown): unknown =>
  isParts(value) && Array.isArray(value)
    ? value.map(copied)
    : isParts(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)]))
      : value;

/** Returns a copy of the valid value with one to three changes, or sometimes a strange value or truncated JSON text. */
export function hostile(chance: Chance, valid: object, words: readonly string[]): unknown {
  const kind = chance.int(20);
  if (kind === 0) return strange(chance);
  if (kind === 1) {
    const text = JSON.stringify(valid);
    return text.slice(0, chance.int(text.length));
  }
  const value = clone(valid) as Parts;
  for (let changes = 1 + chance.int(3); changes > 0; changes--) {
    try {
      corrupt(chance, value, words);
    } catch {
      // an earlier change makes this one impossible, such as a list with its own `constructor`
    }
  }
  return value;
}

/** The maximum number of lines, and of characters in a line, that `differences` returns. */
const LINES = 20;
const LINE = 300;
/** Returns lines that describe the differences between a value and the valid value from which it was made. */
export function differences(valid: unknown, given: unknown, path = 'value'): string[] {
  if (Object.is(valid, given)) return [];
  if (!isParts(valid) || !isParts(given) || Array.isArray(valid) !== Array.isArray(given))
    return [`${path}: ${inspect(valid, { depth: 3 })} became ${inspect(given, { depth: 3 })}`.slice(0, LINE)];
  const keys = [...new Set([...keysOf(valid), ...keysOf(given)])];
  return keys.flatMap((key) => differences(valid[key], given[key], `${path}.${key}`)).slice(0, LINES);
}

const CODES = new Set(['invalid-options', 'invalid-components', 'invalid-state', 'invalid-view', 'invalid-replay']);

/** Returns the result of a call, or the LudiError that it throws. Fails the test for any other error. */
export function survives<T>(call: () => T): { readonly value: T } | { readonly error: LudiError } {
  try {
    return { value: call() };
  } catch (error) {
    if (error instanceof LudiError) return { error };
    throw new Error(`not a LudiError: ${error instanceof Error ? error.stack : typeof error}`);
  }
}

/** Returns the result of a call that reads untrusted input, or `undefined` if it throws a LudiError. The error must have the code `code`. */
export function passes<T>(code: string, call: () => T): T | undefined {
  const result = survives(call);
  if ('value' in result) return result.value;
  assert(CODES.has(code) || code === 'illegal-action');
  assert.equal(result.error.code, code);
  assert(result.error.message.length < 5000);
  return undefined;
}

/** Fails the test if a hostile value has changed `Object.prototype`. */
export function unpolluted(): void {
  assert.deepEqual(Object.keys(Object.prototype), []);
  assert.equal(Reflect.get({}, 'polluted'), undefined);
}

export function frozen<T>(value: T): T {
  if (isParts(value)) for (const key of Object.keys(Object.freeze(value))) frozen(value[key as keyof typeof value]);
  return value;
}

/** Returns a function that fails the test if any of the values has changed since the call of `unchanged`. */
export const unchanged = (values: readonly object[]): (() => void) => {
  const before = values.map((value) => digest(value));
  return () =>
    assert.deepEqual(
      values.map((value) => digest(value)),
      before,
    );
};
