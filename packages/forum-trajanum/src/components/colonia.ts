import {
  type BlackSymbol,
  blackSymbols,
  type CellId,
  colors,
  type Line,
  streetSymbols,
  type WhiteSymbol,
  whiteSymbols,
} from './ids';
import type { Board, CitizenRow, StreetCard } from './shapes';

export const temples: readonly CellId[] = ['r2c3', 'r3c5', 'r4c2', 'r5c4'];

export const templesSource = 'reconstructed: as Trajan cards need';

export const streetCards: readonly StreetCard[] = streetSymbols.map((symbol) => ({ symbol, count: 2 }));

export const streetCardsSource = 'derived: 24 cards, twelve streets';

type Six = readonly [Line, Line, Line, Line, Line, Line];
const board = (rows: Six, columns: Six): Board => ({
  rows: rows.map((line): BlackSymbol => `black-${line}`),
  columns: columns.map((line): WhiteSymbol => `white-${line}`),
});

export const boardSideA: Board = { rows: blackSymbols, columns: whiteSymbols };

export const boardSideASource = 'reconstructed: order ours';

export const boardSideB: readonly Board[] = [
  board([3, 1, 5, 2, 6, 4], [4, 6, 2, 5, 1, 3]),
  board([5, 6, 2, 1, 4, 3], [2, 1, 6, 3, 4, 5]),
  board([2, 4, 6, 5, 3, 1], [5, 3, 1, 6, 2, 4]),
  board([6, 5, 4, 3, 1, 2], [6, 4, 5, 2, 3, 1]),
];

export const boardSideBSource = 'reconstructed: order ours';

export const citizenRows: readonly CitizenRow[] = [
  { row: 1, citizen: 'patrician', ability: 'patrician-1', second: { bonus: 'place-envoy' } },
  { row: 2, citizen: 'patrician', ability: 'patrician-2', second: { bonus: 'area-bonus' } },
  { row: 3, citizen: 'merchant', ability: 'merchant-1', second: { bonus: 'choose', among: ['coin', 'tribune'] } },
  { row: 4, citizen: 'merchant', ability: 'merchant-2', second: { bonus: 'choose', among: ['coin', 'assistant'] } },
  { row: 5, citizen: 'craftsman', ability: 'craftsman-1', second: { bonus: 'choose', among: colors } },
  { row: 6, citizen: 'craftsman', ability: 'craftsman-2', second: { bonus: 'gain', gain: { builder: 1 } } },
];

export const citizenRowsSource = 'derived: order of bonuses';
