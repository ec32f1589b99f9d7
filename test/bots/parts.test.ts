/** Tests the small parts of bots with invented values. */
import {
  accuracies,
  analysis,
  type Compared,
  decided,
  decisionAt,
  flatMonteCarlo,
  greedy,
  iterationsFor,
  listedAction,
  type ReviewedDecision,
  reviewed,
  rowDifferences,
  type Thinking,
  worstFirst,
} from '@ludi-romani/bots';
import type { ActionLike, Engine, GameTypes, State } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { allowance } from '../../packages/bots/src/budget';
import { keyOf } from '../../packages/bots/src/decision';
import { whole } from '../../packages/bots/src/options';
import { playOn } from '../../packages/bots/src/playout';
import { cups, pennies } from './toys';

const act = (type: string, what: string) => ({ type, player: 0, what });

/** Returns a finished search that prefers `action`. */
const thought = (action: ActionLike, iterations = 100): Thinking<never, never> => ({
  kept: 0,
  run: () => false,
  result: () => ({
    action: action as never,
    iterations,
    findings: [{ action: action as never, visits: 60, value: 0.7, spread: 0.2, win: 0.8, lead: 5 }],
  }),
  line: () => [{ view: {} as never, action: action as never }],
});

describe('a recorded action', () => {
  /** Returns a game in which a player draws a card. Copies of a card lead to equal states. */
  const cards = (legal: readonly ReturnType<typeof act>[]) =>
    ({
      legalActions: () => legal,
      apply: (_: unknown, { what }: { what: string }) => ({ left: what.slice(0, -2) }),
      view: () => ({ viewer: 0 }),
    }) as unknown as Engine<GameTypes>;
  const state = {} as State<GameTypes>;

  test('is the equal listed action', () => {
    const [first, second] = [act('draw', 'villa 1'), act('draw', 'villa 2')];
    expect(listedAction(cards([first, second]), state, act('draw', 'villa 2'))).toBe(second);
  });

  test('is else a listed action of the same type that leads to the same state', () => {
    const legal = [act('discard', 'arch 1'), act('draw', 'villa 1'), act('draw', 'arch 1'), act('draw', 'arch 2')];
    expect(listedAction(cards(legal), state, act('draw', 'arch 3'))).toBe(legal[2]);
    expect(listedAction(cards(legal), state, act('draw', 'theatre 1'))).toBeUndefined();
    expect(listedAction(cards(legal), state, act('build', 'arch 1'))).toBeUndefined();
  });

  test('is a decision if several actions are legal', () => {
    const [first, second] = [act('draw', 'villa 1'), act('draw', 'arch 1')];
    expect(decisionAt(cards([first]), state, 3, first)).toBeUndefined();
    expect(decisionAt(cards([first, second]), state, 3, act('draw', 'theatre 1'))).toBeUndefined();
    expect(decisionAt(cards([first, second]), state, 3, act('draw', 'arch 2'))).toEqual({
      ply: 3,
      seat: 0,
      view: { viewer: 0 },
      played: second,
      legal: [first, second],
    });
  });
});

test('analysis searches only decisions with several actions, with a seed for each ply', () => {
  // two cards can be drawn at even plies, and one card at odd plies
  const engine = {
    legalActions: ({ ply }: { ply: number }) => [act('draw', 'villa'), act('draw', 'arch')].slice(ply % 2),
    apply: ({ ply }: { ply: number }) => ({ ply: ply + 1 }),
    view: ({ ply }: { ply: number }) => ({ viewer: 0, ply }),
  } as unknown as Engine<GameTypes>;
  const searched: unknown[] = [];
  const searcher = {
    think: (view: unknown, seed: string) => {
      searched.push([view, seed]);
      return thought(act('draw', 'arch'));
    },
    compare: () => [],
  };
  const played = Array.from({ length: 4 }, () => act('draw', 'arch'));
  const reviews = [
    ...analysis(engine, { ply: 0 } as never, played, ({ ply }) => (Number.isInteger(ply) ? searcher : undefined)),
  ];
  expect(reviews.map(({ decision }) => decision?.ply)).toEqual([0, undefined, 2, undefined]);
  expect(searched).toEqual([
    [{ viewer: 0, ply: 0 }, 'ply 0'],
    [{ viewer: 0, ply: 2 }, 'ply 2'],
  ]);
});

