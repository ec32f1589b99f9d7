import { readComponents, withProvenance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';

test('each table of a box is told where it comes from, and nobody can write to any of it', () => {
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

describe("a stranger's tables", () => {
  const none = () => [];

  test('come out as a copy', () => {
    const given = { prices: { salt: 3 } };
    const read = readComponents(given, none);
    expect(read).toEqual(given);
    expect(read.prices).not.toBe(given.prices);
  });

  test('are refused with all that is wrong, or with what is no plain JSON', () => {
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
