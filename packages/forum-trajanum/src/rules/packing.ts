/**
 * FT-6.24 Returns the largest number of sets of which no two share an element. Tries the choices that contain the first set. Tries choices
 * without the first set only if that set overlaps at least two other sets.
 */
export function packing(sets: readonly (readonly number[])[]): number {
  const [first, ...others] = sets;
  if (first === undefined) return 0;
  const apart = others.filter((set) => !set.some((element) => first.includes(element)));
  const most = 1 + packing(apart);
  return others.length - apart.length < 2 ? most : Math.max(most, packing(others));
}
