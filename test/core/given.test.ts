import { expect, test } from 'vitest';
import type { ActionLike } from '../../packages/core/src/game';
import { candidateLike } from '../../packages/core/src/given';

const take = (fields: object): ActionLike => ({ type: 'take', player: 0, ...fields });
const candidates = [take({ card: 0 }), take({ card: 1 }), take({ card: 1, from: 2 }), take({ card: [1, 2] })];

test('the candidate that a stranger names is found by its fields, in any order', () => {
  for (const candidate of candidates) {
    expect(candidateLike(JSON.parse(JSON.stringify(candidate)), candidates)).toBe(candidate);
    expect(candidateLike(Object.fromEntries(Object.entries(candidate).reverse()), candidates)).toBe(candidate);
  }
});

test.each([
  ['another value', { card: 2 }],
  ['a zero of the other sign', { card: -0 }],
  ['a list in another order', { card: [2, 1] }],
  ['a longer list', { card: [1, 2, 3] }],
  ['a list for a number', { card: [1] }],
  ['nothing', { card: null }],
  ['too few fields', {}],
  ['too many fields', { card: 1, from: 2, to: 3 }],
  ['too many fields, one of them undefined', { card: [1, 2], to: undefined }],
  ['as many fields, one of them undefined', { from: undefined }],
  ['as many fields, one of them named like the prototype', JSON.parse('{"__proto__": {}}')],
  ['as many fields, one of them inherited by all objects', { toString: Object.prototype.toString }],
])('nor is any other: %s', (_, fields) => expect(candidateLike(take(fields), candidates)).toBeUndefined());

test('each field of a stranger is read once, whatever it says the next time', () => {
  let told = 0;
  const given = { type: 'take', player: 0, card: [1, 2] };
  const fickle = new Proxy(given, { get: (of, field) => (told++ < 3 ? Reflect.get(of, field) : 'other') });
  expect(candidateLike(fickle, candidates)).toBe(candidates[3]);
  expect(told).toBe(3);
});