test('a playout ends after the given plies, and calls the policy only if there is a choice', () => {
  const engine = {
    activePlayers: ({ plies }: { plies: number }) => (plies < 9 ? [0] : []),
    legalActions: ({ plies }: { plies: number }) => (plies % 2 === 0 ? ['left', 'right'] : ['on']),
    applyInPlace: (state: { plies: number; went: string[] }, action: string) => {
      state.plies++;
      state.went.push(action);
    },
  } as unknown as Parameters<typeof playOn<object, string, { plies: number; went: string[] }>>[0];
  const after = (plies: number) => {
    const state = { plies: 0, went: [] };
    playOn(engine, state, {} as never, plies, (_, __, legal) => legal[1] ?? 'none');
    return state.went;
  };
  expect(after(0)).toEqual([]);
  expect(after(3)).toEqual(['right', 'on', 'right']);
  expect(after(20)).toHaveLength(9);
});

describe('a review', () => {
  const [left, right] = [act('go', 'left'), act('go', 'right')];
  const view = { viewer: 0 };
  const decision = {
    ply: 7,
    seat: 0,
    view,
    played: left,
    legal: [left, right],
  } as unknown as ReviewedDecision<GameTypes>;
  const compared = (action: ActionLike, win: number, gain: number, error: number, rows = {}): Compared<ActionLike> => ({
    ...{ action, visits: 50, value: 0.5 + gain, spread: 0.1, win, lead: 0 },
    ...{ gain, error, rows },
  });
  /** Reviews a decision whose better action gains this much. */
  const review = (gain: number, error: number, preferred: ActionLike = right) => {
    const asked: unknown[] = [];
    const compare = (...given: unknown[]) => {
      asked.push(given);
      return [compared(left, 0.4, 0, 0), compared(right, 0.6, gain, error)];
    };
    const think = () => thought(preferred) as never;
    return { asked, ...reviewed(decision, { think, compare }) };
  };

  test('compares the played and the preferred action in deals of another seed, each as often as the search tried', () => {
    const { asked, disagreement, ply, seat, win } = review(0.2, 0.05);
    expect(asked).toEqual([[view, 'review 7', [left, right], 100]]);
    expect([ply, seat, win]).toEqual([7, 0, 0.6]);
    expect(disagreement).toMatchObject({ played: { action: left }, better: { action: right }, loss: 0.2 });
    expect(disagreement?.line).toEqual([{ view: {}, action: right }]);
  });

  test('reports a loss only above three standard errors', () => {
    expect(review(0.3, 0.1).disagreement).toBeUndefined();
    expect(review(0.3, 0.099).disagreement).toBeDefined();
    expect(review(0, 0).disagreement).toBeUndefined();
    expect(review(-0.2, 0.01).disagreement).toBeUndefined();
    expect(review(-0.2, 0.01).win).toBe(0.8);
  });

  test('compares nothing if the search prefers the played action', () => {
    const { asked, disagreement, win } = review(0.2, 0.01, { ...left } as ActionLike);
    expect([asked, disagreement, win]).toEqual([[], undefined, 0.8]);
  });

  test('uses a finished search instead of its own', () => {
    const think = () => {
      throw new Error('searched again');
    };
    const searcher = { think, compare: () => [compared(left, 0.4, 0, 0), compared(right, 0.6, 0.3, 0.01)] };
    expect(reviewed(decision, searcher, thought(right) as never).disagreement?.loss).toBe(0.3);
  });

  const loss = (value: number, from = 0.4, to = 0.6) => ({
    ...{ played: compared(left, from, 0, 0), better: compared(right, to, value, 0.01), loss: value, line: [] },
  });

  test('worstFirst sorts by chance given away, loss and ply, and leaves out decisions without a loss', () => {
    const all = [
      { ply: 5, disagreement: loss(0.9, 0.4, 0.5) },
      { ply: 9, disagreement: loss(0.3) },
      { ply: 3, disagreement: undefined },
      { ply: 2, disagreement: loss(0.3) },
      { ply: 7, disagreement: loss(0.2) },
    ];
    expect(worstFirst(all).map(({ ply }) => ply)).toEqual([2, 9, 7, 5]);
    expect(all[0]?.ply).toBe(5);
  });

  test('accuracies count decisions and losses, and sum the chances given away', () => {
    const at = (seat: number, disagreement?: ReturnType<typeof loss>) => ({ ply: 1, seat, win: 0.5, disagreement });
    const found = accuracies([at(2, loss(0.1, 0.4, 0.5)), at(0), at(2), at(2, loss(0.1, 0.5, 0.45)), at(2, loss(0.2))]);
    expect(found.map((one) => ({ ...one, lost: Number(one.lost.toFixed(9)) }))).toEqual([
      { seat: 0, decisions: 1, otherwise: 0, lost: 0 },
      { seat: 2, decisions: 4, otherwise: 3, lost: 0.3 },
    ]);
  });

  test('rowDifferences lists the rows with at least half a point of difference, the largest first', () => {
    const [played, better] = [
      compared(left, 0, 0, 0, { coins: 4, temples: 10, villas: 3 }),
      compared(right, 0, 0, 0, { coins: 2.5, temples: 13, villas: 3.4, new: 0.5 }),
    ];
    expect(rowDifferences({ played, better })).toEqual([
      { row: 'temples', points: 3 },
      { row: 'coins', points: -1.5 },
      { row: 'new', points: 0.5 },
    ]);
  });

  test('needs four iterations per action, or the given number if it is larger', () => {
    expect(iterationsFor({ legal: Array(10).fill(left) }, 20)).toBe(40);
    expect(iterationsFor({ legal: Array(3).fill(left) }, 20)).toBe(20);
  });
});

