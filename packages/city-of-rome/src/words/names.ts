/** Where a cell of a city is, said by the buildings of the city. The same in every language. */
import { cellAt, type Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { City } from '../rules/city';
import { secretHand } from '../rules/gains';
import type { Cell, Seen } from '../types';

export type Side = 'left' | 'right' | 'above' | 'below';

/** The side of a building, or else the row and column. Row or column 0 is before the first one of the city. */
export type Place =
  | { readonly side: Side; readonly card: CardId }
  | { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number };

/** The sides of a neighbor on which a cell is, with the way from the cell to the neighbor. */
const SIDES = [
  ['below', 0, -1],
  ['right', -1, 0],
  ['left', 1, 0],
  ['above', 0, 1],
] as const;

/** Returns true if no other building of the city has the same name. */
export function isOnly(catalog: Catalog, city: City, id: CardId): boolean {
  const { copies } = catalog.card(id);
  return city.filter((one) => one !== null && catalog.card(one).copies === copies).length === 1;
}

/** Returns the place of a cell. No two cells of a city have the same place. */
export function placeOf(catalog: Catalog, city: City, { x, y }: Cell): Place {
  const { grid } = catalog;
  for (const [side, dx, dy] of SIDES) {
    const card = city[cellAt(grid, x + dx, y + dy) ?? -1];
    if (card != null && isOnly(catalog, city, card)) return { side, card };
  }
  const taken = city.flatMap((id, index) => (id === null ? [] : [index]));
  const linesOf = (all: ArrayLike<number>, value: number): readonly [line: number, count: number] => {
    const values = taken.map((index) => all[index] ?? 0);
    const first = Math.min(...values);
    return [value - first + 1, Math.max(...values) - first + 1];
  };
  const [[column, columns], [row, rows]] = [linesOf(grid.xs, x), linesOf(grid.ys, y)];
  return { row, column, rows, columns };
}

/** Returns the city of a seat. */
export const cityOf = ({ players }: Seen, seat: Seat): City => players[seat]?.city ?? [];

/** Returns true if only its owner knows a card of a hand. */
export function isSecret({ players }: Seen, seat: Seat, id: CardId): boolean {
  const area = players[seat];
  return area !== undefined && secretHand(area).includes(id);
}
