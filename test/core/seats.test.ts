import { clockwise, playerAt, seatCount, sure } from '@ludi-romani/core';
import { expect, test } from 'vitest';

const seen = { players: [{ name: 'Livia' }, { name: 'Gaius' }, { name: 'Titus' }] };

test('seats go round the table, each once, from any of them', () => {
  expect(seatCount(seen)).toBe(3);
  expect([0, 1, 2].map((first) => clockwise(seen, first))).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});

test('what every sound state has is there, or the state is not sound', () => {
  expect(playerAt(seen, 1)).toBe(seen.players[1]);
  const unsound = (message: string) => expect.objectContaining({ code: 'invalid-state', message });
  for (const players of [[], [undefined], [null]])
    expect(() => playerAt({ players }, 0)).toThrow(unsound('there is no seat 0'));
  for (const value of [0, '', false]) expect(sure(value)).toBe(value);
  for (const missing of [undefined, null]) {
    expect(() => sure(missing)).toThrow(unsound('something is missing'));
    expect(() => sure(missing, 'no card lies there')).toThrow(unsound('no card lies there'));
  }
});
