/** Final scoring, row by row of the score sheet, and the tie-break (sections 6 and 7 of the rules). */
import { areasBy, edgeOf, type Score, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { Countable } from '../components/ids';
import type { Building, Temple } from '../components/shapes';
import type { Row, Seen, SeenArea } from '../types';
import type { City } from './city';

/** Returns the points of each player. */
export const scores = (catalog: Catalog, seen: Seen): Score<Row>[] =>
  seen.players.map((player) => score(catalog, player));

/** CR-7.3 ties are broken by more influence tokens, then by more coins. */
export const tieBreaks = (seen: Seen): number[][] => seen.players.map(({ influence, coins }) => [influence, coins]);

function score(catalog: Catalog, { city, tokens, coins, influence, influenceCards }: SeenArea): Score<Row> {
  const { scoring } = catalog.components;
  // looked up once, because most rows need every card
  const plan = planOf(catalog, city);
  const buildings = plan.filter((building) => building !== null);
  const { residence2, residence3, residence4 } = residences(catalog, plan, tokens);
  const rows: Record<Row, number> = {
    residence2,
    residence3,
    residence4,
    aqueducts: aqueductPoints(catalog, countOf(catalog, buildings, coins, 'aqueduct')),
    temples: temples(catalog, buildings, coins),
    coins: coins * scoring.pointsPerCoin, // CR-6.15
    influenceTokens: Math.floor(influence / scoring.influencePerPoint), // CR-6.16
    influenceCards: sum(influenceCards.map((id) => catalog.influenceCard(id).value)), // CR-6.17
  };
  return { total: sum(Object.values(rows)), rows }; // CR-6.18, CR-6.19
}

/** Returns the building on each cell of a city. */
export const planOf = (catalog: Catalog, city: City): (Building | null)[] =>
  city.map((id) => (id == null ? null : catalog.card(id).building));

/** Returns the points for a number of aqueducts (CR-6.11). */
export const aqueductPoints = ({ components }: Catalog, aqueducts: number): number =>
  components.aqueductPoints[aqueducts] ?? 0;

/** Returns the number of buildings for which `holds` returns true. */
function count(buildings: readonly Building[], holds: (building: Building) => boolean): number {
  let n = 0;
  for (const building of buildings) if (holds(building)) n++;
  return n;
}

/** Scores rows 1 to 3: every connected group of residences of one value (CR-6.6, CR-6.10). `plan` has the building on each cell. */
function residences(
  catalog: Catalog,
  plan: readonly (Building | null)[],
  tokens: SeenArea['tokens'],
): Pick<Record<Row, number>, 'residence2' | 'residence3' | 'residence4'> {
  const rows = { residence2: 0, residence3: 0, residence4: 0 };
  const valueAt = (index: number) => {
    const building = plan[index];
    return building?.category === 'residence' ? building.value : null;
  };
  for (const { kind: value, cells } of areasBy(catalog.grid, valueAt)) {
    const { colors, baths } = publicBeside(catalog, plan, tokens, cells);
    rows[`residence${value}`] += value * cells.length * colors + baths; // CR-6.7, CR-6.8
  }
  return rows;
}

/** Returns the number of colors of the public buildings beside the cells of a residential area, and the points on its best baths. */
export function publicBeside(
  { grid, components }: Catalog,
  plan: readonly (Building | null)[],
  tokens: SeenArea['tokens'],
  cells: readonly number[],
): { colors: number; baths: number } {
  const colors = new Set<string>();
  let baths = 0;
  for (const index of edgeOf(grid, cells)) {
    const building = plan[index];
    if (building?.category !== 'public') continue;
    colors.add(components.publicKinds[building.publicKind].color);
    // CR-6.9 only one of the baths counts: the one with the most tokens
    if (building.publicKind === 'baths') baths = Math.max(baths, tokens[index] ?? 0);
  }
  return { colors: colors.size, baths };
}

/** Scores row 5 (CR-6.12, CR-6.13, CR-6.14). */
function temples(catalog: Catalog, buildings: readonly Building[], coins: number): number {
  let total = 0;
  for (const temple of catalog.components.temples)
    if (buildings.some(({ id }) => id === temple.building)) total += templePoints(catalog, buildings, coins, temple);
  return total;
}

/** Returns the points of a temple for a player with these buildings and coins. */
export function templePoints(catalog: Catalog, buildings: readonly Building[], coins: number, temple: Temple): number {
  const { when, points } = temple;
  if (when !== undefined) return countOf(catalog, buildings, coins, when.count) >= when.atLeast ? points : 0;
  return Math.floor(countOf(catalog, buildings, coins, temple.per) / temple.each) * points;
}

/** Returns the number of aqueducts (CR-6.11), or of things that a temple counts (CR-6.12), of a player with these buildings and coins. */
export function countOf(
  { components: { publicKinds } }: Catalog,
  buildings: readonly Building[],
  coins: number,
  what: Countable | 'aqueduct',
): number {
  const residencesOf = (value: number) => count(buildings, (b) => b.category === 'residence' && b.value === value);
  switch (what) {
    case 'card':
      return buildings.length;
    case 'star':
      return sum(buildings.map(({ stars }) => stars));
    case 'aqueduct':
    case 'temple':
    case 'production':
      return count(buildings, ({ category }) => category === what);
    case 'residence-2':
      return residencesOf(2);
    case 'residence-3':
      return residencesOf(3);
    case 'residence-4':
      return residencesOf(4);
    case 'public-color':
      return new Set(buildings.flatMap((b) => (b.category === 'public' ? publicKinds[b.publicKind].color : []))).size;
    case 'coin':
      return coins;
  }
}
