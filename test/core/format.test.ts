import { expect, test } from 'vitest';
import { format } from '../../packages/core/src/kernel/format';

test('format writes an action in one line: its seat, its type, and its fields by name', () => {
  const line = (fields: object) => format({ type: 'build', player: 1, ...fields });
  expect(line({})).toBe('1 build');
  expect(line({ card: 'ii-market' })).toBe('1 build ii-market');
  expect(line({ y: -1, x: 2 })).toBe('1 build x:2 y:-1');
  expect(line({ cells: [3, 4], to: null })).toBe('1 build cells:3+4 to:null');
  expect(line({ cells: [] })).toBe('1 build none');
  expect(line({ price: { silver: 2, gold: [1] } })).toBe('1 build (1,2)');
  expect(line({ price: { gold: [1], silver: 2 } })).toBe('1 build (1,2)');
  expect(line({ far: true, cells: [{ y: 2, x: 1 }] })).toBe('1 build cells:(1,2) far:true');
});
