import { expect, test } from 'vitest';
import { ranking } from '../../packages/core/src/toolkit/ranking';

test('ranks by totals, then by the first tie-break that differs; players who are equal in all share a place', () => {
  expect(ranking([3, 7, 5])).toEqual([[1], [2], [0]]);
  expect(ranking([5, 7, 5])).toEqual([[1], [0, 2]]);
  expect(ranking([5, 5, 5], [[1, 2], [3], [1, 4]])).toEqual([[1], [2], [0]]);
  expect(ranking([5, 5, 6], [[9], [9], [0]])).toEqual([[2], [0, 1]]);
  // a missing tie-break counts as 0
  expect(ranking([5, 5], [[], [1]])).toEqual([[1], [0]]);
  expect(ranking([5, 5], [[1], []])).toEqual([[0], [1]]);
  expect(ranking([5, 5], [[], [-1]])).toEqual([[0], [1]]);
  expect(ranking([5, 5], [[0]])).toEqual([[0, 1]]);
  expect(ranking([])).toEqual([]);
});
