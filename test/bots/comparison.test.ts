/** Tests of comparisons, lines, and the hooks that judge states, in games so small that the best choice is known. */
import { flatMonteCarlo, ismcts, standing } from '@ludi-romani/bots';
import { describe, expect, test, vi } from 'vitest';
import { judge, playOn } from '../../packages/bots/src/playout';
import { type Verdict, verdicts } from '../../packages/bots/src/reward';
import { cups, pennies } from './toys';

const state = cups.initialState({ players: 2, seed: 'compared' });
const view = cups.view(state, 0);
const [gamble, take] = cups.legalActions(view, 0);
if (gamble === undefined || take === undefined) throw new Error('two actions');
const searchers = {
  ismcts: ismcts(cups, { iterations: 40 }),
  flatMonteCarlo: flatMonteCarlo(cups, { iterations: 40 }),
};

for (const [name, bot] of Object.entries(searchers))
  describe(`a comparison by ${name}`, () => {
    const [first, second] = bot.compare(view, 'seed', [gamble, take], 90);

    test('tries each action equally often', () => {
      expect([first?.action, first?.visits, second?.action, second?.visits]).toEqual([gamble, 90, take, 90]);
      expect(bot.compare(view, 'seed', [gamble, take], 90)).toEqual([first, second]);
    });

    test('has the gain over the first action, with its standard error', () => {
      expect([first?.gain, first?.error]).toEqual([0, 0]);
      const { value, gain, error, spread } = second ?? { value: 0, gain: 0, error: 0, spread: 1 };
      expect(gain).toBeCloseTo(value - (first?.value ?? 0));
      // to take always brings the same, so only the gamble varies
      expect(spread).toBeCloseTo(0);
      expect(error).toBeCloseTo((first?.spread ?? 0) / Math.sqrt(90));
    });

    test('has the chance to win, the lead, and the points by row', () => {
      // `take` wins by 2 points to 1; the gamble wins 5 to 1 in one of three cases
      expect([second?.win, second?.lead, second?.rows]).toEqual([1, 1, { points: 2 }]);
      const { win = 0, lead = 0, rows } = first ?? {};
      expect(win).toBeGreaterThan(0.2);
      expect(win).toBeLessThan(0.5);
      expect(lead).toBeLessThan(1);
      expect(rows?.points).toBeLessThan(2);
    });

    test('refuses illegal actions, and fewer than one try', () => {
      const wrong = (path: string) => expect.objectContaining({ problems: [expect.objectContaining({ path })] });
      const other = { ...take, what: 'steal' };
      expect(() => bot.compare(view, 'seed', [take, other], 5)).toThrow(wrong('actions[1]'));
      expect(() => bot.compare(view, 'seed', [take], 0)).toThrow(wrong('tries'));
      expect(() => bot.compare(cups.view(state, 1), 'seed', [take], 5)).toThrow(
        expect.objectContaining({ code: 'invalid-view' }),
      );
    });
  });

test('a comparison in the same deals sees no difference between equal actions', () => {
  const position = pennies.initialState({ players: 2, seed: 'same' });
  const seen = pennies.view(position, 0);
  const [heads] = pennies.legalActions(seen, 0);
  if (heads === undefined) throw new Error('two sides');
  const [, again] = ismcts(pennies, { iterations: 1 }).compare(seen, 'seed', [heads, { ...heads }], 40);
  expect([again?.gain, again?.error]).not.toContain(Number.NaN);
  expect(Math.abs(again?.gain ?? 1)).toBeLessThanOrEqual(2 * (again?.error ?? 0));
});

