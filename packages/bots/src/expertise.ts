/** The knowledge of a game. */
import type { IsmctsOptions } from './ismcts';
import { onlyKnown, refuse } from './options';

/**
 * The knowledge of a game, as options of `ismcts`: the points that each seat may expect at the end (in a solo game, the expected lead over the
 * automatic opponent), how promising actions look, how playouts are played and how long, and the exploration that goes with the prior.
 */
export type Expertise<V, A, S> = Pick<IsmctsOptions<V, A, S>, 'policy' | 'playoutPlies' | 'spread' | 'utility'> &
  Required<Pick<IsmctsOptions<V, A, S>, 'prospects' | 'prior' | 'exploration'>>;

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
