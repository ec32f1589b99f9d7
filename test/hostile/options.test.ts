import { initialState } from '@ludi-romani/city-of-rome';
import { parseOptions, validateState } from '@ludi-romani/city-of-rome/schemas';
import { clone } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { chanceOf, hostile, opens, unpolluted, VALUES } from './hostile';

test('hostile options: an error with paths, or a sound state; both doors agree', () => {
  const chance = chanceOf('options');
  let started = 0;
  for (let i = 0; i < VALUES; i++) {
    const players = chance.pick([2, 3, 4]);
    const colors = chance.shuffle(['white', 'brown', 'purple', 'orange']).slice(0, players);
    const valid = { players, seed: 'seed', startPlayer: chance.int(players), colors };
    const given = hostile(chance, valid, ['white', 'brown', 'purple', 'seed']);
    const parsed = opens('invalid-options', () => parseOptions(given));
    const state = opens('invalid-options', () => initialState(given as Parameters<typeof initialState>[0]));
    expect(state === undefined).toBe(parsed === undefined);
    if (state === undefined || parsed === undefined) continue;
    started++;
    expect(validateState(state)).toEqual([]);
    expect(initialState(parsed)).toEqual(state);
    expect(clone(parsed)).toEqual(parsed);
  }
  expect(started).toBeGreaterThan(VALUES / 50);
  unpolluted();
});
