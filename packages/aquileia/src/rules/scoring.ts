/** The score: what was recorded during play, and the final scoring (section 6 of the rules). */
import { playerAt, type Score, type Seat, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId, VillaColor } from '../components/ids';
import type { Event, Row, Seen } from '../types';

/**
 * The points as they stand, the final scoring by the cards that whoever looks can see: at the end all of them. Nothing else counts
 * (AQ-6.6).
 */
export const scores = (catalog: Catalog, seen: Seen): Score<Row>[] =>
  seen.players.map(({ points, theatre }, seat) => {
    const stadium = stadiumCardsOf(seen, seat).map(catalog.stadiumCard);
    const value = villaValues(catalog, seen, seat);
    // one by one: what is added to a copy costs many times what the copy costs
    const { pecunia, arena, forum, portus } = points;
    const rows: Record<Row, number> = {
      pecunia,
      arena,
      forum,
      portus,
      laurels: sum(stadium.map((card) => card.points)), // AQ-6.2
      villas:
        sum(stadium.map(({ color }) => (color === null ? 0 : value[color]))) + // AQ-6.3, AQ-6.5
        sum(theatre.map((card) => Math.max(...catalog.theatreCard(card).colors.map((color) => value[color])))), // AQ-6.4, AQ-6.7
    };
    return { total: sum(Object.values(rows)), rows };
  });

/** The stadium cards that a player got in the races, as far as whoever looks knows them. */
export const stadiumCardsOf = ({ races }: Seen, seat: Seat): CardId[] =>
  races.flatMap(({ winner, second, kept, given }) =>
    seat === winner ? (kept ?? []) : seat === second ? (given ?? []) : [],
  );

/** What a player's villas of each color are worth together. */
function villaValues({ components }: Catalog, { sites }: Seen, seat: Seat): Record<VillaColor, number> {
  const value = { blue: 0, yellow: 0, purple: 0, white: 0 };
  for (const villa of components.villas) if (sites[villa.id] === seat) value[villa.color] += villa.value;
  return value;
}

/** Tells what each card of a player counts; a theatre card for the color of the greater value, on equality the first named (AQ-6.7). */
export function tellCards(catalog: Catalog, seen: Seen, player: Seat, tell: (event: Event) => void): void {
  const value = villaValues(catalog, seen, player);
  for (const card of stadiumCardsOf(seen, player)) {
    const { color, points } = catalog.stadiumCard(card);
    tell({ type: 'stadium-card-counted', player, card, amount: color === null ? points : value[color] });
  }
  for (const card of playerAt(seen, player).theatre) {
    const [first, second] = catalog.theatreCard(card).colors;
    const color = value[second] > value[first] ? second : first;
    tell({ type: 'theatre-card-counted', player, card, color, amount: value[color] });
  }
}
