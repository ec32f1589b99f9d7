import { clockwise, playerAt, seatCount, sure } from '@ludi-romani/core';
import { expect, test } from 'vitest';

const seen = { players: [{ name: 'Livia' }, { name: 'Gaius' }, { name: 'Titus' }] };

test('clockwise lists each seat once, from any seat on', () => {
  expect(seatCount(seen)).toBe(3);
  expect([0, 1, 2].map((first) => clockwise(seen, first))).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});

test('playerAt and sure return a part of the state, or throw invalid-state if it is missing', () => {
  expect(playerAt(seen, 1)).toBe(seen.players[1]);
  const invalidState = (message: string) => expect.objectContaining({ code: 'invalid-state', message });
  for (const players of [[], [undefined], [null]])
    expect(() => playerAt({ players }, 0)).toThrow(invalidState('there is no seat 0'));
  for (const value of [0, '', false]) expect(sure(value)).toBe(value);
  for (const missing of [undefined, null]) {
    expect(() => sure(missing)).toThrow(invalidState('something is missing'));
    expect(() => sure(missing, 'there is no card')).toThrow(invalidState('there is no card'));
  }
});
