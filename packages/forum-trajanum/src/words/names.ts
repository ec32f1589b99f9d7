/** What the words of every language look up in a box and on the table. */
import type { Seat } from '@ludi-romani/core';
import { benefitOf, type Catalog, corners, FACE_DOWN } from '@ludi-romani/forum-trajanum/queries';
import type { Building, CellId, CitizenClass, Color, Corner, SquareId, TrackId } from '../components/ids';
import type { Benefit, Gain, TrajanCard } from '../components/shapes';
import type { Seen, Source } from '../types';

type Tile = Catalog['tiles'][number];

/** The kinds of colonia tiles by id. */
export const tilesOf = ({ tiles }: Catalog): ReadonlyMap<string, Tile> => new Map(tiles.map((tile) => [tile.id, tile]));

/** What is gained, each with its number. */
export const amountsOf = (gain: Gain | TrajanCard['collecting']): (readonly [what: string, count: number])[] =>
  Object.entries(gain).filter((entry): entry is [string, number] => Number(entry[1]) > 0);

/** What a building tile puts on its cells, a gray half first; nothing for what is none. */
export const buildingsOf = ({ options }: Catalog, option: string): readonly Building[] =>
  options.find(({ id }) => id === option)?.cells ?? [];

/** The row and the column of a cell, `r3c4`, or of a square, `s0c2`, as people count them: from 1, where ids of squares begin with 0. */
export function placeOf(id: string): readonly [row: number, column: number] | undefined {
  const [, of, row, column] = /^([rs])(\d+)c(\d+)$/.exec(id) ?? [];
  const first = of === 's' ? 1 : 0;
  return row === undefined || column === undefined ? undefined : [Number(row) + first, Number(column) + first];
}

/** What a square of the forum shows. */
export const squareColor = (catalog: Catalog, { forum }: Seen, square: SquareId): Color | 'eagle' =>
  forum.colors[catalog.forum(forum.arrangement).squares.indexOf(square)] ?? 'eagle';

/** The citizen in whose name a row is, by number: Merchant II is `['merchant', 2]`. */
export function abilityOf(ability: string): readonly [citizen: CitizenClass, number: number] | undefined {
  const [, citizen, number] = /^(patrician|merchant|craftsman)-([12])$/.exec(ability) ?? [];
  return citizen === undefined ? undefined : [citizen as CitizenClass, Number(number)];
}

/** The size and the color of the building tiles that share a number: `single-red`. */
export function supplyOf(id: string): readonly [size: 'single' | 'double', Color] | undefined {
  const [, size, color] = /^(single|double)-(red|yellow|green|blue)$/.exec(id) ?? [];
  return size === undefined ? undefined : [size as 'single' | 'double', color as Color];
}

/** The benefit with an id that words make up: `library-3`. */
export function benefitCalled(catalog: Catalog, id: string): readonly [TrackId, level: number, Benefit] | undefined {
  const [, name, digit] = /^(library|basilica|market)-([1-4])$/.exec(id) ?? [];
  const [track, level] = [name as TrackId, Number(digit)];
  return name === undefined ? undefined : [track, level, benefitOf(catalog, track, level)];
}

/** The id that words make up for what has only a number: a row of citizens, a level of a track. */
export const idOf = (what: 'row' | TrackId, number: number): string => `${what}-${number}`;

/** True if the gain is an area bonus, which is told when it is taken. */
export function isAreaBonus(catalog: Catalog, source: Source): boolean {
  if (source.kind === 'track') return benefitOf(catalog, source.track, source.level).benefit === 'area-bonus';
  if (source.kind === 'row') return catalog.row(source.row).second.bonus === 'area-bonus';
  return source.kind === 'area';
}

/** Whether its player, or everybody, was told before what is told now to all: what is chosen in secret is told twice. */
export const isTold = (seen: Seen, player: Seat): boolean =>
  seen.options.draftMode === 'sequential' || !('viewer' in seen) || seen.viewer === player;

/** The tile that a player may take off a cell, where it lies face up. */
export function openTile(catalog: Catalog, { players }: Seen, player: Seat, id: CellId): string | null {
  const cell = catalog.cell(id);
  const tile = catalog.cornerAt[cell] === null ? null : players[player]?.tiles[cell];
  return tile === FACE_DOWN ? null : (tile ?? null);
}

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
