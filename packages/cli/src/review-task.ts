/** Reviews recorded decisions, on any thread. */
import { type DecisionReview, iterationsFor, type ReviewedDecision, reviewed } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import { searcherNamed } from './bots';
import { forBots, type GameReference } from './game';
import { resolveGame } from './import-game';

/** The message to a thread that reviews decisions: the game of the decisions, and the name of the searcher. */
export interface ReviewTask {
  readonly game: GameReference;
  readonly bot: string;
}

/** A function that reviews a decision. If the budget is a number of iterations, the result is the same on every thread. */
export type Reviewer = (decision: ReviewedDecision<GameTypes>) => DecisionReview<GameTypes>;

/** Returns the reviewer for a task. */
export async function reviewerFor(task: ReviewTask): Promise<Reviewer> {
  const game = await forBots(await resolveGame(task.game));
  const searcher = searcherNamed(task.bot);
  return (decision) =>
    reviewed(
      decision,
      searcher(game, (effort) => iterationsFor(decision, effort)),
    );
}
