import {
  contains,
  equal,
  exactPayments,
  expand,
  irredundantPayments,
  minus,
  plus,
  submultisets,
  tally,
  total,
} from '@ludi-romani/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const KINDS = ['bronze', 'silver', 'gold'] as const;
type Coins = Record<(typeof KINDS)[number], number>;
const coins = fc.record({ bronze: fc.nat(3), silver: fc.nat(3), gold: fc.nat(3) });
const worth: Coins = { bronze: 1, silver: 2, gold: 3 };

/** Every part of a purse, fewest bronze first, then fewest silver. */
const parts = (have: Coins): Coins[] => {
  const found: Coins[] = [];
  for (let bronze = 0; bronze <= have.bronze; bronze++)
    for (let silver = 0; silver <= have.silver; silver++)
      for (let gold = 0; gold <= have.gold; gold++) found.push({ bronze, silver, gold });
  return found;
};
const value = (set: Coins) => set.bronze + 2 * set.silver + 3 * set.gold;

test('sums, differences and comparisons are those of the amounts', () => {
  fc.assert(
    fc.property(coins, coins, (a, b) => {
      const holds = KINDS.every((kind) => a[kind] >= b[kind]);
      expect(contains(a, b)).toBe(holds);
      expect(equal(a, b)).toBe(KINDS.every((kind) => a[kind] === b[kind]));
      expect(total(plus(a, b))).toBe(total(a) + total(b));
      expect(minus(plus(a, b), b)).toEqual(a);
      if (!holds) expect(() => minus(a, b)).toThrow(expect.objectContaining({ code: 'internal' }));
      expect(tally(expand(a, KINDS), KINDS)).toEqual(a);
    }),
  );
});

test('a price names only what it costs', () => {
  expect(contains({ bronze: 2 }, { bronze: 1 })).toBe(true);
  expect(contains<keyof Coins>({ bronze: 2 }, { gold: 1 })).toBe(false);
  expect(minus<keyof Coins>({ bronze: 2, gold: 1 }, { gold: 1 })).toEqual({ bronze: 2, gold: 0 });
  expect(plus<keyof Coins>({ bronze: 2 }, { gold: 1 })).toEqual({ bronze: 2, gold: 1 });
  expect(equal<keyof Coins>({ bronze: 2, gold: 0 }, { bronze: 2 })).toBe(true);
});

test('parts and payments are those among all parts that fit, in their order', () => {
  fc.assert(
    fc.property(coins, fc.nat(12), (have, price) => {
      expect(submultisets(have, KINDS)).toEqual(parts(have));
      expect(submultisets(have, KINDS, price)).toEqual(parts(have).filter((part) => total(part) === price));
      expect(exactPayments(have, worth, price)).toEqual(parts(have).filter((part) => value(part) === price));
      const enough = parts(have).filter((part) => value(part) >= price);
      const lean = enough.filter((part) =>
        KINDS.every((kind) => part[kind] === 0 || value(part) - worth[kind] < price),
      );
      expect(irredundantPayments(have, worth, price)).toEqual(lean);
    }),
  );
});

test('three slaves are paid with one and a pair, two pairs, or three ones, never with one too many', () => {
  const slaves = { single: 1, double: 2 };
  expect(irredundantPayments({ single: 1, double: 2 }, slaves, 3)).toEqual([
    { single: 0, double: 2 },
    { single: 1, double: 1 },
  ]);
  expect(irredundantPayments({ single: 3, double: 0 }, slaves, 3)).toEqual([{ single: 3, double: 0 }]);
  expect(irredundantPayments({ single: 0, double: 1 }, slaves, 3)).toEqual([]);
  expect(irredundantPayments({ single: 2, double: 2 }, slaves, 0)).toEqual([{ single: 0, double: 0 }]);
});
