/** The score: the points recorded during play, and the final scoring (section 6 of the rules). */
import { playerAt, type Score, type Seat, sum, sure } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId, VillaColor } from '../components/ids';
import type { Event, Row, Seen } from '../types';

/**
 * Returns the current points of each seat. The final scoring counts the cards that the viewer sees; at the end these are all cards. Nothing
 * else counts (AQ-6.6).
 */
export const scores = (catalog: Catalog, seen: Seen): Score<Row>[] =>
  villaValues(catalog, seen).map((values, seat) => {
    const { points, theatre } = playerAt(seen, seat);
    // field by field: adding fields to a spread copy takes many times as long as the copy
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

/** The total value of a player's villas, by color. */
type VillaValues = Record<VillaColor, number>;

/** Returns the total value of the villas of each seat, by color. */
export function villaValues({ components }: Catalog, { players, sites }: Seen): VillaValues[] {
  const values = players.map((): VillaValues => ({ blue: 0, yellow: 0, purple: 0, white: 0 }));
  for (const { id, color, value } of components.villas) {
    const own = values[sites[id] ?? -1];
    if (own !== undefined) own[color] += value;
  }
  return values;
}

/**
 * Returns the points of a stadium or theatre card for a player whose villas have the values `values`. A laurel scores its points (AQ-6.2);
 * `color` is then `null`. Any other card scores the value of its color (AQ-6.3, AQ-6.5). A theatre card counts for its more valuable color,
 * or for the first one if both are equal (AQ-6.4, AQ-6.7).
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

/** Emits the points of each card, player by player. */
export function emitCardPoints(catalog: Catalog, seen: Seen, emit: (event: Event) => void): void {
  for (const [player, values] of villaValues(catalog, seen).entries()) {
    for (const card of stadiumCardsOf(seen, player))
      emit({ type: 'stadium-card-counted', player, card, amount: finalPoints(catalog, card, values).points });
    for (const card of playerAt(seen, player).theatre) {
      const { color, points } = finalPoints(catalog, card, values);
      emit({ type: 'theatre-card-counted', player, card, color: sure(color), amount: points });
    }
  }
}
