import { describe, expect, test } from 'vitest';
import { standardComponents } from '../../packages/nova-roma/src/components';
import { estateSpaces, trackOf, zoneMaps } from '../../packages/nova-roma/src/components/geometry';

const zones = zoneMaps(standardComponents);
/** The reward spaces with the cells around them, in the order of rows. */
const AROUND: readonly (readonly [string, readonly number[]])[] = [
  ['a-r1', [1, 3, 7, 8, 9]],
  ['a-r2', [6, 7, 13, 18, 19]],
  ['a-r3', [8, 9, 10, 14, 16, 20, 21, 22]],
  ['a-r4', [16, 17, 22, 28, 29]],
  ['a-r5', [18, 19, 20, 24, 26]],
  ['b-r1', [2, 4, 7, 8, 9]],
  ['b-r2', [0, 1, 2, 5, 7, 10, 11, 12]],
  ['b-r3', [8, 9, 13, 18, 19]],
  ['b-r4', [15, 16, 17, 20, 22]],
  ['c-r1', [2, 4, 7, 8, 9]],
  ['c-r2', [0, 1, 6, 10, 11]],
  ['c-r3', [11, 12, 13, 16, 18]],
];

describe('the city', () => {
  test('NR-5.53 NR-3.9 each zone has its building spaces and shaded spaces', () => {
    expect(zones.map(({ id, buildable }) => [id, buildable.filter((is) => is).length])).toEqual([
      ['A', 25],
      ['B', 21],
      ['C', 17],
    ]);
    expect(zones.map(({ shaded }) => shaded)).toEqual([
      [7, 10, 20, 28],
      [5, 12, 18],
      [1, 9],
    ]);
  });

  test.each(AROUND)("NR-5.53 the building spaces around %s are those within a king's move", (id, cells) => {
    expect(zones.flatMap(({ rewards }) => rewards).find((place) => place.id === id)?.around).toEqual(cells);
  });

  test('NR-5.49 the placements contain every shape in all of its orientations', () => {
    const count = (shape: string) => zones.map(({ placements }) => placements[shape]?.length);
    expect([count('mono'), count('l3'), count('l4')]).toEqual([
      [25, 21, 17],
      [44, 34, 30],
      [48, 44, 32],
    ]);
    for (const { placements, buildable } of zones) {
      for (const cells of Object.values(placements).flat()) {
        expect(cells).toEqual([...cells].sort((a, b) => a - b));
        expect(cells.every((cell) => buildable[cell])).toBe(true);
      }
    }
  });
});

test('NR-5.67 each space of the production area has a row and a column', () => {
  const spaces = estateSpaces(standardComponents);
  expect(spaces.map(({ rowProduct, columnProduct }) => `${rowProduct} ${columnProduct}`)).toEqual(
    ['wheat', 'stone', 'coins'].flatMap((row) => [`${row} wood`, `${row} wine`, `${row} horse`]),
  );
  expect([spaces[5]?.row, spaces[5]?.column]).toEqual([
    [3, 4, 5],
    [2, 5, 8],
  ]);
});

test('NR-5.59 NR-5.60 there is a line before each golden wheel', () => {
  const { end, horsesTo, wheel } = trackOf(standardComponents);
  expect(end).toBe(8);
  expect(horsesTo).toEqual([0, 0, 0, 1, 0, 0, 2, 0, 0]);
  expect(wheel.flatMap((is, space) => (is ? [space] : []))).toEqual([3, 6]);
});
