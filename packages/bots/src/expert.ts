/** The search that the experts of all games share. Each expert adds hooks, functions with knowledge of its game. */
import type { ActionLike } from '@ludi-romani/core';
import { BUDGET_FIELDS, type Budget } from './budget';
import { type IsmctsOptions, ismcts } from './ismcts';
import { onlyKnown, refuse } from './options';
import { standing } from './reward';
import type { Playable, Searcher, Sight } from './types';

/** The knowledge of a game: options for the search, and the expected points. */
export interface Expertise<V, A, S>
  extends Pick<IsmctsOptions<V, A, S>, 'policy' | 'prior' | 'exploration' | 'playoutPlies'> {
  /** returns the points that each seat may expect at the end; in a solo game, the expected lead over the automatic opponent */
  readonly prospects: (state: S) => readonly number[];
}

/**
 * Returns the default weights `own`, with those in `given` replaced. Throws InvalidOptionsError for an unknown name or a value that is not a
 * finite number.
 */
export function weighed<W extends object>(own: W, given: Partial<W>): W {
  onlyKnown(given, Object.keys(own), 'weights.');
  for (const [name, value] of Object.entries(given))
    if (!Number.isFinite(value)) refuse(`weights.${name}`, 'must be a number');
  return { ...own, ...given };
}

/** Returns a search that evaluates states by their expected points. Throws InvalidOptionsError. */
export function expertBy<V extends Sight, A extends ActionLike, S>(
  engine: Playable<V, A, S>,
  budget: Budget,
  { prospects, ...hooks }: Expertise<V, A, S>,
): Searcher<V, A> {
  onlyKnown(budget, BUDGET_FIELDS);
  // lower than the default of `ismcts`: a prior with knowledge of the game needs less exploration
  return ismcts(engine, {
    exploration: 0.5,
    ...budget,
    ...hooks,
    evaluate: (state) => standing(prospects(state), null, engine.teams(state)),
  });
}
