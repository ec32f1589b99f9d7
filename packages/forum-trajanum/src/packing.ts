/** The most sets of which no two share an element. A set is a number with a bit for each element. */

/**
 * How many of the sets can be chosen so that they are pairwise disjoint: exactly the most. Sets that nothing links are counted
 * apart, so that only overlaps are searched.
 */
export function packing(sets: readonly number[]): number {
  const [first, ...others] = sets;
  if (first === undefined) return 0;
  const linked = linkedTo(first, others);
  const apart = others.filter((set) => (set & linked) === 0);
  if (apart.length > 0) return packing(sets.filter((set) => (set & linked) !== 0)) + packing(apart);
  const beside = others.filter((set) => (set & first) === 0);
  // a set that overlaps with one other only is never worse than that one
  if (others.length - beside.length <= 1) return 1 + packing(beside);
  return Math.max(1 + packing(beside), packing(others));
}

/** All elements of a set, and of those that overlaps link to it. */
function linkedTo(first: number, others: readonly number[]): number {
  let linked = first;
  for (let before = 0; before !== linked; ) {
    before = linked;
    for (const set of others) if ((set & linked) !== 0) linked |= set;
  }
  return linked;
}
