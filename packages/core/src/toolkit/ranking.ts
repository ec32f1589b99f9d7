import type { Score, Seat } from '../game/types';

/** Compares two lists of numbers place by place; more is better and comes first. */
const better = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The seats by total and tie-breaks, best first; who is equal in all of them shares a place. */
export function ranking(scores: readonly Score[], tieBreaks: readonly (readonly number[])[] = []): Seat[][] {
  const ranked = scores.map(({ total }, seat) => ({ seat, key: [total, ...(tieBreaks[seat] ?? [])] }));
  ranked.sort((a, b) => better(a.key, b.key)); // who is equal stays in the order of the seats
  const places: Seat[][] = [];
  ranked.forEach(({ seat, key }, i) => {
    const before = ranked[i - 1];
    if (before !== undefined && better(before.key, key) === 0) places.at(-1)?.push(seat);
    else places.push([seat]);
  });
  return places;
}
