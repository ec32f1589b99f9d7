/** The moves of the arrow keys between things. */
import type { PageElement, Rect } from './types';

export const middleOf = ({ left, top, right, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Returns the place of a thing itself, without what it lights elsewhere. */
export const placeOf = (thing: PageElement): Rect => (thing.querySelector('.hit') ?? thing).getBoundingClientRect();

/** Returns the distance between two ranges, 0 if they overlap. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

/** A function that returns the cost of a move between two places. */
export type Metric = (from: Rect, to: Rect) => number;

export const distance: Metric = (one, other) => {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
};

/**
 * Returns the cost of a move ahead in one direction: sideways gaps count twice, and the offset of the middles breaks ties. `Infinity` if the
 * target is not in that direction.
 */
const directedCost = (ahead: number, aside: number, offset: number): number =>
  ahead > 1 ? ahead + 2 * aside + offset / 1000 : Number.POSITIVE_INFINITY;
const horizontal =
  (sign: number): Metric =>
  (from, to) => {
    const [a, b] = [middleOf(from), middleOf(to)];
    return directedCost(sign * (b.x - a.x), gap(from.top, from.bottom, to.top, to.bottom), Math.abs(b.y - a.y));
  };
const vertical =
  (sign: number): Metric =>
  (from, to) => {
    const [a, b] = [middleOf(from), middleOf(to)];
    return directedCost(sign * (b.y - a.y), gap(from.left, from.right, to.left, to.right), Math.abs(b.x - a.x));
  };
export const DIRECTIONS: Readonly<Record<string, Metric>> = {
  ArrowLeft: horizontal(-1),
  ArrowRight: horizontal(1),
  ArrowUp: vertical(-1),
  ArrowDown: vertical(1),
};

/** Returns the element with the lowest cost, or `undefined` if each cost is `Infinity`. */
export function nearest(elements: readonly PageElement[], from: Rect, metric: Metric): PageElement | undefined {
  let best: PageElement | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    const cost = metric(from, placeOf(element));
    if (cost >= lowest) continue;
    best = element;
    lowest = cost;
  }
  return best;
}
