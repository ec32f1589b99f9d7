import { finder, fromTo, occurrences, sum, takeOut } from '@ludi-romani/core';
import { expect, test } from 'vitest';

const invalidState = (message: string) => expect.objectContaining({ code: 'invalid-state', message });

test('sum adds numbers, and fromTo lists them from the first to the last', () => {
  expect([sum([]), sum([2, 3, -1])]).toEqual([0, 4]);
  expect([fromTo(2, 4), fromTo(-1, 1), fromTo(3, 3), fromTo(3, 2)]).toEqual([[2, 3, 4], [-1, 0, 1], [3], []]);
});

test('occurrences counts items, and takeOut removes one of them', () => {
  const list = ['a', 'b', 'a'];
  expect(['a', 'b', 'c'].map((item) => occurrences(list, item))).toEqual([2, 1, 0]);
  takeOut(list, 'a');
  expect(list).toEqual(['b', 'a']);
  expect(() => takeOut(list, 'c')).toThrow(invalidState('cannot remove a missing item'));
  expect(list).toEqual(['b', 'a']);
});

test('finder finds things by their ids, or by another key', () => {
  const things = [
    { id: 'a', at: 1 },
    { id: 'b', at: 2 },
  ];
  expect([finder(things)('b'), finder(things, ({ at }) => at)(1)]).toEqual([things[1], things[0]]);
  expect(() => finder(things)('c')).toThrow(invalidState('there is no c'));
});
