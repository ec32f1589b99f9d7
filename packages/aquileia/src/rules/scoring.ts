/** The score: what was recorded during play, and the final scoring (section 6 of the rules). */
import { playerAt, type Score, type Seat, sum, sure } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId, VillaColor } from '../components/ids';
import type { Event, Row, Seen } from '../types';

/**
 * The points as they stand, the final scoring by the cards that whoever looks can see: at the end all of them. Nothing else counts
 * (AQ-6.6).
 */
export const scores = (catalog: Catalog, seen: Seen): Score<Row>[] =>
  villaValues(catalog, seen).map((values, seat) => {
    const { points, theatre } = playerAt(seen, seat);
    // one by one: what is added to a copy costs many times what the copy costs
    const { pecunia, arena, forum, portus } = points;
    const rows: Record<Row, number> = { pecunia, arena, forum, portus, laurels: 0, villas: 0 };
    const add = (card: CardId) => {
      const { color, points } = finalPoints(catalog, card, values);
      rows[color === null ? 'laurels' : 'villas'] += points;
    };
    for (const card of stadiumCardsOf(seen, seat)) add(card);
    for (const card of theatre) add(card);
    return { total: sum(Object.values(rows)), rows };
  });

/**
 * Returns the stadium card that a player got in a race (AQ-5.42, AQ-5.43): `null` if the viewer does not know the card, `undefined` if the
 * player got none.
 */
export const cardFrom = (
  { winner, second, kept, given }: Seen['races'][number],
  seat: Seat,
): CardId | null | undefined => (seat === winner ? kept : seat === second ? given : undefined);

/** Returns the stadium cards that a player got in the races, as far as the viewer knows them. */
export function stadiumCardsOf({ races }: Seen, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  for (const race of races) {
    const card = cardFrom(race, seat);
    if (card != null) cards.push(card);
  }
  return cards;
}

/** The value of all villas of a player, color by color. */
type VillaValues = Record<VillaColor, number>;

/** Returns the value of the villas of each seat. */
export function villaValues({ components }: Catalog, { players, sites }: Seen): VillaValues[] {
  const values = players.map((): VillaValues => ({ blue: 0, yellow: 0, purple: 0, white: 0 }));
  for (const { id, color, value } of components.villas) {
    const own = values[sites[id] ?? -1];
    if (own !== undefined) own[color] += value;
  }
  return values;
}

/**
 * Returns the points of a stadium or theatre card for a player whose villas have such values: the points of a laurel (AQ-6.2), or the value
 * of the color of the card (AQ-6.3, AQ-6.5). A theatre card counts for its color with the greater value, on equality for the first named
 * (AQ-6.4, AQ-6.7).
 */
export function finalPoints(
  catalog: Catalog,
  card: CardId,
  values: Readonly<VillaValues>,
): { readonly color: VillaColor | null; readonly points: number } {
  const { points, colors } = catalog.finalCard(card);
  let best: VillaColor | null = null;
  for (const color of colors) if (best === null || values[color] > values[best]) best = color;
  return { color: best, points: best === null ? points : values[best] };
}

/** Tells what each card counts, player by player. */
export function tellCards(catalog: Catalog, seen: Seen, tell: (event: Event) => void): void {
  for (const [player, values] of villaValues(catalog, seen).entries()) {
    for (const card of stadiumCardsOf(seen, player))
      tell({ type: 'stadium-card-counted', player, card, amount: finalPoints(catalog, card, values).points });
    for (const card of playerAt(seen, player).theatre) {
      const { color, points } = finalPoints(catalog, card, values);
      tell({ type: 'theatre-card-counted', player, card, color: sure(color), amount: points });
    }
  }
}
