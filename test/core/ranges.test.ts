import { chanceState, keyedChance, numberRange, recordReplay, subsetRange, verifyReplay } from '@ludi-romani/core';
import { actionSpaceOf } from '@ludi-romani/core/action-space';
import { describe, expect, test } from 'vitest';
import { HIGHEST, type SealedGoods, sealedGoods } from '../sealed-goods';

const start = sealedGoods.initialState({ players: 2, seed: 'any' });
const sold = { type: 'sell', player: 0, cards: [2, 4, 16] } as const;
const bidding = sealedGoods.apply(start, sold);
const bid = (amount: unknown) => ({ type: 'bid', player: 1, amount }) as SealedGoods['action'];
const code = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'nothing was thrown';
};

describe('an action of a long range', () => {
  test('is judged and carried out', () => {
    expect(sealedGoods.explain(start, sold)).toEqual({ legal: true });
    expect(bidding.points).toEqual([3, 0]);
    expect(sealedGoods.apply(bidding, bid(HIGHEST)).highest).toBe(HIGHEST);
  });

  test('has its rule, or the reason for unknown choices, as its refusal', () => {
    const why = (action: unknown) => {
      const { legal: _, ...refusal } = sealedGoods.explain(
        action === null || (action as typeof sold).type === 'sell' ? start : bidding,
        action,
      ) as { legal: false; code: string; clause: string };
      return `${refusal.code} ${refusal.clause}`;
    };
    expect(why({ ...sold, cards: [1] })).toBe('rule SG-1.3');
    expect(why({ ...sold, cards: [2, 2] })).toBe('no-such-choice SG-1.2');
    expect(why({ ...sold, cards: [17] })).toBe('no-such-choice SG-1.2');
    expect(why({ ...sold, cards: 2 })).toBe('no-such-choice SG-1.2');
    expect(why({ ...sold, cards: [2], more: 1 })).toBe('malformed null');
    expect(why({ type: 'sell', player: 0 })).toBe('malformed null');
    expect([0, -1, HIGHEST + 1, 1.5, '7', null, [7]].map((amount) => why(bid(amount)))).toEqual(
      Array(7).fill('no-such-choice SG-2.2'),
    );
  });

  test('may have an unordered list in any order, and is then carried out as listed', () => {
    const { events } = sealedGoods.step(start, { ...sold, cards: [16, 2, 4] });
    expect(events).toEqual([{ type: 'sold', player: 0, cards: [2, 4, 16] }]);
  });

  test('may be typed with its list in another order', () => {
    expect(sealedGoods.parse(start, '0 sell 16+2+4')).toEqual(sold);
  });

  test('is one of our own objects', () => {
    const cards = [2, 4];
    const { events } = sealedGoods.step(start, { ...sold, cards });
    expect((events[0] as unknown as { cards: number[] }).cards).not.toBe(cards);
  });

  test('has a line that parse reads', () => {
    for (const [state, action] of [
      [start, sold],
      [start, { ...sold, cards: [] }],
      [bidding, bid(77)],
      [bidding, { type: 'pass', player: 1 }],
    ] as const)
      expect(sealedGoods.parse(state, sealedGoods.format(action))).toEqual(action);
    expect(() => sealedGoods.parse(bidding, '1 bid 0')).toThrow('SG-2.2: bid more than the highest bid');
    expect(() => sealedGoods.parse(start, '0 sell 1')).toThrow('SG-1.3: the sum must be even');
    for (const line of ['1 bid 0', '1 bid 1e3', '1 bid', '1 bid 7 7', '0 bid 7', '1 sell 2', 'bid', ''])
      expect(code(() => sealedGoods.parse(bidding, line))).toBe('illegal-action');
  });
});

