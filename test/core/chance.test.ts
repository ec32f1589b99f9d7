import { type Chance, chanceState, commitment, keyedChance, recordingChance, scriptedChance } from '@ludi-romani/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const of = (seed: string): Chance => keyedChance(chanceState(seed));
const words = (chance: Chance, count: number) => Array.from({ length: count }, () => chance.int(2 ** 32));
const bytes = (list: readonly number[]) =>
  list
    .flatMap((word) => [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')))
    .join('');

describe('known answers', () => {
  test('the stream is ChaCha20 (RFC 8439, appendix A.1, vectors 1 and 2)', () => {
    const chance = keyedChance({ key: '0'.repeat(64), counter: 0 });
    expect(bytes(words(chance, 16))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
    expect(bytes(words(chance, 16))).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  test('key and commitment are different hashes of the seed', () => {
    expect(chanceState('').key).toBe('53546c86712ba690992892600277f9e74c733680e4253f5e2136adf84e9b03db');
    expect(chanceState('ab urbe condita').key).toBe('cdbbfdb99bf97514f1a0c482bd6ec272845efbd51cc0a69b83be71ca2da1845b');
    expect(commitment('ab urbe condita')).toBe('3ca2d244dc97c8b958f3fce01ddac8f02ac2b522ef3726be05f5173d1e5b17c9');
    expect(commitment('Ünïcödé 🏛')).toBe('c231bbfcdc10eff5cfc1592226bdafae25a533beaaa3ea796595f637e10439e0');
  });

  test('a seed gives the same numbers on every runtime', () => {
    expect(words(of('ab urbe condita'), 4)).toEqual([3611762592, 1782878205, 2474310151, 848702645]);
    expect(of('ab urbe condita').shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([3, 5, 6, 7, 8, 2, 4, 1]);
    expect(of('ab urbe condita').roll(['bronze', 'silver', 'gold'], 6)).toEqual([
      'bronze',
      'bronze',
      'silver',
      'gold',
      'gold',
      'silver',
    ]);
  });
});

test('the state counts the words used; a bound of 1 uses none, and the stream continues from any state', () => {
  const state = chanceState('s');
  const chance = keyedChance(state);
  chance.int(1);
  expect(state.counter).toBe(0);
  const drawn = words(chance, 40);
  expect(state.counter).toBe(40);
  expect(words(keyedChance({ ...chanceState('s'), counter: 17 }), 23)).toEqual(drawn.slice(17));
});

test('skips words that would make small numbers more likely', () => {
  // with a bound above 2^31, each number is one word of the stream, and words that are not below the bound are skipped
  const [first = 0, second = 0] = words(of('ab urbe condita'), 2);
  const state = chanceState('ab urbe condita');
  expect(keyedChance(state).int(first)).toBe(second);
  expect(state.counter).toBe(2);
  expect(of('ab urbe condita').int(first + 1)).toBe(first);
});

test('alternating streams do not influence each other', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `stream ${i}`);
  const together = seeds.map(of);
  const mixed = Array.from({ length: 20 }, () => together.map((chance) => chance.int(1000)));
  seeds.forEach((seed, i) => {
    const alone = of(seed);
    expect(mixed.map((row) => row[i])).toEqual(Array.from({ length: 20 }, () => alone.int(1000)));
  });
});

test('throws invalid-chance for impossible draws and rolls, and when the stream is used up', () => {
  for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY]) {
    expect(() => of('s').int(bound)).toThrow(expect.objectContaining({ code: 'invalid-chance' }));
  }
  expect(() => of('s').pick([])).toThrow(expect.objectContaining({ code: 'invalid-chance' }));
  for (const count of [10_001, 2 ** 31, Number.POSITIVE_INFINITY])
    expect(() => of('s').roll(['gold'], count)).toThrow(
      expect.objectContaining({ code: 'invalid-chance', message: 'no more than 10000 dice are rolled at once' }),
    );
  expect(of('s').roll(['gold'], 10_000)).toHaveLength(10_000);
  for (const counter of [2 ** 36, -1, 1.5, Number.NaN]) {
    expect(() => keyedChance({ key: '0'.repeat(64), counter }).int(2)).toThrow(/used up/);
  }
  expect(keyedChance({ key: '0'.repeat(64), counter: 2 ** 36 - 1 }).int(2)).toBeLessThan(2);
});

/** Returns the critical value of chi-square with `degrees` degrees of freedom at p = 0.0001, by the approximation of Wilson and Hilferty. */
const critical = (degrees: number) => degrees * (1 - 2 / (9 * degrees) + 3.719 * Math.sqrt(2 / (9 * degrees))) ** 3;
const chiSquare = (counts: readonly number[]) => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};
/** Counts each outcome from 0 to `kinds` - 1 in `trials` trials. */
const tally = (kinds: number, trials: number, outcome: (trial: number) => number) => {
  const counts = Array.from({ length: kinds }, () => 0);
  for (let i = 0; i < trials; i++) counts[outcome(i)] = (counts[outcome(i)] ?? 0) + 1;
  return counts;
};

describe('uniformity, at a significance level of 1 in 10,000', () => {
  test.each([2, 3, 5, 6, 7, 10, 28, 97, 256])('int(%i)', (bound) => {
    const chance = of(`uniform ${bound}`);
    const drawn = Array.from({ length: 200 * bound }, () => chance.int(bound));
    expect(chiSquare(tally(bound, drawn.length, (i) => drawn[i] ?? 0))).toBeLessThan(critical(bound - 1));
  });

  test('int with a bound that leaves a large remainder: without rejection the lower half would be twice as likely', () => {
    const bound = 3 * 2 ** 30;
    const chance = of('rejection');
    const drawn = Array.from({ length: 6000 }, () => Math.floor(chance.int(bound) / 2 ** 28));
    expect(chiSquare(tally(12, drawn.length, (i) => drawn[i] ?? 0))).toBeLessThan(critical(11));
  });

  test('all 24 orders of four', () => {
    const orders = new Map<string, number>();
    const chance = of('orders');
    for (let i = 0; i < 12_000; i++) {
      const order = chance.shuffle('abcd'.split('')).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(critical(23));
  });

  test('similar seeds are independent: their first numbers are uniform, alone and in pairs', () => {
    const first = Array.from({ length: 9001 }, (_, i) => of(`seed ${i}`).int(6));
    expect(chiSquare(tally(6, first.length, (i) => first[i] ?? 0))).toBeLessThan(critical(5));
    const pairs = tally(36, 9000, (i) => 6 * (first[i] ?? 0) + (first[i + 1] ?? 0));
    expect(chiSquare(pairs)).toBeLessThan(critical(35));
  });
});

/** An arbitrary plain JSON value without -0. */
const json = fc.jsonValue({ maxDepth: 1 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
/** An arbitrary list of calls that a game could make to its chance. */
const steps = fc.array(
  fc.oneof(
    fc.record({ ask: fc.constant('int' as const), bound: fc.integer({ min: 1, max: 100 }) }),
    fc.record({
      ask: fc.constant('pick' as const),
      items: fc.array(json, { minLength: 1, maxLength: 5 }),
    }),
    fc.record({ ask: fc.constant('roll' as const), count: fc.integer({ min: 0, max: 5 }) }),
    fc.record({
      ask: fc.constant('shuffle' as const),
      items: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }),
    }),
  ),
  { maxLength: 12 },
);
type Step = typeof steps extends fc.Arbitrary<infer T extends readonly unknown[]> ? T[number] : never;
const ask = (chance: Chance, step: Step): unknown => {
  if (step.ask === 'int') return chance.int(step.bound);
  if (step.ask === 'pick') return chance.pick(step.items);
  return step.ask === 'roll' ? chance.roll(['gold', 'silver', 'bronze'], step.count) : chance.shuffle(step.items);
};

describe('scripted chance', () => {
  test('replays what was recorded, after a JSON round trip too', () => {
    fc.assert(
      fc.property(fc.string(), steps, (seed, asked) => {
        const recorder = recordingChance(of(seed));
        const first = asked.map((step) => ask(recorder, step));
        const script = scriptedChance(JSON.parse(JSON.stringify(recorder.outcomes)));
        const again = asked.map((step) => ask(script, step));
        expect(JSON.stringify(again)).toBe(JSON.stringify(first));
        script.assertUsedUp();
      }),
    );
  });

  test('a shuffle may name only its first items; the others follow in their order', () => {
    const script = scriptedChance([{ shuffle: ['c', 'a'] }]);
    expect(script.shuffle(['a', 'b', 'c', 'd'])).toEqual(['c', 'a', 'b', 'd']);
    script.assertUsedUp();
  });

  test('returns the items of the game, not those of the script', () => {
    const card = { id: 1 };
    expect(scriptedChance([{ pick: { id: 1 } }]).pick([card])).toBe(card);
    expect(scriptedChance([{ shuffle: [{ id: 1 }] }]).shuffle([card])[0]).toBe(card);
  });

  test('a recorded outcome does not change with the items', () => {
    const card = { id: 1 };
    const recorder = recordingChance(of('s'));
    recorder.pick([card]).id = 2;
    expect(recorder.outcomes).toEqual([{ pick: { id: 1 } }]);
  });

  test('reports outcomes that are left over', () => {
    const script = scriptedChance([{ int: 1 }, { int: 2 }]);
    script.int(6);
    expect(script.left).toEqual([{ int: 2 }]);
    expect(() => script.assertUsedUp()).toThrow('1 outcomes of the script are left over');
    (script.left as unknown[]).pop();
    expect(script.left).toHaveLength(1);
  });

  test.each<[string, (chance: ReturnType<typeof scriptedChance>) => unknown, readonly object[], string]>([
    ['another kind', (chance) => chance.int(6), [{ pick: 1 }], 'int is asked for, and the script has pick'],
    ['an outcome without a kind', (chance) => chance.int(6), [{}], 'int is asked for, and the script has '],
    ['a number out of bounds', (chance) => chance.int(6), [{ int: 6 }], '6 is not a whole number below 6'],
    ['a negative number', (chance) => chance.int(6), [{ int: -1 }], '-1 is not a whole number below 6'],
    ['a fraction', (chance) => chance.int(6), [{ int: 0.5 }], '0.5 is not a whole number below 6'],
    ['a string instead of a number', (chance) => chance.int(6), [{ int: '1' }], '1 is not a whole number below 6'],
    [
      'an item that does not exist',
      (chance) => chance.pick(['a']),
      [{ pick: 'b' }],
      'what the script names is not among what there is',
    ],
    [
      'a face that the die does not have',
      (chance) => chance.roll(['a'], 1),
      [{ roll: ['b'] }],
      'what the script names is not among what there is',
    ],
    [
      'another number of dice',
      (chance) => chance.roll(['a'], 2),
      [{ roll: ['a'] }],
      '2 dice are rolled, and the script has 1',
    ],
    ['dice that are not a list', (chance) => chance.roll(['a'], 1), [{ roll: 'a' }], 'the outcome of roll is a list'],
    [
      'a card twice',
      (chance) => chance.shuffle(['a', 'b']),
      [{ shuffle: ['a', 'a'] }],
      'what the script names is not among what there is',
    ],
    [
      'cards that are not a list',
      (chance) => chance.shuffle(['a']),
      [{ shuffle: {} }],
      'the outcome of shuffle is a list',
    ],
    ['null as an outcome', (chance) => chance.int(6), JSON.parse('[null]'), 'int is asked for, and the script has '],
    [
      'an outcome that is not an object',
      (chance) => chance.int(6),
      JSON.parse('[7]'),
      'int is asked for, and the script has ',
    ],
    ['a draw after the last outcome', (chance) => chance.pick([6]), [], 'the script is used up, and pick is asked for'],
  ])('refuses %s', (_, work, outcomes, message) => {
    expect(() => work(scriptedChance(outcomes as Parameters<typeof scriptedChance>[0]))).toThrow(
      expect.objectContaining({ code: 'invalid-chance', message, problems: [{ path: '', message }] }),
    );
  });
});

test('a stream follows its state, even if the key changes', () => {
  const [first, second] = [chanceState('one'), chanceState('two')];
  const state = { ...first };
  const chance = keyedChance(state);
  const drawn = [chance.int(1000), chance.int(1000)];
  Object.assign(state, second);
  drawn.push(chance.int(1000));
  const expected = keyedChance({ ...first });
  expect(drawn).toEqual([expected.int(1000), expected.int(1000), keyedChance({ ...second }).int(1000)]);
  expect(() => chance.int(0)).toThrow('a bound is a whole number from 1 to 2^32');
});
