/** What the experts of all games share: the search, told by what a game's good players look at. */
import type { ActionLike } from '@ludi-romani/core';
import { BUDGET, type Budget } from './budget';
import { type IsmctsOptions, ismcts } from './ismcts';
import { onlyKnown, refuse } from './options';
import { standing } from './reward';
import type { Playable, Searcher, Sight } from './types';

/** What good players of a game look at. */
export interface Expertise<V, A, S>
  extends Pick<IsmctsOptions<V, A, S>, 'policy' | 'prior' | 'exploration' | 'playoutPlies'> {
  /** the points that each seat may expect to end with, or to end ahead of who is played against where somebody plays alone */
  readonly prospects: (state: S) => readonly number[];
}

/** An expert's own weights, with those that were given in their place. */
export function weighed<W extends object>(own: W, given: Partial<W>): W {
  onlyKnown(given, Object.keys(own), 'weights.');
  for (const [name, value] of Object.entries(given))
    if (!Number.isFinite(value)) refuse(`weights.${name}`, 'must be a number');
  return { ...own, ...given };
}

/** A search that judges by what may be expected, and looks first where good players would. */
export function expertBy<V extends Sight, A extends ActionLike, S>(
  engine: Playable<V, A, S>,
  budget: Budget,
  { prospects, ...hooks }: Expertise<V, A, S>,
): Searcher<V, A> {
  onlyKnown(budget, BUDGET);
  // a prior that knows the game needs less exploring than one that guesses
  return ismcts(engine, {
    exploration: 0.5,
    ...budget,
    ...hooks,
    evaluate: (state) => standing(prospects(state), null),
  });
}
