import { expect, test } from 'vitest';
import type { ActionLike } from '../../packages/core/src/game/types';
import { equalCandidate, inOrder } from '../../packages/core/src/kernel/match-action';

const take = (fields: object): ActionLike => ({ type: 'take', player: 0, ...fields });
const candidates = [take({ card: 0 }), take({ card: 1 }), take({ card: 1, from: 2 }), take({ card: [1, 2] })];

test('finds the candidate of an untrusted action by its fields, in any order', () => {
  for (const candidate of candidates) {
    expect(equalCandidate(JSON.parse(JSON.stringify(candidate)), candidates)).toBe(candidate);
    expect(equalCandidate(Object.fromEntries(Object.entries(candidate).reverse()), candidates)).toBe(candidate);
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
])('finds no candidate for %s', (_, fields) => expect(equalCandidate(take(fields), candidates)).toBeUndefined());

test('reads each field of an untrusted action once: a getter can return another value on a second read', () => {
  let reads = 0;
  const given = { type: 'take', player: 0, card: [1, 2] };
  const fickle = new Proxy(given, { get: (of, field) => (reads++ < 3 ? Reflect.get(of, field) : 'other') });
  expect(equalCandidate(fickle, candidates)).toBe(candidates[3]);
  expect(reads).toBe(3);
});

test('inOrder sorts the lists in the named fields of a copy', () => {
  const action = { type: 'take', player: 0, cards: ['b', 'a'], path: [2, 1], one: 'x' };
  expect(inOrder(action, ['cards', 'one', 'none'])).toEqual({ ...action, cards: ['"a"', '"b"'] });
  expect(action.cards).toEqual(['b', 'a']);
});
