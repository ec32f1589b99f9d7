/** Final scoring, row by row of the score sheet, and the tie-break (sections 6 and 7 of the rules). */
import { areasBy, edgeOf, type Score, sum } from '@ludi-romani/core';
import type { CardFace, Catalog } from '../components/catalog';
import type { Countable } from '../components/ids';
import type { Temple } from '../components/shapes';
import type { Row, Seen, SeenArea } from '../types';
import { type City, cardsOf, count } from './city';

export const scores = (catalog: Catalog, seen: Seen): Score<Row>[] =>
  seen.players.map((player) => score(catalog, player));

/** CR-7.3 more influence tokens, then more coins. */
export const tieBreaks = (seen: Seen): number[][] => seen.players.map(({ influence, coins }) => [influence, coins]);

function score(catalog: Catalog, player: SeenArea): Score<Row> {
  const { aqueductPoints, scoring } = catalog.components;
  const { city, coins, influence } = player;
  const aqueducts = count(catalog, city, ({ category }) => category === 'aqueduct');
  const rows: Record<Row, number> = {
    ...residences(catalog, player),
    aqueducts: aqueductPoints[aqueducts] ?? 0, // CR-6.11
    temples: temples(catalog, player),
    coins: coins * scoring.pointsPerCoin, // CR-6.15
    influenceTokens: Math.floor(influence / scoring.influencePerPoint), // CR-6.16
    influenceCards: sum(player.influenceCards.map((id) => catalog.influenceCard(id).value)), // CR-6.17
  };
  return { total: sum(Object.values(rows)), rows }; // CR-6.18, CR-6.19
}

/** Rows 1 to 3: every connected group of residences of one value (CR-6.6, CR-6.10). */
function residences(
  catalog: Catalog,
  { city, tokens }: SeenArea,
): Pick<Record<Row, number>, 'residence2' | 'residence3' | 'residence4'> {
  const face = faces(catalog, city);
  const rows = { residence2: 0, residence3: 0, residence4: 0 };
  const valueAt = (index: number) => {
    const building = face(index)?.building;
    return building?.category === 'residence' ? building.value : null;
  };
  for (const { kind: value, cells } of areasBy(catalog.grid, valueAt)) {
    const colors = new Set<string>();
    let baths = 0;
    for (const index of edgeOf(catalog.grid, cells)) {
      const building = face(index)?.building;
      if (building?.category !== 'public') continue;
      colors.add(catalog.components.publicKinds[building.publicKind].color);
      // CR-6.9 only one of the baths counts; the one with most tokens is never worse
      if (building.publicKind === 'baths') baths = Math.max(baths, tokens[index] ?? 0);
    }
    rows[`residence${value}`] += value * cells.length * colors.size + baths; // CR-6.7, CR-6.8
  }
  return rows;
}

/** Row 5 (CR-6.12, CR-6.13, CR-6.14). */
function temples(catalog: Catalog, player: SeenArea): number {
  const built = new Set<string>();
  for (const { face } of cardsOf(catalog, player.city)) built.add(face.building.id);
  return sum(
    catalog.components.temples
      .filter(({ building }) => built.has(building))
      .map((temple) => points(catalog, player, temple)),
  );
}

function points(catalog: Catalog, player: SeenArea, temple: Temple): number {
  const { when, points } = temple;
  if (when !== undefined) return countOf(catalog, player, when.count) >= when.atLeast ? points : 0;
  return Math.floor(countOf(catalog, player, temple.per) / temple.each) * points;
}

function countOf(catalog: Catalog, { city, coins }: SeenArea, what: Countable): number {
  const cards = () => [...cardsOf(catalog, city)].map(({ face }) => face.building);
  const residencesOf = (value: number) => count(catalog, city, (b) => b.category === 'residence' && b.value === value);
  switch (what) {
    case 'card':
      return count(catalog, city, () => true);
    case 'star':
      return sum(cards().map(({ stars }) => stars));
    case 'temple':
    case 'production':
      return count(catalog, city, ({ category }) => category === what);
    case 'residence-2':
      return residencesOf(2);
    case 'residence-3':
      return residencesOf(3);
    case 'residence-4':
      return residencesOf(4);
    case 'public-color':
      return new Set(
        cards().flatMap((b) => (b.category === 'public' ? catalog.components.publicKinds[b.publicKind].color : [])),
      ).size;
    case 'coin':
      return coins;
  }
}

const faces =
  ({ card }: Catalog, city: City) =>
  (index: number): CardFace | null => {
    const id = city[index];
    return id == null ? null : card(id);
  };
