/** What the words of every language look up in a box and on the table. */
import type { Seat } from '@ludi-romani/core';
import { cornerCells, layoutOf, sidesOf } from '../components/catalog';
import {
  type Building,
  type CellId,
  type CitizenClass,
  type CitizenRowId,
  type Color,
  type Corner,
  cellIds,
  corners,
  cycles,
  type SquareId,
  type TrackId,
} from '../components/ids';
import type { Benefit, Gain, Tables, TrajanCard } from '../components/shapes';
import type { Seen, Source } from '../types';

/** What a colonia tile shows: a citizen, drawn as a woman or a man, or resources. */
interface Tile {
  readonly citizen: CitizenClass | null;
  readonly isFemale: boolean;
  readonly gain: Gain;
}

/** What each kind of colonia tile shows. */
export const tilesOf = ({ femaleCitizens, maleCitizens, resourceTiles }: Tables): ReadonlyMap<string, Tile> =>
  new Map<string, Tile>([
    ...femaleCitizens.map(({ id, citizen }) => [id, { citizen, isFemale: true, gain: {} }] as const),
    ...maleCitizens.map(({ id, citizen }) => [id, { citizen, isFemale: false, gain: {} }] as const),
    ...resourceTiles.map(({ id, gain }) => [id, { citizen: null, isFemale: false, gain }] as const),
  ]);

/** What is gained, each with its number. */
export const amountsOf = (gain: Gain | TrajanCard['collecting']): (readonly [what: string, count: number])[] =>
  Object.entries(gain).filter((entry): entry is [string, number] => Number(entry[1]) > 0);

/** What a building tile puts on its cells, a gray half first; nothing for what is none. */
export const buildingsOf = (components: Tables, option: string): readonly Building[] =>
  sidesOf(components).find(({ id }) => id === option)?.cells ?? [];

/** The row and the column of a cell, `r3c4`, or of a square, `s0c2`, as people count them: from 1, where ids of squares begin with 0. */
export function placeOf(id: string): readonly [row: number, column: number] | undefined {
  const [, of, row, column] = /^([rs])(\d+)c(\d+)$/.exec(id) ?? [];
  const first = of === 's' ? 1 : 0;
  return row === undefined || column === undefined ? undefined : [Number(row) + first, Number(column) + first];
}

/** What a square of the forum shows. */
export function squareColor(tables: Tables, { forum }: Seen, square: SquareId): Color | 'eagle' {
  const arrangement = tables.arrangements.find(({ id }) => id === forum.arrangement);
  const [row, column] = placeOf(square) ?? [1, 1];
  return (arrangement && forum.colors[(row - 1) * layoutOf(tables, arrangement).width + column - 1]) ?? 'eagle';
}

/** The citizen in whose name a row is, by number: Merchant II is `['merchant', 2]`. */
export function abilityOf(ability: string): readonly [citizen: CitizenClass, number: number] | undefined {
  const [, citizen, number] = /^(patrician|merchant|craftsman)-([12])$/.exec(ability) ?? [];
  return citizen === undefined ? undefined : [citizen as CitizenClass, Number(number)];
}

/** The ability of a row, and whom it is for. */
export const rowOf = ({ citizenRows }: Tables, row: CitizenRowId) => citizenRows.find((one) => one.row === row);

/** The size and the color of the building tiles that share a number: `single-red`. */
export function supplyOf(id: string): readonly [size: 'single' | 'double', Color] | undefined {
  const [, size, color] = /^(single|double)-(red|yellow|green|blue)$/.exec(id) ?? [];
  return size === undefined ? undefined : [size as 'single' | 'double', color as Color];
}

/** The benefit with an id that words make up: `library-3`. */
export function benefitOf({ tracks }: Tables, id: string): readonly [TrackId, level: number, Benefit] | undefined {
  const [, track = '', level] = /^(library|basilica|market)-([1-4])$/.exec(id) ?? [];
  const benefit = tracks[track as TrackId]?.[Number(level) - 1];
  return benefit && [track as TrackId, Number(level), benefit];
}

/** The id that words make up for what has only a number: a row of citizens, a level of a track. */
export const idOf = (what: 'row' | TrackId, number: number): string => `${what}-${number}`;

/** How many rounds the game has. */
export const roundsOf = ({ numbers }: Tables): number => cycles.length * numbers.roundsPerCycle;

/** Which street a symbol is on the board of a seat: its row or its column. */
export function streetOf(
  { boardSideA, boardSideB }: Tables,
  { options }: Seen,
  seat: Seat,
  symbol: string,
): readonly ['row' | 'column', number] {
  const { rows, columns } = (options.boardSide === 'A' ? undefined : boardSideB[seat]) ?? boardSideA;
  const row = (rows as readonly string[]).indexOf(symbol);
  return row < 0 ? ['column', (columns as readonly string[]).indexOf(symbol) + 1] : ['row', row + 1];
}

/** The symbol of a street card of this round, 0 or 1. */
export const symbolOf = ({ streets }: Seen, card: number): string => streets[streets.length - 2 + card] ?? '';

/** Whether what is gained is an area bonus, which is told when it is taken. */
export function isAreaBonus(components: Tables, source: Source): boolean {
  if (source.kind === 'track') return components.tracks[source.track][source.level - 1]?.benefit === 'area-bonus';
  if (source.kind === 'row') return rowOf(components, source.row)?.second.bonus === 'area-bonus';
  return source.kind === 'area';
}

/** Whether its player, or everybody, was told before what is told now to all: what is chosen in secret is told twice. */
export const isTold = (seen: Seen, player: Seat): boolean =>
  seen.options.draftMode === 'sequential' || !('viewer' in seen) || seen.viewer === player;

/** The tile that a player may take off a cell, where it lies face up. */
export function openTile({ players }: Seen, player: Seat, cell: CellId): string | null {
  const tile = cornerOf(cell) === undefined ? null : players[player]?.tiles[cellIds.indexOf(cell)];
  return tile === 'face-down' ? null : (tile ?? null);
}

/** The corner that a cell is, if it is one. */
export const cornerOf = (cell: CellId): Corner | undefined =>
  corners.find((corner) => cellIds[cornerCells[corner]] === cell);

/** The color of the crane in a corner. */
export const craneColor = ({ players }: Seen, player: Seat, corner: Corner): Color =>
  players[player]?.cranes[corners.indexOf(corner)]?.color ?? 'red';

/** The class of the citizen that a player places: of the tile that is used, or of the start citizen. */
export function citizenAsked(tiles: ReadonlyMap<string, Tile>, tile: string | null | undefined): CitizenClass {
  return tiles.get(tile ?? '')?.citizen ?? 'patrician';
}

/** The offsets of a building task around a temple, as words of a language: `above`, `below`. */
export const sides = (
  offsets: readonly (readonly [number, number])[],
  words: readonly [string, string, string, string, string],
) => [
  ...new Set(
    offsets.map(
      ([down, right]) => words[down !== 0 && right !== 0 ? 4 : down < 0 ? 0 : down > 0 ? 1 : right < 0 ? 2 : 3],
    ),
  ),
];
