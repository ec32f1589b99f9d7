/**
 * How many of the sets can be chosen so that no two share an element: exactly the most (FT-6.24). With the first or without it, whichever
 * is better; without it only if it is in the way of several.
 */
export function packing(sets: readonly (readonly number[])[]): number {
  const [first, ...others] = sets;
  if (first === undefined) return 0;
  const apart = others.filter((set) => !set.some((element) => first.includes(element)));
  const most = 1 + packing(apart);
  return others.length - apart.length < 2 ? most : Math.max(most, packing(others));
}
