import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { type Budget, flatMonteCarlo, greedy, ismcts, standing } from '@ludi-romani/bots';
import * as ofAquileia from '@ludi-romani/bots/aquileia';
import * as ofCityOfRome from '@ludi-romani/bots/city-of-rome';
import * as ofForumTrajanum from '@ludi-romani/bots/forum-trajanum';
import * as ofNovaRoma from '@ludi-romani/bots/nova-roma';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { chanceState, type Engine, type GameTypes, keyedChance, type Outcome } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';
import { enter, log2, newNode, select, ucb } from '../../packages/bots/src/tree';
import { engine as tali } from '../core/testing/tali';
import { cups, pennies } from './toys';

type AnyEngine = Engine<GameTypes>;
const start = { players: 2, seed: 'search' } as const;
const taliView = tali.view(tali.initialState(start), 0);

describe('budget', () => {
  const searchers = {
    flatMonteCarlo: (engine: AnyEngine, given: Budget) => flatMonteCarlo(engine, given),
    ismcts: (engine: AnyEngine, given: Budget) => ismcts(engine, given),
  };
  for (const [name, searcher] of Object.entries(searchers)) {
    const search = (budget: Budget) => searcher(tali, budget).search(taliView, 'seed');

    test(`${name}: uses all iterations`, () => {
      const { iterations, findings } = search({ iterations: 57 });
      expect(iterations).toBe(57);
      expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(57);
      expect(findings.map(({ action }) => action)).toEqual(tali.legalActions(taliView, 0));
    });

    test(`${name}: picks a random action with 0 iterations`, () => {
      const picked = Array.from({ length: 60 }, (_, i) => searcher(tali, { iterations: 0 }).search(taliView, `s ${i}`));
      expect(picked.every(({ iterations }) => iterations === 0)).toBe(true);
      expect(new Set(picked.map(({ action }) => JSON.stringify(action))).size).toBe(
        tali.legalActions(taliView, 0).length,
      );
    });

    test(`${name}: measures time only with the given clock`, () => {
      let reads = 0;
      const clock = () => reads++;
      // the search reads the clock at the start and before each iteration: there is time left at 1, 2, ... 9 milliseconds
      expect(search({ milliseconds: 10, clock }).iterations).toBe(9);
      expect(reads).toBe(11);
      expect(search({ milliseconds: 0, clock }).iterations).toBe(0);
      expect(search({ milliseconds: 10, clock: () => 0, iterations: 12 }).iterations).toBe(12);
    });

    test(`${name}: finds the same in several runs as in one, with any number of calls of result`, () => {
      const thinking = searcher(tali, { iterations: 57 }).think(taliView, 'seed');
      const looks = [thinking.result()];
      while (thinking.run(10)) looks.push(thinking.result());
      expect(looks.map(({ iterations }) => iterations)).toEqual([0, 10, 20, 30, 40, 50]);
      expect(thinking.run(10)).toBe(false);
      expect(thinking.result()).toEqual(search({ iterations: 57 }));
      expect(looks[2]).toEqual(search({ iterations: 20 }));
    });

    test(`${name}: chooses a single legal action without a search`, () => {
      const state = cityOfRome.clone(cityOfRome.initialState({ players: 2, seed: 'single' }));
      let singles = 0;
      while (!cityOfRome.isTerminal(state)) {
        const [seat = 0] = cityOfRome.activePlayers(state);
        const legal = cityOfRome.legalActions(state, seat);
        const [first] = legal;
        if (first === undefined) throw new Error('no legal action');
        if (legal.length === 1) {
          singles++;
          const clock = () => {
            throw new Error('the clock must not be read');
          };
          const searching = searcher(cityOfRome, { milliseconds: 1, clock });
          expect(searching.search(cityOfRome.view(state, seat), 's')).toMatchObject({ action: first, iterations: 0 });
        }
        cityOfRome.applyInPlace(state, first);
      }
      expect(singles).toBeGreaterThan(0);
    });

    test.each([{ iterations: -1 }, { iterations: 1.5 }, { milliseconds: Number.NaN, clock: () => 0 }])(
      `${name}: refuses the budget %j`,
      (budget) => expect(() => searcher(tali, budget)).toThrow(expect.objectContaining({ code: 'invalid-options' })),
    );
  }

  const problem = (path: string, message: string) =>
    expect.objectContaining({ code: 'invalid-options', problems: [{ path, message }] });
  const makers: Readonly<Record<string, (given: never) => unknown>> = {
    flatMonteCarlo: (given) => flatMonteCarlo(tali, given),
    ismcts: (given) => ismcts(tali, given),
    expert: (given) => ofCityOfRome.expert(cityOfRome, given),
  };
  for (const [name, make] of Object.entries(makers)) {
    const made = (given: unknown) => () => make(given as never);

    test(`${name}: refuses a budget without a limit`, () => {
      const endless = problem('iterations', 'is required unless milliseconds and clock are given');
      for (const given of [{}, { iterations: undefined }, { clock: () => 0 }]) expect(made(given)).toThrow(endless);
      const blind = problem('clock', 'is required with milliseconds');
      for (const given of [{ milliseconds: 10 }, { milliseconds: 10, iterations: 5 }])
        expect(made(given)).toThrow(blind);
      expect(made({ iterations: 5, clock: () => 0 })).not.toThrow();
    });

    test(`${name}: refuses unknown options and invalid values by name`, () => {
      expect(made({ iteration: 60 })).toThrow(problem('iteration', 'no such field'));
      expect(made({ iterations: 60, evalute: () => 1 })).toThrow(problem('evalute', 'no such field'));
      for (const given of [undefined, null, 60]) expect(made(given)).toThrow(problem('', 'must be an object'));
      expect(made({ iterations: '60' })).toThrow(problem('iterations', 'must be a whole number, at least 0'));
      expect(made({ milliseconds: '10', clock: () => 0 })).toThrow(
        problem('milliseconds', 'must be a number, at least 0'),
      );
      expect(made({ milliseconds: 10, clock: 5 })).toThrow(problem('clock', 'must be a function'));
      expect(made({ iterations: 60, enough: 5 })).toThrow(problem('enough', 'must be a function'));
    });
  }

  test('refuses invalid values of other options', () => {
    expect(() => greedy(tali, { samples: 0 })).toThrow(problem('samples', 'must be a whole number, at least 1'));
    expect(() => greedy(tali, { sample: 2 } as never)).toThrow(problem('sample', 'no such field'));
    expect(() => greedy(tali, 2 as never)).toThrow(problem('', 'must be an object'));
    const made = (more: object) => () => ismcts(tali, { iterations: 1, ...more });
    for (const exploration of [Number.NaN, '1'])
      expect(made({ exploration })).toThrow(problem('exploration', 'must be a number, at least 0'));
    expect(made({ playoutPlies: -1 })).toThrow(problem('playoutPlies', 'must be a whole number, at least 0'));
    for (const hook of 'appraise evaluate isQuiet policy prior prospects resample rootPolicy spread utility'.split(' '))
      expect(made({ [hook]: null })).toThrow(problem(hook, 'must be a function'));
  });

  test('`appraise` takes the place of playouts, prior and prospects', () => {
    const appraise = () => ({ prospects: [0, 0], priors: [1] });
    for (const hook of ['evaluate', 'isQuiet', 'prior', 'prospects'])
      expect(() => ismcts(tali, { iterations: 1, appraise, [hook]: () => [] })).toThrow(
        problem(hook, 'appraise takes its place'),
      );
    expect(() => ismcts(tali, { iterations: 1, appraise, playoutPlies: 3 })).toThrow(
      problem('playoutPlies', 'appraise takes its place'),
    );
  });

  test('only `ismcts` accepts hooks', () => {
    expect(() => flatMonteCarlo(tali, { iterations: 1, policy: () => {} } as never)).toThrow(
      problem('policy', 'no such field'),
    );
    expect(() => ofCityOfRome.expert(cityOfRome, { iterations: 1, exploration: 2 } as never)).toThrow(
      problem('exploration', 'no such field'),
    );
  });

  const budget = { iterations: 1 };
  test.each([
    [ofAquileia.weights, (weights: object) => ofAquileia.expert(aquileia, budget, { weights })],
    [ofCityOfRome.weights, (weights: object) => ofCityOfRome.expert(cityOfRome, budget, { weights })],
    [ofForumTrajanum.weights, (weights: object) => ofForumTrajanum.expert(forumTrajanum, budget, { weights })],
    [ofNovaRoma.weights, (weights: object) => ofNovaRoma.expert(novaRoma, budget, { weights })],
  ])('the weights of an expert must be numbers with known names', (weights, make) => {
    expect(() => make({ nonsense: 3 })).toThrow(problem('weights.nonsense', 'no such field'));
    for (const name of Object.keys(weights)) {
      for (const none of [Number.NaN, Number.POSITIVE_INFINITY, '1', undefined])
        expect(() => make({ [name]: none })).toThrow(problem(`weights.${name}`, 'must be a number'));
      expect(() => make({ [name]: 0 })).not.toThrow();
    }
  });
});

