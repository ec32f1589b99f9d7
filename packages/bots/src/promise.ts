/** What a look at the choices is good for: where a search looks first, and who plays its playouts. */
import type { Seat } from '@ludi-romani/core';
import type { Prior } from './ismcts';
import type { Policy } from './playout';

/** What each choice of a seat promises at first sight: at least 0, the more the better, of which only the proportions count. */
export type Promising<A, S> = (state: S, seat: Seat) => (action: A) => number;

/** Looks first, and longest, at what promises most: by squares, which a search with little time needs. */
export const priorOf =
  <A, S>(promise: Promising<A, S>): Prior<A, S> =>
  (state, seat, legal) => {
    const worth = promise(state, seat);
    return legal.map((action) => worth(action) ** 2);
  };

/** Takes the better of two choices at random: cheap, better than anybody, and still free to do anything. */
export const policyOf =
  <A, S>(promise: Promising<A, S>): Policy<A, S> =>
  (state, seat, legal, chance) => {
    const one = chance.pick(legal);
    const other = chance.pick(legal);
    if (one === other) return one;
    const worth = promise(state, seat);
    return worth(one) >= worth(other) ? one : other;
  };
