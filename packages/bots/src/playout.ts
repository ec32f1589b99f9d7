import type { Chance, Seat } from '@ludi-romani/core';
import { legalFor } from './decision';
import { rewards } from './reward';
import type { Playable } from './types';

/** Chooses in a playout: one of the actions, there being at least two. Fast, and by nothing but its arguments. */
export type Policy<A, S> = (state: S, seat: Seat, legal: readonly A[], chance: Chance) => A;

/** Per seat what a state is worth, from 0 to 1. */
export type Evaluation<S> = (state: S) => readonly number[];

/** The points as they stand. */
export const byScores =
  <V, A, S>(engine: Playable<V, A, S>): Evaluation<S> =>
  (state) =>
    rewards(engine.scores(state), null);

/** Plays on, on a state of one's own, for at most that many plies, at random where nobody else plays. */
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
    const legal = legalFor(engine, state, seat);
    engine.applyInPlace(state, legal.length === 1 ? (legal[0] as A) : policy(state, seat, legal, chance));
  }
}

/** What came of a playout for each seat: the end, or what it looks like where it was cut off. */
export function paidBy<V, A, S>(engine: Playable<V, A, S>, state: S, evaluate: Evaluation<S>): readonly number[] {
  const outcome = engine.outcome(state);
  return outcome === null ? evaluate(state) : rewards(outcome.scores, outcome);
}
