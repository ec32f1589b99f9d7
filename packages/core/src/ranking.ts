import type { Score, Seat } from './game';

/** Compares two lists of numbers place by place; more is better and comes first. */
const better = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The seats by total and tie-breaks, best first; who is equal in all of them shares a place. */
export function ranking(scores: readonly Score[], tieBreaks: readonly (readonly number[])[] | undefined): Seat[][] {
  const keys = scores.map(({ total }, seat) => [total, ...(tieBreaks?.[seat] ?? [])]);
  const keyOf = (seat: Seat) => keys[seat] ?? [];
  const places: Seat[][] = [];
  for (const seat of keys.map((_, i) => i).sort((a, b) => better(keyOf(a), keyOf(b)) || a - b)) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && better(keyOf(last[0]), keyOf(seat)) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