describe('the budget', () => {
  const soFar = (...visits: number[]) => ({
    action: left,
    iterations: visits.reduce((sum, each) => sum + each, 0),
    findings: visits.map((each) => ({ action: left, visits: each, value: 0, spread: 0, win: 0, lead: 0 })),
  });
  const left = act('go', 'left');
  const nothing = () => soFar();

  test('must be whole numbers of at least the minimum', () => {
    expect(whole('every', 1, 1)).toBe(1);
    for (const bad of [0, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => whole('every', bad, 1)).toThrow(
        expect.objectContaining({ problems: [{ path: 'every', message: 'must be a whole number, at least 1' }] }),
      );
    expect(() => allowance({ iterations: -1 })).toThrow(
      expect.objectContaining({ problems: [{ path: 'iterations', message: 'must be a whole number, at least 0' }] }),
    );
    for (const milliseconds of [-1, Number.NaN])
      expect(() => allowance({ milliseconds, clock: () => 0 })).toThrow(
        expect.objectContaining({ problems: [{ path: 'milliseconds', message: 'must be a number, at least 0' }] }),
      );
  });

  test('calls `enough` after every sixteen iterations, with the result so far', () => {
    const asked: number[] = [];
    let done = 0;
    const goesOn = allowance({
      iterations: 100,
      enough: ({ iterations }, most) => {
        asked.push(iterations);
        expect(most).toBe(100);
        return iterations === 48;
      },
    })(() => soFar(done));
    while (goesOn()) done++;
    expect([done, asked]).toEqual([48, [16, 32, 48]]);
  });

  test('has no time limit without milliseconds', () => {
    const goesOn = allowance({ iterations: 2, milliseconds: undefined } as never)(nothing);
    expect([goesOn(), goesOn(), goesOn()]).toEqual([true, true, false]);
  });

  test('measures time from the first call on', () => {
    let now = 100;
    const start = allowance({ milliseconds: 5, clock: () => now });
    now = 200;
    const goesOn = start(nothing);
    now = 204;
    expect(goesOn()).toBe(true);
    now = 205;
    expect(goesOn()).toBe(false);
  });

  test('`decided` returns true when no other action can get as many visits', () => {
    // 10 of 16 iterations are done: the other 6 could raise the visits of the second action from 2 to 8
    expect(decided(soFar(8, 2), 16)).toBe(false);
    expect(decided(soFar(2, 9), 17)).toBe(true);
    expect(decided(soFar(5, 5), 10)).toBe(false);
    expect(decided(soFar(6, 5), 11)).toBe(true);
    expect(decided(soFar(3, 9, 4, 1), 21)).toBe(true);
    expect(decided(soFar(3, 9, 4, 1), 22)).toBe(false);
  });
});

describe('a decision', () => {
  test('needs a view of an active player', () => {
    const state = cups.initialState({ players: 2, seed: 'decision' });
    const error = expect.objectContaining({ code: 'invalid-view', message: 'this viewer has no decision' });
    for (const view of [cups.view(state, 'spectator'), cups.view(state, 1), state as never])
      expect(() => greedy(cups).choose(view, 'seed')).toThrow(error);
  });

  test('has keys of actions by their content, not by identity', () => {
    const frozen = Object.freeze(act('go', 'left'));
    for (const again of [1, 2]) expect(keyOf(frozen), `${again}`).toBe('{"type":"go","player":0,"what":"left"}');
    const changing = act('go', 'left');
    expect(keyOf(changing)).toBe(keyOf(frozen));
    changing.what = 'right';
    expect(keyOf(changing)).toBe('{"type":"go","player":0,"what":"right"}');
  });
});

describe('flat Monte Carlo', () => {
  const view = cups.view(cups.initialState({ players: 2, seed: 'flat' }), 0);
  const search = (iterations: number) => flatMonteCarlo(cups, { iterations }).search(view, 'flat');

  test('tries all actions equally often, and returns their mean values', () => {
    const { findings, action } = search(300);
    expect(findings.map(({ visits }) => visits)).toEqual([150, 150]);
    const [gamble, take] = findings;
    // `take` wins by 2 points to 1; `gamble` finds the coin only in one of three cases
    expect(take?.value).toBeGreaterThan(0.5);
    expect(action).toMatchObject({ what: 'take' });
    expect(gamble?.value).toBeGreaterThan(0.2);
    expect(gamble?.value).toBeLessThan(take?.value ?? 0);
    expect(search(300)).toEqual(search(300));
  });

  test('gives untried actions the value 0.5, and chooses a tried one', () => {
    for (let i = 0; i < 10; i++) {
      const { findings, action } = flatMonteCarlo(pennies, { iterations: 1 }).search(
        pennies.view(pennies.initialState({ players: 2, seed: 'flat' }), 0),
        `flat ${i}`,
      );
      const tried = findings.find(({ visits }) => visits === 1);
      expect(action).toEqual(tried?.action);
      expect(findings.filter(({ visits }) => visits === 0).map(({ value }) => value)).toEqual([0.5]);
    }
  });

  test('uses the same deal for all actions of a round', () => {
    const seeds: string[] = [];
    const watched = {
      ...cups,
      determinizer: (seen: typeof view) => {
        const deal = cups.determinizer(seen);
        return (seed: string) => {
          seeds.push(seed);
          return deal(seed);
        };
      },
    };
    flatMonteCarlo(watched, { iterations: 5 }).search(view, 'flat');
    expect(seeds).toEqual(['flat 0', 'flat 0', 'flat 1', 'flat 1', 'flat 2']);
  });
});
