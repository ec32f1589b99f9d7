import { actionsFor } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';

const { perSeat, single, oneEach } = actionsFor(3);

describe('actions made once', () => {
  test('one for each value of a field, for each seat', () => {
    const marks = oneEach('mark', 'cell', ['a', 'b']);
    expect(marks(0)).toEqual([
      { type: 'mark', player: 0, cell: 'a' },
      { type: 'mark', player: 0, cell: 'b' },
    ]);
    expect(marks(2).map(({ player }) => player)).toEqual([2, 2]);
    expect(marks(1)).toBe(marks(1));
  });

  test('one that is all said with its type', () => {
    expect(single('pass')(1)).toEqual([{ type: 'pass', player: 1 }]);
  });

  test('nobody can write to an action or to what it holds; the lists are as they were made', () => {
    const pays = perSeat((player) => [[{ type: 'pay', player, cells: [1, [2]], price: { coins: 1 } }]]);
    const [list] = pays(0);
    const [pay] = list ?? [];
    expect([pay, pay?.cells, pay?.cells[1], pay?.price].map((part) => Object.isFrozen(part))).toEqual(
      Array(4).fill(true),
    );
    expect([pays(0), list].map((part) => Object.isFrozen(part))).toEqual([false, false]);
  });

  test('those of a seat are made when they are first asked for, once', () => {
    const asked: number[] = [];
    const pays = perSeat((player) => {
      asked.push(player);
      return [{ type: 'pay', player }];
    });
    expect(asked).toEqual([]);
    expect(pays(2)).toBe(pays(2));
    expect(asked).toEqual([2]);
  });

  test('a seat that nobody can have is refused', () => {
    for (const seat of [-1, 3, 0.5, Number.NaN]) {
      const message = `there is no seat ${seat}`;
      expect(() => single('pass')(seat)).toThrow(expect.objectContaining({ code: 'invalid-state', message }));
    }
  });
});
