import { areaFrom, areasBy, boundingBox, cellAt, edgeOf, type Grid, grid, largestArea } from '@ludi-romani/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const boards = fc
  .record({
    width: fc.integer({ min: 1, max: 6 }),
    height: fc.integer({ min: 1, max: 6 }),
    left: fc.integer({ min: -3, max: 3 }),
    top: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ width, height, left, top }) => grid(width, height, left, top));
/** An arbitrary board with a set of its cells. */
const taken = boards.chain((board) =>
  fc.array(fc.boolean(), { minLength: board.size, maxLength: board.size }).map((cells) => ({ board, cells })),
);
const distance = ({ xs, ys }: Grid, a: number, b: number) => [
  Math.abs((xs[a] ?? 0) - (xs[b] ?? 0)),
  Math.abs((ys[a] ?? 0) - (ys[b] ?? 0)),
];
const all = (board: Grid) => Array.from({ length: board.size }, (_, cell) => cell);

/** Returns the areas of a board by a slow algorithm, which joins neighbours until nothing changes. */
const slowAreas = (board: Grid, kind: (cell: number) => unknown): number[][] => {
  const label = all(board);
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of all(board)) {
      for (const b of all(board)) {
        const [dx = 9, dy = 9] = distance(board, a, b);
        if (dx + dy !== 1 || kind(a) === null || kind(a) !== kind(b) || label[a] === label[b]) continue;
        const least = Math.min(label[a] ?? 0, label[b] ?? 0);
        label[a] = least;
        label[b] = least;
        changed = true;
      }
    }
  }
  const roots = all(board).filter((cell) => label[cell] === cell && kind(cell) !== null);
  return roots.map((root) => all(board).filter((cell) => label[cell] === root && kind(cell) !== null));
};

test('numbers cells by rows, and finds them by their coordinates', () => {
  const board = grid(3, 2, -1, 5);
  expect(board.xs).toEqual([-1, 0, 1, -1, 0, 1]);
  expect(board.ys).toEqual([5, 5, 5, 6, 6, 6]);
  expect(board.orthogonal[1]).toEqual([0, 2, 4]);
  expect(board.diagonal[1]).toEqual([3, 5]);
  expect(cellAt(board, 1, 6)).toBe(5);
  for (const [x, y] of [[2, 5], [-2, 5], [0, 4], [0, 7], [0.5, 5], [Number.NaN, 5]] as const) expect(cellAt(board, x, y)).toBeNull(); // biome-ignore format: one table
});

test('orthogonal neighbours are one step away in x or y, diagonal ones in both', () => {
  fc.assert(
    fc.property(boards, (board) => {
      for (const cell of all(board)) {
        expect(cellAt(board, board.xs[cell] ?? 0, board.ys[cell] ?? 0)).toBe(cell);
        const [edges, corners] = [1, 2].map((sum) =>
          all(board).filter((other) => {
            const [dx = 9, dy = 9] = distance(board, cell, other);
            return dx + dy === sum && dx < 2 && dy < 2;
          }),
        );
        expect(board.orthogonal[cell]).toEqual(edges);
        expect(board.diagonal[cell]).toEqual(corners);
      }
    }),
  );
});

describe('areas', () => {
  test('are those that the slow algorithm finds', () => {
    fc.assert(
      fc.property(taken, ({ board, cells }) => {
        const belongs = (cell: number) => cells[cell] === true;
        const expected = slowAreas(board, (cell) => (belongs(cell) ? 1 : null));
        expect(areasBy(board, (cell) => belongs(cell) || null).map(({ cells }) => cells)).toEqual(expected);
        const largest = Math.max(0, ...expected.map((area) => area.length));
        expect(largestArea(board, belongs)).toEqual(expected.find((area) => area.length === largest) ?? []);
        for (const cell of all(board)) {
          expect(areaFrom(board, cell, belongs)).toEqual(expected.find((area) => area.includes(cell)) ?? []);
        }
      }),
    );
  });

  test('by kind hold cells of one kind only', () => {
    fc.assert(
      fc.property(taken, ({ board, cells }) => {
        const kind = (cell: number) => (cell % 5 === 0 ? null : cells[cell] === true);
        expect(areasBy(board, kind).map((area) => area.cells)).toEqual(slowAreas(board, kind));
        for (const area of areasBy(board, kind)) for (const cell of area.cells) expect(kind(cell)).toBe(area.kind);
      }),
    );
  });

  test('have the edge and bounding box that a search of every cell finds', () => {
    fc.assert(
      fc.property(taken, ({ board, cells }) => {
        const area = all(board).filter((cell) => cells[cell]);
        const outside = all(board).filter((cell) => !cells[cell]);
        const near = outside.filter((cell) =>
          area.some((other) => distance(board, cell, other).reduce((a, b) => a + b) === 1),
        );
        expect(edgeOf(board, area)).toEqual(near);
        const xs = area.map((cell) => board.xs[cell] ?? 0);
        const ys = area.map((cell) => board.ys[cell] ?? 0);
        const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
        expect(boundingBox(board, area)).toEqual(area.length === 0 ? null : box);
      }),
    );
  });
});
