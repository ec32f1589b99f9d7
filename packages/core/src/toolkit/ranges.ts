/** Ranges of candidates: choices that are computed when they are needed, because there are too many to list. */
import { LudiError } from '../errors/errors';
import type { CandidateRange, Given } from '../game/rules';
import type { ActionLike } from '../game/types';
import { fromTo } from './lists';

const MOST = 0x1_0000_0000;

/** Returns `length`. Throws LudiError `internal` if a range of that length is longer than the largest bound of `chance.int`. */
function lengthOf(length: number): number {
  if (length > MOST) throw new LudiError('internal', `a range has at most 2^32 candidates, not ${length}`);
  return length;
}

/** Returns the range of the actions that `make` returns for the whole numbers from `first` to `last`. `numberOf` reads the number back. */
export const numberRange = <A extends ActionLike>(
  first: number,
  last: number,
  make: (number: number) => A,
  numberOf: (given: Given<A>) => unknown,
): CandidateRange<A> => ({
  length: lengthOf(Math.max(0, last - first + 1)),
  at: (place) => make(first + place),
  like: (given) => {
    const number = numberOf(given);
    return Number.isInteger(number) && Number(number) >= first && Number(number) <= last
      ? make(Number(number))
      : undefined;
  },
});

/**
 * Returns the range of the actions that `make` returns for the subsets of `items`: at most 31 different numbers or strings. Each subset keeps
 * the order of the items. The first one is empty, the last one has all items. `itemsOf` reads the subset back, in any order: name its field
 * in `unordered`.
 */
export const subsetRange = <A extends ActionLike, I extends number | string>(
  items: readonly I[],
  make: (subset: I[]) => A,
  itemsOf: (given: Given<A>) => unknown,
): CandidateRange<A> => {
  if (items.length > 31) lengthOf(Number.POSITIVE_INFINITY);
  const places = fromTo(0, items.length - 1);
  return {
    length: (1 << items.length) >>> 0,
    at: (place) => make(items.filter((_, i) => ((place >>> i) & 1) === 1)),
    like: (given) => {
      const chosen = itemsOf(given);
      if (!Array.isArray(chosen)) return undefined;
      const subset = places.filter((i) => chosen.includes(items[i])).map((i) => items[i] as I);
      return make(subset);
    },
  };
};
