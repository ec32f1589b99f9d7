/** Every choice of `size` of the items, in the items' own order, lexicographically. */
export const combinations = <T>(items: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));

/** Every choice of up to `largest` of the items, none included: by size, then lexicographically. */
export const subsets = <T>(items: readonly T[], largest = items.length): T[][] =>
  [...Array(Math.min(items.length, largest) + 1).keys()].flatMap((size) => combinations(items, size));
