import { combinations, subsets } from '@ludi-romani/core';
import { expect, test } from 'vitest';

test('lists combinations in the order of the items', () => {
  expect(combinations('abcd'.split(''), 2).map((set) => set.join(''))).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
  expect(combinations([1, 2], 3)).toEqual([]);
  expect(combinations([], 0)).toEqual([[]]);
});

test('lists subsets by size', () => {
  expect(subsets(['a', 'b', 'c']).map((set) => set.join(''))).toEqual(['', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'abc']);
  expect(subsets(['a', 'b', 'c'], 1)).toEqual([[], ['a'], ['b'], ['c']]);
  expect(subsets(['a'], 3)).toEqual([[], ['a']]);
});
