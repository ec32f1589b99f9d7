import { actionsFor } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';

const { perSeat, single, oneEach } = actionsFor(3);

describe('cached actions', () => {
  test('oneEach returns one action for each value of a field', () => {
    const marks = oneEach('mark', 'cell', ['a', 'b']);
    expect(marks(0)).toEqual([
      { type: 'mark', player: 0, cell: 'a' },
      { type: 'mark', player: 0, cell: 'b' },
    ]);
    expect(marks(2).map(({ player }) => player)).toEqual([2, 2]);
    expect(marks(1)).toBe(marks(1));
  });

  test('single returns the one action without fields', () => {
    expect(single('pass')(1)).toEqual([{ type: 'pass', player: 1 }]);
  });

  test('freezes the actions and their fields, not the lists of actions', () => {
    const pays = perSeat((player) => [[{ type: 'pay', player, cells: [1, [2]], price: { coins: 1 } }]]);
    const [list] = pays(0);
    const [pay] = list ?? [];
    expect([pay, pay?.cells, pay?.cells[1], pay?.price].map((part) => Object.isFrozen(part))).toEqual(
      Array(4).fill(true),
    );
    expect([pays(0), list].map((part) => Object.isFrozen(part))).toEqual([false, false]);
  });

  test('makes the actions of a seat once, on the first call', () => {
    const asked: number[] = [];
    const pays = perSeat((player) => {
      asked.push(player);
      return [{ type: 'pay', player }];
    });
    expect(asked).toEqual([]);
    expect(pays(2)).toBe(pays(2));
    expect(asked).toEqual([2]);
  });

  test('throws for a seat that does not exist', () => {
    for (const seat of [-1, 3, 0.5, Number.NaN]) {
      const message = `there is no seat ${seat}`;
      expect(() => single('pass')(seat)).toThrow(expect.objectContaining({ code: 'invalid-state', message }));
    }
  });
});
