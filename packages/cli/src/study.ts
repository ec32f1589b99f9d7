/** Decisions of a game beside what a search would do, as a thread looks at them. */
import { type Disagreement, disagreement, iterationsFor, type ReviewedDecision } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import { searcherNamed } from './bots';
import { gameOf, type Played } from './games';

/** What was played, and who searches: as it goes to a thread. */
export interface Study extends Played {
  readonly bot: string;
}

/** What the search would rather have done, if it would; with iterations as budgets the same whoever looks. */
export type Look = (decision: ReviewedDecision<GameTypes>) => Disagreement<GameTypes['action']> | undefined;

export async function looking(study: Study): Promise<Look> {
  const engine = await gameOf(study).fast();
  const searcher = searcherNamed(study.bot);
  return (decision) => {
    const { search } = searcher(engine, (effort) => iterationsFor(decision, effort));
    return disagreement(decision, search(decision.view, `ply ${decision.ply}`));
  };
}
