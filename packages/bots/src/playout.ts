import type { Chance } from '@ludi-romani/core';
import { rewards } from './reward';
import type { Playable } from './types';

/** Plays on at random, on a state of one's own, for at most that many plies, and says what came of it for each seat. */
export function playout<V, A, S, D>(
  engine: Playable<V, A, S, D>,
  state: S,
  chance: Chance,
  plies = Number.POSITIVE_INFINITY,
): number[] {
  for (let ply = 0; ply < plies && !engine.isTerminal(state); ply++) {
    const [seat] = engine.activePlayers(state);
    engine.applyInPlace(state, chance.pick(engine.legalActions(state, seat)));
  }
  const outcome = engine.outcome(state);
  return rewards(outcome?.scores ?? engine.scores(state), outcome);
}
