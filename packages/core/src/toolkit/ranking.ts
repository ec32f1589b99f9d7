import type { Score, Seat } from '../game/types';

/** Compares two lists of numbers from the first on. The higher number sorts first. */
const better = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Returns the seats by total and tie-breaks, best first. Seats that are equal in all of them share a place. */
export function ranking(scores: readonly Score[], tieBreaks: readonly (readonly number[])[] = []): Seat[][] {
  const ranked = scores.map(({ total }, seat) => ({ seat, key: [total, ...(tieBreaks[seat] ?? [])] }));
  ranked.sort((a, b) => better(a.key, b.key)); // stable: equal seats stay in order
  const places: Seat[][] = [];
  ranked.forEach(({ seat, key }, i) => {
    const before = ranked[i - 1];
    if (before !== undefined && better(before.key, key) === 0) places.at(-1)?.push(seat);
    else places.push([seat]);
  });
  return places;
}
