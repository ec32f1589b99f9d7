/** Compares two lists of numbers from the first on. The higher number sorts first. */
const better = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Returns the indices of `totals` by total and tie-breaks, best first. Those that are equal in all of them share a place. */
export function ranking(totals: readonly number[], tieBreaks: readonly (readonly number[])[] = []): number[][] {
  const ranked = totals.map((total, index) => ({ index, key: [total, ...(tieBreaks[index] ?? [])] }));
  ranked.sort((a, b) => better(a.key, b.key)); // stable: equal ones stay in order
  const places: number[][] = [];
  ranked.forEach(({ index, key }, i) => {
    const before = ranked[i - 1];
    if (before !== undefined && better(before.key, key) === 0) places.at(-1)?.push(index);
    else places.push([index]);
  });
  return places;
}
