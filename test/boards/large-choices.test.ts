import { hotSeat } from '@ludi-romani/boards';
import { expect, test } from 'vitest';
import { type SealedGoods, sealedGoods } from '../sealed-goods';

const board = {
  board: () => '',
  parts: () => [],
  targets: (_: unknown, { type }: SealedGoods['action']) => [type],
};
const words = {
  ask: (_: unknown, { ask }: SealedGoods['question']) => [ask],
  tellAll: () => [],
  player: (_: unknown, seat: number) => `Player ${seat}`,
  refuse: ({ message }: { message: string }) => message,
  labels: { pick: String, won: String, over: 'over', waiting: 'waiting', notNow: 'not now' },
};

test('hot seat: choices too many to point at are typed, the others are pointed at', () => {
  const game = hotSeat(sealedGoods, board as never, { words } as never, sealedGoods.start({ players: 2, seed: 'any' }));
  expect(game.open).toEqual([]);
  expect(game.ranges).toMatchObject([{ length: 65_536 }]);
  expect(game.enter('sell 1')).toBe(false);
  expect(game.refusal).toMatchObject({ clause: 'SG-1.3' });
  expect(game.said).toContain('SG-1.3');
  expect(game.enter('  sell 1+3 ')).toBe(true);
  expect(game.refusal).toBeNull();
  expect(game.seat).toBe(1);
  expect(game.open).toEqual(['pass']);
  expect(game.enter('bid 77')).toBe(true);
  expect(game.state.highest).toBe(77);
  expect(game.enter('bid 77')).toBe(false);
  expect(game.refusal).toMatchObject({ clause: 'SG-2.2' });
  game.point('pass');
  expect(game.actions.map(sealedGoods.format)).toEqual(['0 sell 1+3', '1 bid 77', '0 pass']);
  expect(game.undo()).toBe(true);
  expect(game.ranges).toMatchObject([{ first: { amount: 78 } }]);
});
