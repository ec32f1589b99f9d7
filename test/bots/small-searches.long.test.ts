/** Tests of greedy bots and searches with invented games of one or two steps. */
import { greedy, ismcts, type Playable, type Sight } from '@ludi-romani/bots';
import { describe, expect, test } from 'vitest';
import { findingOf, newTally } from '../../packages/bots/src/tally';
import { pennies } from './toys';

interface Walk extends Sight {
  readonly steps: readonly string[];
}
interface Step {
  readonly type: 'go';
  readonly player: number;
  readonly to: string;
}
interface Walked {
  steps: string[];
  readonly players: number;
}

/** Returns a game in which the seats in `turns` make one step each. `worth` has the points of each step for each seat. */
function walk(turns: readonly number[], worth: Readonly<Record<string, readonly number[]>>, seeds: string[] = []) {
  const seats = Object.values(worth)[0]?.length ?? 0;
  const turnOf = (steps: readonly string[]) => turns[steps.length];
  const rules = {
    activePlayers: ({ steps }: Walked) => [turnOf(steps)].filter((seat) => seat !== undefined),
    legalActions: ({ steps }: Walked, player: number): Step[] =>
      turnOf(steps) === player ? Object.keys(worth).map((to) => ({ type: 'go', player, to })) : [],
    applyInPlace: ({ steps }: Walked, { to }: Step) => void steps.push(to),
    actionFor: (_: Walked, action: Step) => action,
    clone: ({ steps, players }: Walked): Walked => ({ steps: [...steps], players }),
    view: ({ steps }: Walked, viewer: number): Walk =>
      ({ viewer, players: Array(seats).fill({}), steps: [...steps] }) as unknown as Walk,
    determinizer: (view: Walk) => (seed: string) => {
      seeds.push(seed);
      return { steps: [...view.steps], players: seats };
    },
    outcome: () => null,
    teams: ({ players }: { readonly players: number | readonly unknown[] }) =>
      Array.from({ length: typeof players === 'number' ? players : players.length }, (_, seat) => [seat]),
    scores: ({ steps, players }: Walked) =>
      Array.from({ length: players }, (_, seat) => ({
        total: steps.reduce((sum, step) => sum + (worth[step]?.[seat] ?? 0), 0),
        rows: {},
      })),
    playRandomly: () => {},
  };
  return {
    rules: rules as unknown as Playable<Walk, Step, Walked>,
    seen: (seat: number, ...steps: string[]) => rules.view({ steps, players: seats }, seat),
  };
}
const seeds = Array.from({ length: 10 }, (_, i) => `small ${i}`);

describe('a greedy bot', () => {
  test('maximizes its lead over the best other player', () => {
    const { rules, seen } = walk([0], { much: [3, 5, 0], alone: [1, 0, 0], even: [4, 4, -9] });
    for (const seed of seeds) expect(greedy(rules).choose(seen(0), seed).to).toBe('alone');
  });

  test('maximizes its points in a solo game', () => {
    const { rules, seen } = walk([0], { little: [1], most: [4], some: [3] });
    for (const seed of seeds) expect(greedy(rules).choose(seen(0), seed).to).toBe('most');
  });

  test('makes `samples` deals, and none if there is no choice', () => {
    const dealt: string[] = [];
    const { rules, seen } = walk([0], { left: [1], right: [2] }, dealt);
    greedy(rules).choose(seen(0), 'seed');
    expect(dealt.splice(0)).toEqual(['seed 0', 'seed 1', 'seed 2', 'seed 3']);
    greedy(rules, { samples: 2 }).choose(seen(0), 'seed');
    expect(dealt.splice(0)).toEqual(['seed 0', 'seed 1']);
    const single = walk([0], { on: [1] }, dealt);
    expect(greedy(single.rules).choose(single.seen(0), 'seed').to).toBe('on');
    expect(dealt).toEqual([]);
    expect(() => greedy(rules, { samples: 0 })).toThrow(
      expect.objectContaining({ problems: [{ path: 'samples', message: 'must be a whole number, at least 1' }] }),
    );
  });
});