test('the same seed gives exactly the same result on any runtime', () => {
  const view = cityOfRome.view(cityOfRome.initialState({ players: 3, seed: 'bits' }), 2);
  const { action, findings } = ismcts(cityOfRome, { iterations: 40 }).search(view, 'bits');
  expect(cityOfRome.format(action)).toBe('2 draft-card ii-vegetable-farm');
  expect(findings.map(({ visits, value }) => [visits, value])).toEqual([
    [14, 0.43424080158379136],
    [13, 0.3944993093010996],
    [13, 0.3720625849487406],
  ]);
});

describe('a search', () => {
  test('does not choose its action by hidden information of a deal', () => {
    const view = cups.view(cups.initialState(start), 0);
    const { action, findings } = ismcts(cups, { iterations: 600 }).search(view, 'cups');
    expect(action.what).toBe('take');
    const [gamble, take] = findings;
    expect(gamble?.value).toBeLessThan(take?.value ?? 0);
    // after gambling, all cups are equally good
    const named = ismcts(cups, { iterations: 900 }).search(
      cups.view(cups.apply(cups.initialState(start), { type: 'choose', player: 0, what: 'gamble' }), 0),
      'cups',
    );
    for (const { value } of named.findings) expect(Math.abs(value - 0.4)).toBeLessThan(0.12);
  });

  test.each([0, 1])('does not react to the simultaneous secret choice of seat %d', (seat) => {
    const view = pennies.view(pennies.initialState(start), seat);
    const { findings } = ismcts(pennies, { iterations: 2_000 }).search(view, 'pennies');
    for (const { value } of findings) expect(Math.abs(value - 0.5)).toBeLessThan(0.05);
  });

  test('does not use a simultaneous answer that was already given', () => {
    const answered = pennies.apply(pennies.initialState(start), { type: 'choose', player: 1, what: 'tails' });
    const { findings } = ismcts(pennies, { iterations: 2_000 }).search(pennies.view(answered, 0), 'pennies');
    for (const { value } of findings) expect(Math.abs(value - 0.5)).toBeLessThan(0.05);
  });
});

