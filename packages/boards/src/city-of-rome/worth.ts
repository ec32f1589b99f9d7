/** What each building of a city brings its owner now. */
import type { Building, SeenArea } from '@ludi-romani/city-of-rome';
import {
  aqueductPoints,
  type Catalog,
  countOf,
  planOf,
  publicBeside,
  templePoints,
} from '@ludi-romani/city-of-rome/queries';
import { areasBy, edgeOf } from '@ludi-romani/core';

/**
 * Returns the points of the building on each cell: together they are the rows 1 to 5 of the score sheet. A cell has none if its building brings
 * points only to others. The points on baths count as those of the baths, once for each area that they are the best of. Aqueducts share theirs.
 */
export function worthsOf(catalog: Catalog, { city, tokens, coins }: SeenArea): readonly (number | undefined)[] {
  const plan = planOf(catalog, city);
  const buildings = plan.filter((building) => building !== null);
  const aqueducts = countOf(catalog, buildings, coins, 'aqueduct');
  const isBaths = (building: Building | null | undefined) =>
    building?.category === 'public' && building.publicKind === 'baths';
  const worths = plan.map((building) => {
    if (building?.category === 'aqueduct') return Math.round(aqueductPoints(catalog, aqueducts) / aqueducts);
    if (building?.category === 'temple') return templePoints(catalog, buildings, coins, catalog.temple(building.id));
    return isBaths(building) ? 0 : undefined;
  });
  const valueAt = (index: number) => {
    const building = plan[index];
    return building?.category === 'residence' ? building.value : null;
  };
  for (const { kind: value, cells } of areasBy(catalog.grid, valueAt)) {
    const { colors, baths } = publicBeside(catalog, plan, tokens, cells);
    for (const cell of cells) worths[cell] = value * colors;
    const best = edgeOf(catalog.grid, cells).find((cell) => isBaths(plan[cell]) && tokens[cell] === baths);
    if (best !== undefined) worths[best] = (worths[best] ?? 0) + baths;
  }
  return worths;
}