describe('a search', () => {
  const twice = walk([0, 0], { left: [0], right: [3] });
  const visits = (findings: readonly { readonly visits: number }[]) => findings.map((finding) => finding.visits);

  test('reuses its tree if the chosen action led to this view', () => {
    const bot = ismcts(twice.rules, { iterations: 40 });
    const first = bot.think(twice.seen(0), 'first');
    first.run(Number.POSITIVE_INFINITY);
    const [left = 0, right = 0] = visits(first.result().findings);
    expect([first.result().action.to, left + right]).toEqual(['right', 40]);
    const found = (...steps: string[]) => visits(bot.think(twice.seen(0, ...steps), 'next', first).result().findings);
    // the first visit of `right` ended before the next step, so it is not reused
    const [again = 0, better = 0] = found('right');
    expect(again + better).toBe(right - 1);
    expect(better).toBeGreaterThan(again);
    expect(found('left')).toEqual([0, 0]);
    expect(visits(bot.think(twice.seen(0, 'right'), 'next').result().findings)).toEqual([0, 0]);
    const unused = bot.think(twice.seen(0), 'unused');
    expect(visits(bot.think(twice.seen(0, 'right'), 'next', unused).result().findings)).toEqual([0, 0]);
  });

  test('does not reuse the tree of another seat', () => {
    const { rules, seen } = walk([0, 1], { left: [0, 0], right: [3, 0] });
    const bot = ismcts(rules, { iterations: 40 });
    const first = bot.think(seen(0), 'first');
    first.run(Number.POSITIVE_INFINITY);
    expect(visits(bot.think(seen(1, 'right'), 'next', first).result().findings)).toEqual([0, 0]);
  });

  test('gives untried actions the value 0.5', () => {
    const { findings } = ismcts(twice.rules, { iterations: 0 }).search(twice.seen(0), 'none');
    expect(findings.map(({ value }) => value)).toEqual([0.5, 0.5]);
  });

  test('chooses the better of actions with the same visits', () => {
    const [left, right] = ['left', 'right'].map((to) => ({ type: 'go' as const, player: 0, to }));
    if (left === undefined || right === undefined) throw new Error('two actions are needed');
    const tried = (value: number) => ({ ...newTally(), visits: 5, total: 5 * value });
    const findings = [findingOf(left, tried(0.2)), findingOf(right, tried(0.8))];
    for (const seed of seeds)
      expect(
        ismcts(twice.rules, { iterations: 1 }).merge([{ action: left, iterations: 10, findings }], seed).action,
      ).toBe(right);
  });

  test('explores more by default with a prior', () => {
    const prior = () => [1, 4];
    const search = (more: object) => ismcts(twice.rules, { iterations: 60, ...more }).search(twice.seen(0), 'explores');
    expect(search({ prior })).toEqual(search({ prior, exploration: 1.5 }));
    expect(search({ prior })).not.toEqual(search({ prior, exploration: 0.7 }));
    expect(search({})).toEqual(search({ exploration: 0.7 }));
    expect(search({})).not.toEqual(search({ exploration: 1.5 }));
    expect(search({ exploration: 0 }).iterations).toBe(60);
  });

  test('refuses invalid options', () => {
    const wrong = (options: object) => () => ismcts(twice.rules, { iterations: 1, ...options });
    const problem = (path: string, message: string) => expect.objectContaining({ problems: [{ path, message }] });
    expect(wrong({ exploration: -1 })).toThrow(problem('exploration', 'must be a number, at least 0'));
    expect(wrong({ playoutPlies: -1 })).toThrow(problem('playoutPlies', 'must be a whole number, at least 0'));
  });

  test('counts a visit for each iteration of a simultaneous decision', () => {
    const view = pennies.view(pennies.initialState({ players: 2, seed: 'small' }), 1);
    const { findings } = ismcts(pennies, { iterations: 50 }).search(view, 'pennies');
    expect(visits(findings).reduce((sum, each) => sum + each, 0)).toBe(50);
  });
});
