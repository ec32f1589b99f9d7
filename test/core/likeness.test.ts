import { expect, test } from 'vitest';
import { inOrder, isLike } from '../../packages/core/src/likeness';

test('a value has the outline of a sound one: its fields, each of the same kind, and theirs', () => {
  const like: readonly (readonly [sound: unknown, value: unknown])[] = [
    [1, 2],
    ['a', ''],
    [{ a: 1 }, { a: 2, b: 3 }],
    [{ a: { b: true } }, { a: { b: false } }],
    // nobody knows what stands where nothing stands
    [null, 5],
    [null, { a: 1 }],
    [5, null],
    [
      { a: null, b: { c: 1 } },
      { a: 'x', b: null },
    ],
    [[{ a: 1 }], []],
    [[{ a: 1 }], [{ a: 2 }, { a: 3 }]],
    [['a'], [1, {}]],
  ];
  for (const [sound, value] of like) expect(isLike(sound, value), JSON.stringify([sound, value])).toBe(true);
});

test('and what lacks anything of it has not', () => {
  const unlike: readonly (readonly [sound: unknown, value: unknown])[] = [
    [1, '1'],
    [1, undefined],
    [null, undefined],
    [{ a: null }, {}],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, [1]],
    [{ a: 1 }, 7],
    [{ a: { b: 1 } }, { a: {} }],
    [[], {}],
    [[{ a: 1 }], 'x'],
    [[{ a: 1 }], [{ a: 2 }, {}]],
    [[{ a: 1 }], [7]],
  ];
  for (const [sound, value] of unlike) expect(isLike(sound, value), JSON.stringify([sound, value])).toBe(false);
});

test('of two actions that differ in the order of some lists, these are put in order', () => {
  const action = { type: 'take', player: 0, cards: ['b', 'a'], path: [2, 1], one: 'x' };
  expect(inOrder(action, ['cards', 'one', 'none'])).toEqual({ ...action, cards: ['"a"', '"b"'] });
  expect(action.cards).toEqual(['b', 'a']);
});
