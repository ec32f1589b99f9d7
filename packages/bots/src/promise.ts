/** Makes a prior and a playout policy from a quick rating of the actions. */
import type { Seat } from '@ludi-romani/core';
import type { Prior } from './ismcts';
import type { Policy } from './playout';

/** Makes a function that rates an action of `seat` at first sight: at least 0, higher is better. Only the ratios of the ratings matter. */
export type Promising<A, S> = (state: S, seat: Seat) => (action: A) => number;

/** Returns a prior by the squares of the ratings. The squares favor the best actions more strongly, which a search with little time needs. */
export const priorOf =
  <A, S>(promise: Promising<A, S>): Prior<A, S> =>
  (state, seat, legal) => {
    const rate = promise(state, seat);
    return legal.map((action) => rate(action) ** 2);
  };

/** Returns a policy that draws two actions and plays the better one. It is fast and stronger than random play, and can still play any action. */
export const policyOf =
  <A, S>(promise: Promising<A, S>): Policy<A, S> =>
  (state, seat, legal, chance) => {
    const one = chance.pick(legal);
    const other = chance.pick(legal);
    if (one === other) return one;
    const rate = promise(state, seat);
    return rate(one) >= rate(other) ? one : other;
  };