describe('a line', () => {
  const lineOf = (action: typeof take) => {
    const thinking = ismcts(cups, { iterations: 300, exploration: 5 }).think(view, 'seed');
    thinking.run(Number.POSITIVE_INFINITY);
    return thinking.line(action);
  };

  test('begins with the action, and goes on with what was tried most', () => {
    const found = lineOf(gamble);
    expect(found[0]).toEqual({ view, action: gamble });
    expect(found.length).toBe(2);
    expect(found[1]?.view).toEqual(cups.view(cups.apply(state, gamble), 0));
    expect(cups.legalActions(found[1]?.view ?? view, 0)).toContainEqual(found[1]?.action);
  });

  test('ends with the game, and where nothing was tried', () => {
    expect(lineOf(take)).toEqual([{ view, action: take }]);
    expect(searchers.ismcts.think(view, 'seed').line(gamble)).toHaveLength(1);
  });
});

describe('what a state is worth', () => {
  const over = cups.apply(state, take);

  test('is exact at the end, and estimated from the lead before', () => {
    expect(judge(cups)(over)).toMatchObject([
      { win: 1, lead: 1 },
      { win: 0, lead: -1 },
    ]);
    // 15 points ahead are about three of four games
    const near = (win: number) => expect.closeTo(win, 2);
    expect(judge(cups, { prospects: () => [40, 25] })(state)).toEqual([
      { reward: 0.875, win: near(0.75), lead: 15 },
      { reward: 0.125, win: near(0.25), lead: -15 },
    ]);
  });

  test('is surer if the expected points are usually near the final ones', () => {
    const at = (spread: number) => judge(cups, { prospects: () => [40, 25], spread: () => spread })(state);
    const [sure, usual, vague] = [2, 18, 60].map((spread) => at(spread)[0] as Verdict);
    expect(sure?.win).toBeGreaterThan(0.97);
    expect(usual).toMatchObject({ win: judge(cups, { prospects: () => [40, 25] })(state)[0]?.win });
    expect(vague?.win).toBeLessThan(0.6);
    expect([sure, usual, vague].map((one) => one?.lead)).toEqual([15, 15, 15]);
    expect((sure?.reward ?? 0) > (usual?.reward ?? 0) && (usual?.reward ?? 0) > (vague?.reward ?? 0)).toBe(true);
    expect(at(2).reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1, 12);
    // half of the reward is for the place: with one other team, the chance to win
    for (const one of [sure, usual, vague]) expect(one?.reward).toBeCloseTo(((one?.win ?? 0) + 0.75) / 2, 12);
    // the end of a game is exact, and nobody asks for a spread
    const spread = vi.fn(() => 60);
    expect(judge(cups, { spread })(over)).toEqual(judge(cups)(over));
    expect(spread).not.toHaveBeenCalled();
    expect(judge(cups, { prospects: () => [7, 7], spread: () => Number.EPSILON })(state)[0]?.win).toBe(0.5);
    // its square would be 0
    for (const wrong of [0, -1, Number.NaN, Number.MIN_VALUE])
      expect(() => at(wrong)).toThrow(
        expect.objectContaining({ problems: [expect.objectContaining({ path: 'spread' })] }),
      );
  });

  test('is shared among several teams', () => {
    const winsOf = (points: readonly number[], spread?: number) =>
      verdicts(
        points,
        null,
        points.map((_, seat) => [seat]),
        points,
        spread,
      ).map(({ win }) => win);
    expect(winsOf([7, 7, 7])).toEqual([0, 1, 2].map(() => expect.closeTo(1 / 3, 12)));
    expect(winsOf([50, 7, 7], 5)).toEqual([expect.closeTo(0.99, 1), expect.closeTo(0, 1), expect.closeTo(0, 1)]);
    const [first = 0, second = 0, third = 0] = winsOf([20, 15, 0], 10);
    expect(first + second + third).toBeCloseTo(1, 12);
    expect(first > second && second > third && third > 0).toBe(true);
    // without other teams, points above 0 are a win, as a lead over an automatic opponent
    expect(winsOf([0])).toEqual([0.5]);
    expect(winsOf([30], 5)[0]).toBeGreaterThan(0.95);
  });

  test('is that of the rules at the end, whatever prospects say', () => {
    expect(judge(cups, { prospects: () => [0, 9] })(over)).toEqual(judge(cups)(over));
  });

  test('is what an own utility says, with chances and leads as before', () => {
    const utility = () => [0.3, 0.6];
    expect(judge(cups, { utility })(over)).toEqual([
      { reward: 0.3, win: 1, lead: 1 },
      { reward: 0.6, win: 0, lead: -1 },
    ]);
    for (const wrong of [[0.3], [0.3, 1.1], [0.3, Number.NaN]])
      expect(() => judge(cups, { utility: () => wrong })(over)).toThrow(
        expect.objectContaining({ problems: [expect.objectContaining({ path: 'utility' })] }),
      );
    expect(() => judge(cups, { prospects: () => [Number.NaN, 1] })(state)).toThrow(/finite/);
  });

  test('of a shared first place is a shared win', () => {
    const tied = { ...cups, outcome: () => ({ ranking: [[0, 1]], scores: cups.scores(over) }) };
    expect(judge(tied)(over).map(({ win }) => win)).toEqual([0.5, 0.5]);
  });
});

