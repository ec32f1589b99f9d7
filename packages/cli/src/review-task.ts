/** Searches recorded decisions, on any thread. */
import { type Disagreement, disagreement, iterationsFor, type ReviewedDecision } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import { searcherNamed } from './bots';
import { forBots, type GameReference } from './game';
import { resolveGame } from './import-game';

/** The message to a thread that searches decisions: the game of the decisions, and the name of the searcher. */
export interface ReviewTask {
  readonly game: GameReference;
  readonly bot: string;
}

/**
 * A function that searches a decision. It returns the action that the search prefers, or `undefined` if the search finds no better action than
 * the one played. If the budget is a number of iterations, the result is the same on every thread.
 */
export type Reviewer = (decision: ReviewedDecision<GameTypes>) => Disagreement<GameTypes['action']> | undefined;

/** Returns the reviewer for a task. */
export async function reviewerFor(task: ReviewTask): Promise<Reviewer> {
  const game = await forBots(await resolveGame(task.game));
  const searcher = searcherNamed(task.bot);
  return (decision) => {
    const { search } = searcher(game, (effort) => iterationsFor(decision, effort));
    return disagreement(decision, search(decision.view, `ply ${decision.ply}`));
  };
}
