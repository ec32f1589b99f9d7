/** Tests of the ways to choose an action: policies, urgencies, and the merged findings of several searches. */
import { type Finding, flatMonteCarlo, ismcts } from '@ludi-romani/bots';
import type { ActionLike } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { expertBy } from '../../packages/bots/src/expert';
import { policyOf } from '../../packages/bots/src/promise';
import { standing } from '../../packages/bots/src/reward';
import { newTally } from '../../packages/bots/src/tally';
import { type Choice, puct } from '../../packages/bots/src/tree';
import { cups, pennies } from './toys';

describe('the better of two random actions', () => {
  const worth = { one: 1, two: 2, three: 3, six: 3 };
  type Name = keyof typeof worth;
  /** A fake chance that picks these in order. */
  const picks = (...names: Name[]) => ({ pick: () => names.shift() }) as never;
  const policy = policyOf<Name, null>(() => (name) => worth[name]);
  const legal = Object.keys(worth) as Name[];

  test('is played, in any order', () => {
    expect(policy(null, 0, legal, picks('one', 'three'))).toBe('three');
    expect(policy(null, 0, legal, picks('three', 'one'))).toBe('three');
  });

  test('is the first one if both are equally good', () => {
    expect(policy(null, 0, legal, picks('three', 'six'))).toBe('three');
    expect(policy(null, 0, legal, picks('six', 'three'))).toBe('six');
  });

  test('is not evaluated if both are the same', () => {
    const evaluating = policyOf<Name, null>(() => {
      throw new Error('evaluated');
    });
    expect(evaluating(null, 0, legal, picks('two', 'two'))).toBe('two');
    expect(() => evaluating(null, 0, legal, picks('two', 'one'))).toThrow('evaluated');
  });
});

describe('the urgency of PUCT', () => {
  const choice = (visits: number, total: number, prior: number): Choice => ({
    ...newTally(),
    action: null,
    seat: 0,
    visits,
    available: 9,
    total,
    prior,
  });

  test('is the mean value plus a bonus by the prior, which decreases with the visits', () => {
    const legal = [choice(3, 1.5, 1), choice(5, 1, 3)] as const;
    const urgency = puct(2)(legal);
    // eight visits: 2 * sqrt(9) / 4 for each prior
    expect(urgency(legal[0])).toBeCloseTo(0.5 + (1.5 * 1) / 4);
    expect(urgency(legal[1])).toBeCloseTo(0.2 + (1.5 * 3) / 6);
  });

  test('uses the mean of all visits for a choice without visits', () => {
    const legal = [choice(3, 1.5, 1), choice(5, 0.9, 0), choice(0, 0, 3)] as const;
    expect(puct(2)(legal)(legal[2])).toBeCloseTo(2.4 / 8 + 1.5 * 3);
  });

  test('uses 0.5 if there are no visits, and gives no bonus if all priors are 0', () => {
    const fresh = [choice(0, 0, 1), choice(0, 0, 3)] as const;
    expect(fresh.map(puct(2)(fresh))).toEqual([0.5 + 2 / 4, 0.5 + 6 / 4]);
    const dull = [choice(0, 0, 0), choice(4, 1, 0)] as const;
    expect(dull.map(puct(2)(dull))).toEqual([0.25, 0.25]);
  });
});

