import { readComponents, withProvenance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';

test('withProvenance adds the source of each table and freezes the result', () => {
  const tables = { routes: [[1, 2]], prices: { salt: 3 } };
  const box = withProvenance(tables, {
    routesSource: 'rulebook: Page 4: the map.',
    pricesSource: 'reconstructed: Pictures lost.',
  });
  expect(box).toEqual({
    ...tables,
    provenance: {
      routes: { provenance: 'rulebook', source: 'Page 4: the map.' },
      prices: { provenance: 'reconstructed', source: 'Pictures lost.' },
    },
  });
  expect([box, box.routes, box.routes[0], box.provenance.prices].every((part) => Object.isFrozen(part))).toBe(true);
  expect(Object.isFrozen(tables.routes)).toBe(false);
});

describe('untrusted tables', () => {
  const none = () => [];

  test('are returned as a copy', () => {
    const given = { prices: { salt: 3 } };
    const read = readComponents(given, none);
    expect(read).toEqual(given);
    expect(read.prices).not.toBe(given.prices);
  });

  test('are refused with all problems, or with the first part that is not plain JSON', () => {
    const problems = [
      { path: 'prices.salt', message: 'must be a whole number from 1 to 9' },
      { path: 'routes', message: 'is missing' },
    ];
    expect(() => readComponents({}, () => problems)).toThrow(
      expect.objectContaining({ code: 'invalid-components', problems }),
    );
    expect(() => readComponents({ prices: Number.NaN }, none)).toThrow(
      expect.objectContaining({
        code: 'invalid-components',
        problems: [expect.objectContaining({ path: 'prices' })],
      }),
    );
  });
});
