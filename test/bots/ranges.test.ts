import { analysis, decisionAt, flatMonteCarlo, greedy, ismcts, random } from '@ludi-romani/bots';
import { describe, expect, test } from 'vitest';
import { type SealedGoods, sealedGoods } from '../sealed-goods';

const start = sealedGoods.initialState({ players: 2, seed: 'any' });
const bidding = sealedGoods.apply(start, { type: 'sell', player: 0, cards: [] });
const [sale, bids] = [sealedGoods.view(start, 0), sealedGoods.view(bidding, 1)];
type Chosen = SealedGoods['action'];

const cardsSold = (action: Chosen) => (action.type === 'sell' ? action.cards.length : 0);

describe('with too many actions to list', () => {
  test('every bot chooses a legal action, the same one for the same seed', () => {
    for (const bot of [
      random(sealedGoods),
      greedy(sealedGoods, { samples: 1 }),
      flatMonteCarlo(sealedGoods, { iterations: 100 }),
      ismcts(sealedGoods, { iterations: 100 }),
    ])
      for (const [state, view] of [
        [start, sale],
        [bidding, bids],
      ] as const) {
        const action = bot.choose(view, 'any');
        expect(sealedGoods.explain(state, action)).toEqual({ legal: true });
        expect(bot.choose(view, 'any')).toEqual(action);
      }
  });

  test('greedy chooses the best of 64 drawn actions', () => {
    expect(cardsSold(greedy(sealedGoods).choose(sale, 'any'))).toBeGreaterThanOrEqual(12);
  });

  test('ismcts draws about as many actions as the square root of its iterations, and reports them', () => {
    const { action, findings, isSample } = ismcts(sealedGoods, { iterations: 900 }).search(sale, 'any');
    expect(isSample).toBe(true);
    expect(findings.length).toBeGreaterThan(25);
    expect(findings.length).toBeLessThanOrEqual(31);
    expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(900);
    expect(findings.map((finding) => finding.action)).toContainEqual(action);
    const mean = findings.reduce((sum, finding) => sum + cardsSold(finding.action), 0) / findings.length;
    expect(cardsSold(action)).toBeGreaterThan(mean + 2);
  });

  test('ismcts draws more actions with more widening', () => {
    const drawn = (widening: number) =>
      ismcts(sealedGoods, { iterations: 100, widening }).search(sale, 'any').findings.length;
    expect([drawn(0), drawn(0.5), drawn(2)]).toEqual([1, 5, 20]);
    expect(() => ismcts(sealedGoods, { iterations: 1, widening: -1 })).toThrow('widening');
  });

  test('without a budget ismcts still chooses', () => {
    expect(ismcts(sealedGoods, { iterations: 0 }).search(bids, 'any').findings.length).toBeGreaterThan(1);
  });

  test('a playout policy and a prior get a sample', () => {
    const sizes = new Set<number>();
    const longest = (legal: readonly Chosen[]) =>
      legal.reduce((best, action) => (cardsSold(action) > cardsSold(best) ? action : best));
    const bot = ismcts(sealedGoods, {
      iterations: 50,
      policy: (_, __, legal) => {
        sizes.add(legal.length);
        return longest(legal);
      },
      prior: (_, __, legal) => legal.map((action) => 1 + cardsSold(action)),
    });
    expect(sealedGoods.explain(start, bot.choose(sale, 'any')).legal).toBe(true);
    expect(Math.max(...sizes)).toBe(8);
  });

  test('results with different samples are merged', () => {
    const bot = ismcts(sealedGoods, { iterations: 100 });
    const results = ['one', 'two'].map((seed) => bot.search(sale, seed));
    const merged = bot.merge(results, 'any');
    expect(merged.isSample).toBe(true);
    expect(merged.iterations).toBe(200);
    const keys = merged.findings.map(({ action }) => JSON.stringify(action));
    expect(new Set(keys).size).toBe(keys.length);
    expect(merged.findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
  });

  test('an analysis leaves out decisions with too many actions to list', () => {
    const pass = { type: 'pass', player: 1 } as const;
    expect(decisionAt(sealedGoods, bidding, 1, pass)).toBeUndefined();
    const searched: number[] = [];
    const reviews = analysis(sealedGoods, bidding, [pass], ({ ply }) => {
      searched.push(ply);
      return undefined;
    });
    expect([...reviews]).toEqual([{ ply: 0, decision: undefined, disagreement: undefined }]);
    expect(searched).toEqual([]);
  });
});