test('a playout goes on to a quiet state', () => {
  const counting = {
    activePlayers: ({ plies }: { plies: number }) => (plies < 9 ? [0] : []),
    isTerminal: ({ plies }: { plies: number }) => plies >= 9,
    legalActions: () => ['left', 'right'],
    applyInPlace: (one: { plies: number }) => one.plies++,
    playRandomly: (one: { plies: number }, plies: number) => {
      one.plies = Math.min(9, one.plies + plies);
      return plies;
    },
  } as unknown as Parameters<typeof playOn<object, string, { plies: number }>>[0];
  const policy = (_: unknown, __: number, [one]: readonly string[]) => one ?? '';
  const isQuiet = ({ plies }: { plies: number }) => plies % 4 === 0;
  for (const given of [policy, undefined])
    expect(
      [0, 1, 4, 5, 8, 9].map((plies) => {
        const one = { plies: 0 };
        playOn(counting, one, {} as never, plies, given, isQuiet);
        return one.plies;
      }),
    ).toEqual([0, 4, 4, 8, 8, 9]);
});

describe('hooks of a search', () => {
  const find = (options: object) => {
    const { action, findings } = ismcts(cups, { iterations: 60, ...options }).search(view, 'hooks');
    return { action, worth: findings.map(({ value, win, lead }) => ({ value, win, lead })), findings };
  };

  test('`appraise` values new states and rates their actions in one call, without playouts', () => {
    const appraised: string[] = [];
    const { worth, findings } = find({
      appraise: ({ pending }: typeof state, seat: number, legal: readonly unknown[]) => {
        appraised.push(`${seat} ${legal.length}`);
        return { prospects: pending.length > 0 ? [9, 1] : [1, 9], priors: legal.map((_, i) => 1 + i) };
      },
    });
    // the game after the gamble is not over: its value is that of the appraisal, or of the cup that was turned
    expect(worth[0]?.value).toBeGreaterThan(0.2);
    expect(new Set(appraised)).toEqual(new Set(['0 2', '0 3']));
    expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
    expect(() => find({ appraise: () => ({ prospects: [1, 1], priors: [] }) })).toThrow(/appraise: must return 2/);
    expect(() =>
      find({
        appraise: (_: unknown, __: unknown, legal: unknown[]) => ({ prospects: [1], priors: legal.map(() => 1) }),
      }),
    ).toThrow(/prospects: must return 2/);
  });

  test('`utility` decides what the search maximizes', () => {
    const least = (points: readonly number[], outcome: null, teams: [number[], number[]]) =>
      standing(points, outcome, teams).map((reward) => 1 - reward);
    expect(find({}).action).toEqual(take);
    expect(find({ utility: least }).action).toEqual(gamble);
  });

  test('`rootPolicy` chooses among the findings', () => {
    const rootPolicy = (findings: readonly { visits: number }[]) =>
      findings.reduce((least, one) => (one.visits < least.visits ? one : least));
    expect(find({ rootPolicy }).action).toEqual(gamble);
  });
});
