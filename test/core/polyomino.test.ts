import { canonicalShape, grid, orientations, type Point, placements } from '@ludi-romani/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Lists the fixed polyominoes of `size` cells: rotations and reflections count as different. */
const fixed = (size: number): Point[][] => {
  let shapes = [[{ x: 0, y: 0 }]];
  for (let n = 1; n < size; n++) {
    const grown = new Map<string, Point[]>();
    for (const shape of shapes) {
      for (const { x, y } of shape) {
        for (const point of [
          { x: x + 1, y },
          { x: x - 1, y },
          { x, y: y + 1 },
          { x, y: y - 1 },
        ]) {
          if (shape.some((other) => other.x === point.x && other.y === point.y)) continue;
          const next = canonicalShape([...shape, point]);
          grown.set(JSON.stringify(next), next);
        }
      }
    }
    shapes = [...grown.values()];
  }
  return shapes;
};
const classes = (size: number, mirror: boolean) =>
  new Set(
    fixed(size).map(
      (shape) =>
        orientations(shape, { mirror })
          .map((one) => JSON.stringify(one))
          .sort()[0],
    ),
  ).size;

test.each([
  // size, fixed, one-sided, free (OEIS A001168, A000988, A000105)
  [1, 1, 1, 1],
  [2, 2, 1, 1],
  [3, 6, 2, 2],
  [4, 19, 7, 5],
  [5, 63, 18, 12],
  [6, 216, 60, 35],
])('finds the known numbers of shapes of %i cells', (size, all, oneSided, free) => {
  expect(fixed(size)).toHaveLength(all);
  expect(classes(size, false)).toBe(oneSided);
  expect(classes(size, true)).toBe(free);
});

const shapes = fc.constantFrom(...[1, 2, 3, 4].flatMap(fixed));

test('orientations are canonical and different, and every orientation of a shape has the same ones', () => {
  fc.assert(
    fc.property(shapes, fc.boolean(), (shape, mirror) => {
      const all = orientations(shape, { mirror });
      const names = all.map((one) => JSON.stringify(one));
      expect(new Set(names).size).toBe(all.length);
      for (const one of all) {
        expect(canonicalShape(one)).toEqual(one);
        expect(
          orientations(one, { mirror })
            .map((other) => JSON.stringify(other))
            .sort(),
        ).toEqual([...names].sort());
      }
    }),
  );
});

test('canonicalShape ignores the position of a shape and the order of its cells', () => {
  const ell = [{ x: 0, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }]; // biome-ignore format: a picture
  expect(canonicalShape(ell.map(({ x, y }) => ({ x: x - 7, y: y + 3 })).reverse())).toEqual(canonicalShape(ell));
  expect(canonicalShape(ell.map(({ x, y }) => ({ x: -x, y })))).not.toEqual(canonicalShape(ell));
  expect(canonicalShape([{ x: 4, y: 9 }, { x: 3, y: 9 }])).toEqual([{ x: 0, y: 0 }, { x: 1, y: 0 }]); // biome-ignore format: a picture
});

test('placements lists the sets of free cells that have the shape, each once, in order', () => {
  fc.assert(
    fc.property(shapes, fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }), (shape, cells) => {
      const board = grid(4, 4, -1, 2);
      const free = (cell: number) => cells[cell] === true;
      const lying = orientations(shape, { mirror: true });
      const names = lying.map((one) => JSON.stringify(one));
      const found = placements(board, lying, free);
      const expected: number[][] = [];
      for (let mask = 0; mask < 2 ** 16; mask++) {
        const set = cells.flatMap((_, cell) => ((mask >> cell) & 1 ? [cell] : []));
        if (set.length !== shape.length || !set.every(free)) continue;
        const points = canonicalShape(set.map((cell) => ({ x: board.xs[cell] ?? 0, y: board.ys[cell] ?? 0 })));
        if (names.includes(JSON.stringify(points))) expected.push(set);
      }
      const order = (a: number[], b: number[]) => a.map((cell, i) => cell - (b[i] ?? 0)).find((d) => d !== 0) ?? 0;
      expect(found).toEqual(expected.sort(order));
    }),
    { numRuns: 3 },
  );
});

test('canonicalShape refuses a shape without cells or with a cell twice', () => {
  for (const bad of [
    [],
    [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ],
  ]) {
    expect(() => canonicalShape(bad)).toThrow(
      expect.objectContaining({
        code: 'invalid-components',
        problems: [{ path: '', message: 'a shape is a list of distinct points, at least one' }],
      }),
    );
  }
});

test('placements lists each placement once, for any order of the shapes', () => {
  const board = grid(2, 3, -1, 2);
  const bar = [{ x: 0, y: 0 }, { x: 1, y: 0 }]; // biome-ignore format: a picture
  const post = [{ x: 0, y: 0 }, { x: 0, y: 1 }]; // biome-ignore format: a picture
  const all = [[0, 1], [0, 2], [1, 3], [2, 3], [2, 4], [3, 5], [4, 5]]; // biome-ignore format: a picture
  expect(placements(board, [bar, post], () => true)).toEqual(all);
  expect(placements(board, [post, bar, post, bar], () => true)).toEqual(all);
  expect(placements(board, [bar], (cell) => cell !== 2)).toEqual([[0, 1], [4, 5]]); // biome-ignore format: a picture
  expect(placements(board, [], () => true)).toEqual([]);
});

test('placements lists a placement before those that begin with the same cells', () => {
  const board = grid(3, 1, -1, 2);
  const row = (length: number) => Array.from({ length }, (_, x) => ({ x, y: 0 }));
  const listed = [[0], [0, 1], [0, 1, 2], [1], [1, 2], [2]];
  expect(placements(board, [row(1), row(2), row(3)], () => true)).toEqual(listed);
  expect(placements(board, [row(3), row(2), row(1)], () => true)).toEqual(listed);
});

test('canonicalShape moves the smallest x and y to 0 and sorts by rows', () => {
  const given = [
    { x: 4, y: -1 },
    { x: 3, y: -2 },
    { x: 4, y: -2 },
  ];
  expect(canonicalShape(given)).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ]);
});
