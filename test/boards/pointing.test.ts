/** Point until one is left: the protocol, on choices made up for it. */
import { type Board, DONE, pointing } from '@ludi-romani/boards';
import type { Choice, GameTypes, Refusal } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';

const no = (clause: string): Refusal => ({ legal: false, code: 'rule', clause, message: 'no' });

/** A choice is what it points at, and why not. */
const choice = (ids: string, refusal?: Refusal): Choice<GameTypes> => ({
  action: { type: ids, player: 0 },
  judgement: refusal ?? { legal: true },
  idle: false,
});
const board: Board<GameTypes> = {
  targets: (_, { type }) => type.split(' '),
  parts: () => [],
  board: () => '',
};
const CHOICES = [
  choice('worker market'),
  choice('worker harbour'),
  choice('worker arena', no('X-1.1')),
  choice('worker arena gold', no('X-1.2')),
  choice('envoy market'),
  choice('pass'),
  choice('row-1 row-2'),
  choice('row-1'),
  choice('row-1 row-2 row-3', no('X-1.3')),
  choice('theatre', no('X-2.1')),
];
const at = (...pointed: string[]) => pointing(board, {} as GameTypes['view'], CHOICES, pointed);

describe('pointing', () => {
  test('at nothing leaves everything open that a legal action points at, and nothing else', () => {
    expect(at()).toEqual({
      action: null,
      open: ['worker', 'market', 'harbour', 'envoy', 'pass', 'row-1', 'row-2'],
      done: false,
      refusal: null,
      stuck: false,
    });
  });

  test('leaves open what goes together with it', () => {
    expect(at('worker').open).toEqual(['market', 'harbour']);
    expect(at('market').open).toEqual(['worker', 'envoy']);
  });

  test('is an action once one is left, in any order', () => {
    expect(at('pass').action?.type).toBe('pass');
    expect(at('worker', 'harbour').action?.type).toBe('worker harbour');
    expect(at('harbour').action?.type).toBe('worker harbour');
    expect(at('market', 'envoy').action?.type).toBe('envoy market');
  });

  test('can be done where more could follow', () => {
    expect(at('row-1')).toMatchObject({ action: null, open: ['row-2'], done: true });
    expect(at('row-1', DONE).action?.type).toBe('row-1');
    expect(at('row-1', 'row-2').action?.type).toBe('row-1 row-2');
    expect(at('worker').done).toBe(false);
    expect(at().done).toBe(false);
  });

  test('at what is illegal is refused with the reason that says least beyond it', () => {
    expect(at('theatre')).toMatchObject({ action: null, open: [], stuck: true, refusal: { clause: 'X-2.1' } });
    expect(at('worker', 'arena').refusal?.clause).toBe('X-1.1');
    expect(at('worker', 'arena', 'gold').refusal?.clause).toBe('X-1.2');
    expect(at('row-1', 'row-2', 'row-3').refusal?.clause).toBe('X-1.3');
  });

  test('at what no rule speaks of is stuck without a reason', () => {
    expect(at('moon')).toEqual({ action: null, open: [], done: false, refusal: null, stuck: true });
    expect(at('worker', 'pass')).toMatchObject({ stuck: true, refusal: null });
  });

  test('is not stuck where nothing is asked', () => {
    expect(pointing(board, {} as GameTypes['view'], [], [])).toMatchObject({ action: null, stuck: false });
  });
});