describe('a long range', () => {
  test('is not listed, and the error says so', () => {
    for (const list of [
      () => sealedGoods.legalActions(start),
      () => sealedGoods.legalActions(start, 0, 10_001),
      () => sealedGoods.choices(bidding),
    ])
      expect(code(list)).toBe('too-many');
    expect(() => sealedGoods.legalActions(start)).toThrow('65536 possible answers are too many to list');
  });

  test('has no mask, but its other questions have one', () => {
    const space = actionSpaceOf(sealedGoods, 2, () => ({ sell: 1, bid: 1, pass: {} }));
    expect(code(() => space.mask(start))).toBe('too-many');
    expect(code(() => space.ids(bidding, 1))).toBe('too-many');
    expect([...space.mask({ ...bidding, highest: HIGHEST })]).toEqual([0, 0, 1]);
  });

  test('is listed in part', () => {
    expect(sealedGoods.legalActions(bidding, 1, 3)).toEqual([bid(1), bid(2), bid(3)]);
    expect(sealedGoods.legalActions(start, undefined, 2)).toEqual([
      { ...sold, cards: [] },
      { ...sold, cards: [2] },
    ]);
    expect(sealedGoods.legalActions(start, 0, 0)).toEqual([]);
  });

  test('is described by its ends in the menu', () => {
    expect(sealedGoods.menu(bidding, 1)).toEqual({
      actions: [{ type: 'pass', player: 1 }],
      ranges: [{ length: HIGHEST, first: bid(1), last: bid(HIGHEST) }],
    });
    expect(sealedGoods.menu(bidding, 0)).toEqual({ actions: [], ranges: [] });
  });

  test('is drawn from: each kind of action first, then each candidate', () => {
    const chance = keyedChance(chanceState('draws'));
    const drawn = Array.from({ length: 1000 }, () => sealedGoods.randomAction(bidding, 1, chance));
    const bids = drawn.flatMap((action) => (action.type === 'bid' ? action.amount : []));
    expect(Math.abs(bids.length - 500)).toBeLessThan(60);
    expect(Math.abs(bids.filter((amount) => amount <= HIGHEST / 4).length - bids.length / 4)).toBeLessThan(50);
    for (const action of drawn) expect(sealedGoods.explain(bidding, action)).toEqual({ legal: true });
    expect(code(() => sealedGoods.randomAction(bidding, 0, chance))).toBe('invalid-state');
  });

  test('is part of games that end, are recorded and verified', () => {
    const chance = keyedChance(chanceState('games'));
    const actions: SealedGoods['action'][] = [];
    let state = start;
    while (!sealedGoods.isTerminal(state)) {
      const [seat = 0] = sealedGoods.activePlayers(state);
      const action = sealedGoods.randomAction(state, seat, chance);
      actions.push(action);
      state = sealedGoods.apply(state, action);
    }
    const replay = recordReplay(sealedGoods, { players: 2, seed: 'any' }, actions);
    expect(verifyReplay(sealedGoods, replay)).toMatchObject({ ok: true });
    const wrong = { ...replay, actions: [{ ...sold, cards: [1] }], checkpoints: [], outcome: null };
    expect(verifyReplay(sealedGoods, wrong)).toMatchObject({ ok: false, code: 'illegal-action', legal: [] });
    const copy = sealedGoods.clone(start);
    expect(sealedGoods.playRandomly(copy, Number.POSITIVE_INFINITY, chance)).toBeGreaterThan(7);
    expect(sealedGoods.isTerminal(copy)).toBe(true);
  });

  test('has at most 2^32 candidates', () => {
    const make = (number: number) => ({ type: 'x', player: number });
    expect(numberRange(0, 2 ** 32 - 1, make, String).length).toBe(2 ** 32);
    expect(code(() => numberRange(0, 2 ** 32, make, String))).toBe('internal');
    const items = Array.from({ length: 32 }, (_, i) => i);
    expect(subsetRange(items.slice(1), ([player = 0]) => make(player), String).length).toBe(2 ** 31);
    expect(code(() => subsetRange(items, ([player = 0]) => make(player), String))).toBe('internal');
  });

  test('is not searched for a first legal candidate beyond the limit', () => {
    const none = { ...bidding, highest: HIGHEST };
    expect(sealedGoods.legalActions(none)).toEqual([{ type: 'pass', player: 1 }]);
    expect(sealedGoods.settle(none).state.highest).toBe(HIGHEST);
  });
});
