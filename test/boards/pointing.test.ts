/** Tests of pointing until one action is left, with fake choices. */
import { type Board, DONE, pointedAt, pointing } from '@ludi-romani/boards';
import type { Choice, GameTypes, Refusal } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';

const no = (clause: string): Refusal => ({ legal: false, code: 'rule', clause, message: 'no' });

/** Returns a choice with these targets, illegal if there is a refusal. */
const choice = (ids: string, refusal?: Refusal): Choice<GameTypes> => ({
  action: { type: ids, player: 0 },
  judgement: refusal ?? { legal: true },
  isNoOp: false,
});
const board: Pick<Board<GameTypes>, 'targets'> = {
  targets: (_, { type = '' }) => type.split(' ').filter((id) => id !== ''),
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
  test('at nothing leaves open all targets of legal actions', () => {
    expect(at()).toEqual({
      action: null,
      open: ['worker', 'market', 'harbour', 'envoy', 'pass', 'row-1', 'row-2'],
      done: false,
      refusal: null,
      stuck: false,
    });
  });

  test('leaves open the other targets of the remaining actions', () => {
    expect(at('worker').open).toEqual(['market', 'harbour']);
    expect(at('market').open).toEqual(['worker', 'envoy']);
  });

  test('returns the action when one is left, in any order', () => {
    expect(at('pass').action?.type).toBe('pass');
    expect(at('worker', 'harbour').action?.type).toBe('worker harbour');
    expect(at('harbour').action?.type).toBe('worker harbour');
    expect(at('market', 'envoy').action?.type).toBe('envoy market');
  });

  test('can be done when an action is complete and others are possible', () => {
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

  test('at illegal things is refused with the reason of the action with the fewest other targets', () => {
    expect(at('theatre')).toEqual({ action: null, open: [], done: false, refusal: no('X-2.1'), stuck: true });
    expect(pointing(board, VIEW, [...CHOICES].reverse(), ['worker', 'arena']).refusal?.clause).toBe('X-1.1');
    expect(at('worker', 'arena').refusal?.clause).toBe('X-1.1');
    expect(at('worker', 'arena', 'gold').refusal?.clause).toBe('X-1.2');
    expect(at('row-1', 'row-2', 'row-3').refusal?.clause).toBe('X-1.3');
  });

  test('at things without an action is stuck without a reason', () => {
    expect(at('moon')).toEqual({ action: null, open: [], done: false, refusal: null, stuck: true });
    expect(at('worker', 'pass')).toMatchObject({ stuck: true, refusal: null });
  });

  test('at nothing is not stuck if there is no choice or no legal action', () => {
    const nothing = { action: null, open: [], done: false, stuck: false };
    expect(pointing(board, VIEW, [], [])).toEqual({ ...nothing, refusal: null });
    expect(pointing(board, VIEW, [choice('theatre', no('X-2.1'))], [])).toEqual({ ...nothing, refusal: no('X-2.1') });
  });

  test('at nothing does not return an action without targets, and is not done', () => {
    expect(pointing(board, VIEW, [choice('')], [])).toMatchObject({ action: null, done: false });
    expect(pointing(board, VIEW, [], [DONE])).toMatchObject({ action: null, done: false });
  });
});

describe('pointing at one more thing', () => {
  const more = (pointed: readonly string[], id: string) => pointedAt(board, VIEW, CHOICES, pointed, id);

  test('adds the thing, or returns the action', () => {
    expect(more([], 'worker')).toEqual({ pointed: ['worker'] });
    expect(more(['worker'], 'market')).toEqual({ action: { type: 'worker market', player: 0 } });
    expect(more([], 'pass')).toEqual({ action: { type: 'pass', player: 0 } });
  });

  test('removes a thing that is already pointed at', () => {
    expect(more(['worker'], 'worker')).toEqual({ pointed: [] });
    expect(more(['row-1', 'row-2'], 'row-1')).toEqual({ pointed: ['row-2'] });
  });

  test('replaces things that exclude it, but does not return an action that was not open', () => {
    expect(more(['worker'], 'envoy')).toEqual({ refusal: null });
    expect(more(['worker'], 'row-1')).toEqual({ pointed: ['row-1'] });
    expect(more(['worker', 'harbour'], 'market')).toEqual({ pointed: ['market'] });
    expect(more(['row-1', 'row-2'], 'market')).toEqual({ pointed: ['market'] });
    expect(more(['envoy', 'moon'], 'market')).toEqual({ pointed: ['market'] });
    // `pass` is a complete action, but the player cannot point at it after `worker`
    expect(more(['worker'], 'pass')).toEqual({ refusal: null });
  });

  test('refuses an illegal thing with its reason, and other things without a reason', () => {
    expect(more([], 'theatre')).toEqual({ refusal: no('X-2.1') });
    expect(more(['worker'], 'arena')).toEqual({ refusal: no('X-1.1') });
    expect(more(['worker'], 'theatre')).toEqual({ refusal: no('X-2.1') });
    expect(more(['worker'], 'moon')).toEqual({ refusal: null });
  });

  test('accepts `done` only if it is open', () => {
    expect(more(['row-1'], DONE)).toEqual({ action: { type: 'row-1', player: 0 } });
    expect(more(['worker'], DONE)).toEqual({ refusal: null });
    expect(more([], DONE)).toEqual({ refusal: null });
  });
});
