/** Tests of the JSON writer for values that share parts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonWriter } from '../../packages/cli/src/serve/json-writer';

test('writes each value of a sequence as JSON.stringify does', () => {
  const name = fc.constantFrom('round', 'players', 'pending');
  const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
  const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
  const field = <T>(item: fc.Arbitrary<T>) => fc.dictionary(name, item, { maxKeys: 3 });
  const part = [1, 2, 3, 4].reduce<fc.Arbitrary<unknown>>((inner) => fc.oneof(leaf, list(inner), field(inner)), leaf);
  /** a sequence of values that share and repeat parts */
  const sequence = fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), list(field(fc.nat())))
    .map(([parts, values]) =>
      values.map((fields) =>
        Object.fromEntries(Object.entries(fields).map(([field, at]) => [field, parts[at % parts.length]])),
      ),
    );
  fc.assert(
    fc.property(sequence, (values) => {
      const write = jsonWriter();
      for (const each of values) expect(write(each)).toBe(JSON.stringify(each));
    }),
  );
});

test('does not read an object again that is the same as before', () => {
  const write = jsonWriter();
  let reads = 0;
  const area = {
    get coins() {
      return ++reads;
    },
  };
  write({ round: 1, players: [area] });
  expect(write({ round: 2, players: [area] })).toBe('{"round":2,"players":[{"coins":1}]}');
  expect(reads).toBe(1);
});
