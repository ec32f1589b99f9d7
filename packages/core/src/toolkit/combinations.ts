/** Returns every choice of `size` items. Each keeps the order of the items; the choices are in lexicographic order. */
export const combinations = <T>(items: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));

/** Returns every choice of 0 to `largest` items: by size, then in lexicographic order. */
export const subsets = <T>(items: readonly T[], largest = items.length): T[][] =>
  [...Array(Math.min(items.length, largest) + 1).keys()].flatMap((size) => combinations(items, size));
