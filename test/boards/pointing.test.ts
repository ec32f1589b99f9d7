/** Point until one is left: the protocol, on choices made up for it. */
import { type Board, DONE, pointedAt, pointing } from '@ludi-romani/boards';
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
  targets: (_, { type }) => type.split(' ').filter((id) => id !== ''),
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
const VIEW = {} as GameTypes['view'];
const at = (...pointed: string[]) => pointing(board, VIEW, CHOICES, pointed);

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
    expect(at('row-1')).toEqual({ action: null, open: ['row-2'], done: true, refusal: null, stuck: false });
    expect(at('row-1', DONE)).toEqual({
      action: { type: 'row-1', player: 0 },
      open: [],
      done: false,
      refusal: null,
      stuck: false,
    });
    expect(at('row-1', DONE).action?.type).toBe('row-1');
    expect(at('row-1', 'row-2').action?.type).toBe('row-1 row-2');
    expect(at('worker').done).toBe(false);
    expect(at().done).toBe(false);
  });

  test('at what is illegal is refused with the reason that says least beyond it', () => {
    expect(at('theatre')).toEqual({ action: null, open: [], done: false, refusal: no('X-2.1'), stuck: true });
    expect(pointing(board, VIEW, [...CHOICES].reverse(), ['worker', 'arena']).refusal?.clause).toBe('X-1.1');
    expect(at('worker', 'arena').refusal?.clause).toBe('X-1.1');
    expect(at('worker', 'arena', 'gold').refusal?.clause).toBe('X-1.2');
    expect(at('row-1', 'row-2', 'row-3').refusal?.clause).toBe('X-1.3');
  });

  test('at what no rule speaks of is stuck without a reason', () => {
    expect(at('moon')).toEqual({ action: null, open: [], done: false, refusal: null, stuck: true });
    expect(at('worker', 'pass')).toMatchObject({ stuck: true, refusal: null });
  });

  test('is not stuck where nothing is asked, nor where nothing is legal', () => {
    const nothing = { action: null, open: [], done: false, stuck: false };
    expect(pointing(board, VIEW, [], [])).toEqual({ ...nothing, refusal: null });
    expect(pointing(board, VIEW, [choice('theatre', no('X-2.1'))], [])).toEqual({ ...nothing, refusal: no('X-2.1') });
  });

  test('at nothing is no action, though one points at nothing, and is not done', () => {
    expect(pointing(board, VIEW, [choice('')], [])).toMatchObject({ action: null, done: false });
    expect(pointing(board, VIEW, [], [DONE])).toMatchObject({ action: null, done: false });
  });
});

describe('pointing at one thing more', () => {
  const more = (pointed: readonly string[], id: string) => pointedAt(board, VIEW, CHOICES, pointed, id);

  test('points on, or is the action', () => {
    expect(more([], 'worker')).toEqual({ pointed: ['worker'] });
    expect(more(['worker'], 'market')).toEqual({ action: { type: 'worker market', player: 0 } });
    expect(more([], 'pass')).toEqual({ action: { type: 'pass', player: 0 } });
  });

  test('that is pointed at already takes that back, and nothing else', () => {
    expect(more(['worker'], 'worker')).toEqual({ pointed: [] });
    expect(more(['row-1', 'row-2'], 'row-1')).toEqual({ pointed: ['row-2'] });
  });

  test('means it instead of what it does not go with, and carries nothing out that was not lit', () => {
    expect(more(['worker'], 'envoy')).toEqual({ refusal: null });
    expect(more(['worker'], 'row-1')).toEqual({ pointed: ['row-1'] });
    expect(more(['worker', 'harbour'], 'market')).toEqual({ pointed: ['market'] });
    expect(more(['row-1', 'row-2'], 'market')).toEqual({ pointed: ['market'] });
    expect(more(['envoy', 'moon'], 'market')).toEqual({ pointed: ['market'] });
    // `pass` is an action by itself, but was not lit
    expect(more(['worker'], 'pass')).toEqual({ refusal: null });
  });

  test('that a rule forbids is refused with its reason; of what no rule speaks there is none', () => {
    expect(more([], 'theatre')).toEqual({ refusal: no('X-2.1') });
    expect(more(['worker'], 'arena')).toEqual({ refusal: no('X-1.1') });
    expect(more(['worker'], 'theatre')).toEqual({ refusal: no('X-2.1') });
    expect(more(['worker'], 'moon')).toEqual({ refusal: null });
  });

  test('is done only where that is lit', () => {
    expect(more(['row-1'], DONE)).toEqual({ action: { type: 'row-1', player: 0 } });
    expect(more(['worker'], DONE)).toEqual({ refusal: null });
    expect(more([], DONE)).toEqual({ refusal: null });
  });
});