describe('merged searches', () => {
  const [left, right] = [
    { type: 'go', player: 0, way: 'left' },
    { type: 'go', player: 0, way: 'right' },
  ];
  const bot = ismcts(pennies, { iterations: 1 });
  const finding = (action: ActionLike, visits: number, value: number) =>
    ({ action, visits, value, spread: 0.1, win: value / 2, lead: 10 * value }) as Finding<never>;
  const means = (findings: readonly Finding<unknown>[]) =>
    findings.map(({ action, visits, value, win, lead }) => ({ action, visits, value, win, lead }));
  /** Compares findings but for their spread, and for rounding. */
  const same = (found: readonly Finding<unknown>[], wanted: readonly Finding<unknown>[]) => {
    const close = (value: number) => Number(value.toFixed(12));
    const rounded = (findings: readonly Finding<unknown>[]) =>
      means(findings).map((one) => ({ ...one, value: close(one.value), win: close(one.win), lead: close(one.lead) }));
    expect(rounded(found)).toEqual(rounded(wanted));
  };
  const merged = (...results: Finding<never>[][]) =>
    bot.merge(
      results.map((findings) => ({ action: left as never, iterations: 10, findings })),
      'seed',
    ).findings;

  test('have the sum of the visits, and the means of values, chances and leads', () => {
    same(merged([finding(left, 3, 0.5), finding(right, 7, 0.2)], [finding(left, 1, 0.9), finding(right, 9, 0.4)]), [
      finding(left, 4, 0.6),
      finding(right, 16, (7 * 0.2 + 9 * 0.4) / 16),
    ]);
  });

  test('have the spread of all tries', () => {
    // two tries of 0.4 and 0.6, and two of 0.8 and 1
    const [all] = merged([finding(left, 2, 0.5)], [finding(left, 2, 0.9)]);
    expect(all?.value).toBeCloseTo(0.7);
    expect(all?.spread).toBeCloseTo(Math.sqrt((0.3 ** 2 + 0.1 ** 2 + 0.1 ** 2 + 0.3 ** 2) / 4));
  });

  test('use only the values of searches with visits', () => {
    same(merged([finding(left, 0, 0.5)], [finding(left, 2, 0.9)]), [finding(left, 2, 0.9)]);
    same(merged([finding(left, 2, 0.9)], [finding(left, 0, 0.5)]), [finding(left, 2, 0.9)]);
    expect(merged([finding(left, 0, 0.5)], [finding(left, 0, 0.5)])).toEqual([
      { action: left, visits: 0, value: 0.5, spread: 0, win: 0.5, lead: 0 },
    ]);
  });

  test('must have the same actions in the same order', () => {
    const all = [finding(left, 2, 0.9), finding(right, 1, 0.1)];
    for (const other of [all.slice(1), all.slice(0, 1), [...all].reverse()])
      expect(() => merged(all, other)).toThrow(
        expect.objectContaining({
          problems: [{ path: 'results[1]', message: 'must have the same actions as the first result' }],
        }),
      );
  });

  test('contain the action objects of the first search', () => {
    const [{ action } = { action: undefined }] = merged([finding(left, 0, 0.5)], [finding({ ...left }, 2, 0.9)]);
    expect(action).toBe(left);
  });

  test('must be at least one', () => {
    expect(() => bot.merge([], 'seed')).toThrow(
      expect.objectContaining({ problems: [{ path: 'results', message: 'must not be empty' }] }),
    );
  });
});

test('a search does not continue the tree of another searcher', () => {
  const state = pennies.initialState({ players: 2, seed: 'kept' });
  const [seat = 0] = pennies.activePlayers(state);
  const view = pennies.view(state, seat);
  const [one, other] = [ismcts(pennies, { iterations: 3 }), ismcts(pennies, { iterations: 3 })];
  const before = other.think(view, 'seed');
  before.run(3);
  expect(one.think(view, 'seed', before).kept).toBe(0);
});

test('an expert evaluates the end of a playout by its prospects', () => {
  const state = cups.initialState({ players: 2, seed: 'expected' });
  // two iterations try both once: `take` ends the game, `gamble` leads to the question for a cup
  const prospects = ({ pending }: typeof state) => (pending.length > 0 ? [9, 0] : [0, 9]);
  const { findings } = expertBy(
    cups,
    { iterations: 2 },
    {
      expertise: () => ({ prospects, prior: (_, __, legal) => legal.map(() => 1), exploration: 1, playoutPlies: 0 }),
      models: [],
    },
    {},
  ).search(cups.view(state, 0), 'seed');
  const worth = (what: string) => findings.find(({ action }) => action.what === what)?.value;
  expect(worth('gamble')).toBe(standing([9, 0], null, [[0], [1]])[0]);
  expect(worth('take')).toBe(standing([2, 1], null, [[0], [1]])[0]);
});

test('`every` of a watch must be an integer of at least 1', async () => {
  const state = pennies.initialState({ players: 2, seed: 'watched' });
  const [seat = 0] = pennies.activePlayers(state);
  const view = pennies.view(state, seat);
  const bot = ismcts(pennies, { iterations: 3 });
  const wrong = expect.objectContaining({ problems: [expect.objectContaining({ path: 'every' })] });
  for (const every of [0, 1.5]) {
    expect(() => bot.search(view, 'seed', { every })).toThrow(wrong);
    await expect(bot.searchAsync(view, 'seed', { every, pause: async () => {} })).rejects.toThrow(wrong);
  }
  await expect(bot.searchAsync(view, 'seed', { every: 1, pause: async () => {} })).resolves.toMatchObject({
    iterations: 3,
  });
});

test('flatMonteCarlo returns the mean value of each choice', () => {
  const state = pennies.initialState({ players: 2, seed: 'flat' });
  const [seat = 0] = pennies.activePlayers(state);
  const { findings } = flatMonteCarlo(pennies, { iterations: 40 }).search(pennies.view(state, seat), 'seed');
  expect(findings.length).toBeGreaterThan(1);
  for (const { visits, value } of findings) {
    expect(visits).toBeGreaterThan(1);
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThanOrEqual(1);
  }
});
