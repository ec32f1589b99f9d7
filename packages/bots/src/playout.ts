import type { Chance, Seat } from '@ludi-romani/core';
import { allFor, drawn } from './decision';
import { rewards } from './reward';
import type { Playable } from './types';

/** A function that returns one of the `legal` actions, at least two, to play in a playout. It must be fast and depend on its arguments alone. */
export type Policy<A, S> = (state: S, seat: Seat, legal: readonly A[], chance: Chance) => A;

/** A function that returns the value of a state for each seat, from 0 to 1. */
export type Evaluation<S> = (state: S) => readonly number[];

/** Returns an evaluation by the current points. */
export const byScores =
  <V, A, S>(engine: Playable<V, A, S>): Evaluation<S> =>
  (state) =>
    rewards(engine.scores(state), null, engine.teams(state));

/** The number of actions that a policy chooses from if there are too many to list. */
const PLAYOUT_SAMPLE = 8;

/** Plays up to `plies` plies by changing `state`. `policy` chooses among several legal actions; without a policy, the choice is random. */
export function playOn<V, A, S>(
  engine: Playable<V, A, S>,
  state: S,
  chance: Chance,
  plies: number,
  policy?: Policy<A, S>,
): void {
  if (policy === undefined) {
    engine.playRandomly(state, plies, chance);
    return;
  }
  for (let ply = 0; ply < plies; ply++) {
    const [seat] = engine.activePlayers(state);
    if (seat === undefined) return;
    const legal = allFor(engine, state, seat) ?? drawn(engine, state, seat, PLAYOUT_SAMPLE, chance);
    engine.applyInPlace(state, legal.length === 1 ? (legal[0] as A) : policy(state, seat, legal, chance));
  }
}

/** Returns the reward of each seat after a playout: by the outcome, or by `evaluate` if the game is not over. */
export function playoutRewards<V, A, S>(
  engine: Playable<V, A, S>,
  state: S,
  evaluate: Evaluation<S>,
): readonly number[] {
  const outcome = engine.outcome(state);
  return outcome === null ? evaluate(state) : rewards(outcome.scores, outcome, engine.teams(state));
}
