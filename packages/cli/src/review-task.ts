/** Searches of recorded decisions, as a worker thread runs them. */
import { type Disagreement, disagreement, iterationsFor, type ReviewedDecision } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import { searcherNamed } from './bots';
import { type GameReference, resolveGame } from './games';

/** The game of the decisions, and the name of the searcher. A message to a thread. */
export interface ReviewTask extends GameReference {
  readonly bot: string;
}

/**
 * Searches a decision. Returns the action that the search prefers, or `undefined` if it prefers the one played. With iterations as
 * budgets, the result is the same on every thread.
 */
export type Reviewer = (decision: ReviewedDecision<GameTypes>) => Disagreement<GameTypes['action']> | undefined;

/** Returns the reviewer for a task. */
export async function reviewerFor(task: ReviewTask): Promise<Reviewer> {
  const engine = await resolveGame(task).fast();
  const searcher = searcherNamed(task.bot);
  return (decision) => {
    const { search } = searcher(engine, (effort) => iterationsFor(decision, effort));
    return disagreement(decision, search(decision.view, `ply ${decision.ply}`));
  };
}
