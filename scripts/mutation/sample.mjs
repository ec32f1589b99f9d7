/** Some of a list, by a seed. */
import { createHash } from 'node:crypto';

const rank = (seed, item) => createHash('sha256').update(`${seed}\n${item}`).digest('hex');

/** So many of the items, or all: whichever hash lowest, in their order. */
export function sampled(items, count, seed) {
  const taken = items
    .map((item) => rank(seed, item))
    .sort()
    .slice(0, count);
  return items.filter((item) => taken.includes(rank(seed, item)));
}
