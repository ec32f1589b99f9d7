/** Tests of patches: their result, the parts that they share, their length, and their use by another library. */

import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import { reconcile } from '../../packages/core/src/json/share';
import { applyPatches, patchesBetween } from '../../packages/table/src/patches';
import { SCALE } from '../scale';

type View = Record<string, unknown>;

/** Returns true if no key or string contains a name that patches refuse. Views have no such keys. */
const isTame = (value: unknown): boolean => !/__proto__|constructor|prototype/.test(JSON.stringify(value));
const json = fc
  .jsonValue({ maxDepth: 3 })
  .filter(isTame)
  .map((value): unknown => JSON.parse(JSON.stringify(value)));
const key = fc.oneof(fc.constantFrom('a', 'b', 'a/b', 'a~b', '~1', ''), fc.string().filter(isTame));
const viewOf = (value: fc.Arbitrary<unknown>) => fc.dictionary(key, value, { noNullPrototype: true });
const view = viewOf(json);
/** An arbitrary pair of views whose common parts are the same objects. */
const pair = fc
  .tuple(view, view)
  .chain(([one, other]) =>
    fc
      .tuple(
        fc.constant(one),
        viewOf(fc.oneof(json, fc.constantFrom(null, ...Object.values(one), ...Object.values(other)))),
      )
      .map(([before, after]) => [before, reconcile(before, structuredClone(after))] as const),
  );
const bytes = (value: unknown): number => JSON.stringify(value).length;

describe('patches between two views', () => {
  test('lead from one to the other, also after JSON, and share equal parts', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const found = applyPatches(before, JSON.parse(JSON.stringify(patchesBetween(before, after))));
        expect(found).toEqual(after);
        for (const part of Object.keys(after))
          if (after[part] === before[part]) expect(found?.[part]).toBe(before[part]);
      }),
      { numRuns: 300 * SCALE },
    );
  });

  test('have the same result in another library for JSON Patches', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const document = structuredClone(before);
        expect(applyPatch(document, structuredClone(patchesBetween(before, after)) as never)).toEqual(
          patchesBetween(before, after).map(() => null),
        );
        expect(document).toEqual(after);
      }),
      { numRuns: 300 * SCALE },
    );
  });

  test('are not longer than the changed parts as whole values', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
          (key) => before[key] !== after[key],
        );
        const whole = keys.map((key) => ({ op: 'replace', path: `/${key}~~//`, value: after[key] }));
        expect(bytes(patchesBetween(before, after))).toBeLessThanOrEqual(bytes(whole));
      }),
      { numRuns: 300 * SCALE },
    );
  });
});

test('one changed number is a patch, and several in one part are a patch of the part', () => {
  const before: View = {
    players: [{ coins: { bronze: 1, silver: 2, gold: 3 }, cards: ['stadium', 'arena', 'forum'] }],
  };
  const [player] = before.players as [View];
  const now = (coins: unknown) => patchesBetween(before, { players: [{ ...player, coins }] });
  expect(now({ bronze: 1, silver: 2, gold: 4 })).toEqual([{ op: 'replace', path: '/players/0/coins/gold', value: 4 }]);
  const all = { bronze: 2, silver: 3, gold: 4 };
  expect(now(all)).toEqual([{ op: 'replace', path: '/players/0/coins', value: all }]);
});

test('patches the inner parts unless a patch of the whole part is shorter', () => {
  const within = (letters: number) => {
    const rest = 'x'.repeat(letters);
    return patchesBetween({ area: { a: 0, b: 0, rest } }, { area: { a: 1, b: 1, rest } }).map(({ path }) => path);
  };
  const bytesOf = (path: string, value: unknown) => bytes({ op: 'replace', path, value }) + ','.length;
  const apart = bytesOf('/area/a', 1) + bytesOf('/area/b', 1);
  const letters = apart - bytesOf('/area', { a: 1, b: 1, rest: '' });
  expect(within(letters)).toEqual(['/area/a', '/area/b']);
  expect(within(letters - 1)).toEqual(['/area']);
});

test('replaces a list by a record, and a record by a list, as a whole', () => {
  for (const [before, after] of [
    [{ cards: ['a'] }, { cards: { 0: 'a' } }],
    [{ cards: { 0: 'a' } }, { cards: ['a'] }],
  ] as const) {
    expect(patchesBetween(before, after)).toEqual([{ op: 'replace', path: '/cards', value: after.cards }]);
    expect(applyPatches<object>(before, patchesBetween<object>(before, after))).toEqual(after);
  }
});

test('adds and removes items at the end of lists', () => {
  const path = '/cards';
  const long = { cards: ['a card with quite a name', 'another card with quite a name', 'one that is not there again'] };
  const short = { cards: long.cards.slice(0, 1) };
  expect(patchesBetween(long, { cards: long.cards.slice(0, 2) })).toEqual([{ op: 'remove', path: `${path}/2` }]);
  expect(patchesBetween(short, { cards: long.cards.slice(0, 2) })).toEqual([
    { op: 'add', path: `${path}/1`, value: long.cards[1] },
  ]);
});

test('returns undefined for a patch that does not fit, and for a value that is no patch', () => {
  const before = { bank: { bronze: 1 }, cards: ['a'] };
  for (const patch of [
    { op: 'replace', path: '/no/such', value: 1 },
    { op: 'replace', path: '/__proto__/polluted', value: 1 },
    { op: 'replace', path: '/constructor/prototype/polluted', value: 1 },
    { op: 'replace', path: '/bank/gold', value: 1 },
    { op: 'replace', path: '/cards/1', value: 1 },
    { op: 'replace', path: '/cards/4294967294', value: 1 },
    { op: 'replace', path: '/cards/length', value: 4294967295 },
    { op: 'replace', path: '/cards/00', value: 1 },
    { op: 'replace', path: '/cards/-', value: 1 },
    { op: 'replace', path: '', value: {} },
    { op: 'replace', path: 'bank', value: {} },
    { op: 'remove', path: '/bank/gold' },
    { op: 'remove', path: '/cards/-1' },
    { op: 'add', path: '/cards/2', value: 1 },
    { op: 'add', path: '/__proto__', value: { polluted: 1 } },
    { op: 'replace', path: 3, value: 1 },
    { op: 'move', path: '/bank' },
    null,
  ])
    expect(applyPatches(before, [patch as never])).toBeUndefined();
  expect(before).toEqual({ bank: { bronze: 1 }, cards: ['a'] });
  expect({}).not.toHaveProperty('polluted');
});

test('inserts into lists and replaces fields by `add`, as RFC 6902 has it', () => {
  const before = { cards: ['a', 'c'], bank: 1 };
  const add = (path: string, value: unknown) => ({ op: 'add', path, value }) as const;
  expect(
    applyPatches<object>(before, [add('/cards/1', 'b'), add('/cards/-', 'd'), add('/bank', 2), add('/new', 3)]),
  ).toEqual({
    cards: ['a', 'b', 'c', 'd'],
    bank: 2,
    new: 3,
  });
});