describe('the parts of a search', () => {
  test('log2 is exact at powers of two, increases, and has a small error', () => {
    expect([1, 2, 4, 1024, 2 ** 30].map(log2)).toEqual([0, 1, 2, 10, 30]);
    for (let count = 2; count < 3_000; count++) {
      expect(log2(count)).toBeGreaterThan(log2(count - 1));
      expect(Math.abs(log2(count) - Math.log2(count))).toBeLessThan(0.09);
    }
  });

  test('a choice counts as available only if it is legal, and an untried choice comes first', () => {
    const node = newNode<{ name: string }>();
    const chance = keyedChance(chanceState('select'));
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name }));
    const pick = (...legal: ({ name: string } | undefined)[]) => {
      const known = legal.flatMap((each) => each ?? []);
      const choice = select(enter(node, 0, known), ucb(0.5), chance);
      choice.visits++;
      return choice.action.name;
    };
    expect([pick(a, b), pick(a, b)].sort()).toEqual(['a', 'b']);
    expect(pick(a, c)).toBe('c');
    expect([...node.choices.values()].map(({ available }) => available)).toEqual([3, 2, 1]);
    // UCB1 counts how often a choice was available: a rarely available choice with few visits was not neglected
    const rare = newNode<{ name: string }>();
    const both = [a, b].flatMap((each) => each ?? []);
    enter(rare, 0, both).forEach((choice, i) => {
      Object.assign(choice, { visits: 10, available: [1_000, 11][i], total: 5 });
    });
    expect(select(enter(rare, 0, both), ucb(0.5), chance).action).toBe(a);
  });

  test('rewards are the mean of rank and margin, between 0 and 1', () => {
    const rewarded = (points: number[], outcome: Outcome | null) =>
      standing(
        points,
        outcome,
        [...points.keys()].map((seat) => [seat]),
      );
    expect(rewarded([10, 10], null)).toEqual([0.5, 0.5]);
    // a lead of 15 points gives half of the largest margin
    expect(rewarded([25, 10], null)).toEqual([0.875, 0.125]);
    // the rank is that of the outcome, with tie-breaks
    expect(rewarded([10, 10], { ranking: [[1], [0]], scores: [] })).toEqual([0.25, 0.75]);
    const [first = 0, second = 0, third = 0, fourth = 0] = rewarded([40, 30, 30, 0], null);
    expect(first).toBeGreaterThan(second);
    expect(second).toBe(third);
    expect(third).toBeGreaterThan(fourth);
    const [few = 0] = rewarded([10], null);
    // solo: 0.5 for an unknown rank, and a margin by the points
    expect(few).toBeCloseTo((0.5 + (1 + 10 / 25) / 2) / 2);
    const [many = 0] = rewarded([90], null);
    expect(many).toBeGreaterThan(few);
    // a win against the game is better than a loss with the same points
    const end = (...ranking: number[][]) => rewarded([30], { ranking, scores: [] })[0] ?? 0;
    expect(end([0])).toBeGreaterThan(end([], [0]));
    expect(end([0]) - end([], [0])).toBeCloseTo(0.5);
  });
});
