import { type Chance, deepEqual, type Seat } from '@ludi-romani/core';
import { allFor, drawn } from './decision';
import { checkedNumbers } from './hooks';
import { refuse } from './options';
import { standing, type Utility, type Verdict, verdicts } from './reward';
import type { Playable } from './types';

/** A function that returns one of the `legal` actions, at least two, to play in a playout. It must be fast and depend on its arguments alone. */
export type Policy<A, S> = (state: S, seat: Seat, legal: readonly A[], chance: Chance) => A;

/** Returns `policy` with a check: it throws InvalidOptionsError if `policy` returns an action that is not legal. */
export const checkedPolicy =
  <A, S>(policy: Policy<A, S>): Policy<A, S> =>
  (state, seat, legal, chance) => {
    const action = policy(state, seat, legal, chance);
    // an equal copy is valid too, but rare, so the faster check of identity comes first
    if (legal.includes(action) || legal.some((each) => deepEqual(each, action))) return action;
    return refuse('policy', `must return a legal action, but returned ${JSON.stringify(action)}`);
  };

/** A function that returns the value of a state for each seat, from 0 to 1. */
export type Evaluation<S> = (state: S) => readonly number[];

/** The number of actions that a policy chooses from if there are too many to list. */
const PLAYOUT_SAMPLE = 8;

/**
 * Plays up to `plies` plies by changing `state`, and then on until `isQuiet` returns true. `policy` chooses among several legal actions; without a
 * policy, the choice is random.
 */
export function playOn<V, A, S>(
  engine: Playable<V, A, S>,
  state: S,
  chance: Chance,
  plies: number,
  policy?: Policy<A, S>,
  isQuiet?: (state: S) => boolean,
): void {
  if (policy === undefined) {
    engine.playRandomly(state, plies, chance);
    if (isQuiet !== undefined)
      while (!engine.isTerminal(state) && !isQuiet(state)) engine.playRandomly(state, 1, chance);
    return;
  }
  for (let ply = 0; ply < plies || isQuiet?.(state) === false; ply++) {
    const [seat] = engine.activePlayers(state);
    if (seat === undefined) return;
    const legal = allFor(engine, state, seat) ?? drawn(engine, state, seat, PLAYOUT_SAMPLE, chance);
    engine.applyInPlace(state, legal.length === 1 ? (legal[0] as A) : policy(state, seat, legal, chance));
  }
}

/** The functions that judge a state. */
export interface Judging<S> {
  /** returns the points that each seat may expect; default: the current points */
  readonly prospects?: (state: S) => readonly number[];
  /**
   * returns the standard deviation, above 0, of the error in the expected lead of one seat over another, in points. It is called after `prospects`
   * or `appraise` with the same state. Default: 18 for the chances to win, and `utility` gets none.
   */
  readonly spread?: (state: S) => number;
  /** returns the rewards of a state that is not over; default: `utility` of the expected points */
  readonly evaluate?: Evaluation<S>;
  /** default: `standing` */
  readonly utility?: Utility;
}

/**
 * Makes a function that judges states for each seat: by the outcome, or by what can be expected if the game is not over. In a game without other
 * teams, the points at the end are also those of `prospects`, which may compare them with an automatic opponent. Results are checked; the
 * returned function throws InvalidOptionsError. `expected` are the expected points, if they are known already.
 */
export function judge<V, A, S>(
  engine: Playable<V, A, S>,
  { prospects, spread: spreadOf, evaluate, utility = standing }: Judging<S> = {},
): (state: S, expected?: readonly number[]) => Verdict[] {
  return (state, expected) => {
    const outcome = engine.outcome(state);
    const teams = engine.teams(state);
    const seats = teams.reduce((sum, team) => sum + team.length, 0);
    const foreseen = outcome !== null && teams.length > 1 ? undefined : (expected ?? prospects?.(state));
    const points =
      foreseen === undefined
        ? (outcome?.scores ?? engine.scores(state)).map(({ total }) => total)
        : checkedNumbers('prospects', foreseen, seats, Number.NEGATIVE_INFINITY);
    const spread =
      outcome === null && spreadOf ? checkedNumbers('spread', [spreadOf(state)], 1, Number.EPSILON)[0] : undefined;
    const rewards =
      outcome === null && evaluate !== undefined
        ? checkedNumbers('evaluate', evaluate(state), seats, 0, 1)
        : checkedNumbers('utility', utility(points, outcome, teams, spread), seats, 0, 1);
    return verdicts(points, outcome, teams, rewards, spread);
  };
}
