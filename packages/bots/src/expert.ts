/** The search that the experts of all games share. Each expert adds hooks, functions with knowledge of its game. */
import type { ActionLike } from '@ludi-romani/core';
import { BUDGET_FIELDS, type Budget } from './budget';
import { type IsmctsOptions, ismcts } from './ismcts';
import { onlyKnown, refuse } from './options';
import type { Playable, Searcher, Sight } from './types';

/**
 * The knowledge of a game, as options of `ismcts`: the points that each seat may expect at the end (in a solo game, the expected lead over the
 * automatic opponent), how promising actions look, how playouts are played and how long, and the exploration that goes with the prior.
 */
export type Expertise<V, A, S> = Pick<IsmctsOptions<V, A, S>, 'policy' | 'playoutPlies' | 'utility'> &
  Required<Pick<IsmctsOptions<V, A, S>, 'prospects' | 'prior' | 'exploration'>>;

/** Options of an expert: `weights` replaces some of its weights, and every other option that of its search. */
export type ExpertOptions<W, V, A, S> = Omit<IsmctsOptions<V, A, S>, keyof Budget | 'milliseconds' | 'clock'> & {
  readonly weights?: Partial<W>;
};

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

/** Returns a search with the knowledge of a game. `expertise` makes it from weights. Throws InvalidOptionsError. */
export function expertBy<V extends Sight, A extends ActionLike, S, W>(
  engine: Playable<V, A, S>,
  budget: Budget,
  expertise: (weights: Partial<W>) => Expertise<V, A, S>,
  { weights = {}, ...others }: ExpertOptions<W, V, A, S>,
): Searcher<V, A> {
  onlyKnown(budget, BUDGET_FIELDS);
  return ismcts(engine, { ...budget, ...expertise(weights), ...others });
}
