/** Data about components and states that the texts of all languages share. */
import type { Seat } from '@ludi-romani/core';
import { benefitOf, type Catalog, corners, FACE_DOWN } from '@ludi-romani/forum-trajanum/queries';
import type { Building, CellId, CitizenClass, Color, Corner, SquareId, TrackId } from '../components/ids';
import type { Benefit, Gain, TrajanCard } from '../components/shapes';
import type { Seen, Source } from '../types';

type Tile = Catalog['tiles'][number];

/** Returns the kinds of colonia tiles by id. */
export const tilesOf = ({ tiles }: Catalog): ReadonlyMap<string, Tile> => new Map(tiles.map((tile) => [tile.id, tile]));

/** Returns the things of a gain or of a collecting task, each with its number. */
export const amountsOf = (gain: Gain | TrajanCard['collecting']): (readonly [what: string, count: number])[] =>
  Object.entries(gain).filter((entry): entry is [string, number] => Number(entry[1]) > 0);

/** Returns the buildings of a side of a building tile, a gray half first; none for an unknown id. */
export const buildingsOf = ({ options }: Catalog, option: string): readonly Building[] =>
  options.find(({ id }) => id === option)?.cells ?? [];

/**
 * Returns the row and the column of a cell, such as `r3c4`, or of a square, such as `s0c2`, or `undefined` for another id. Both count from
 * 1, although the ids of squares count from 0.
 */
export function placeOf(id: string): readonly [row: number, column: number] | undefined {
  const [, of, row, column] = /^([rs])(\d+)c(\d+)$/.exec(id) ?? [];
  const first = of === 's' ? 1 : 0;
  return row === undefined || column === undefined ? undefined : [Number(row) + first, Number(column) + first];
}

/** Returns the color of a square of the forum, or `eagle`. */
export const squareColor = (catalog: Catalog, { forum }: Seen, square: SquareId): Color | 'eagle' =>
  forum.colors[catalog.forum(forum.arrangement).squares.indexOf(square)] ?? 'eagle';

/** Returns the class and the number of an ability: `['merchant', 2]` for `merchant-2`. Returns `undefined` for another id. */
export function abilityOf(ability: string): readonly [citizen: CitizenClass, number: number] | undefined {
  const [, citizen, number] = /^(patrician|merchant|craftsman)-([12])$/.exec(ability) ?? [];
  return citizen === undefined ? undefined : [citizen as CitizenClass, Number(number)];
}

/** Returns the size and the color of a kind of building tile: `['single', 'red']` for `single-red`. Returns `undefined` for another id. */
export function supplyOf(id: string): readonly [size: 'single' | 'double', Color] | undefined {
  const [, size, color] = /^(single|double)-(red|yellow|green|blue)$/.exec(id) ?? [];
  return size === undefined ? undefined : [size as 'single' | 'double', color as Color];
}

/** Returns the track, the level and the benefit of an id that `idOf` makes, such as `library-3`. Returns `undefined` for another id. */
export function benefitCalled(catalog: Catalog, id: string): readonly [TrackId, level: number, Benefit] | undefined {
  const [, name, digit] = /^(library|basilica|market)-([1-4])$/.exec(id) ?? [];
  const [track, level] = [name as TrackId, Number(digit)];
  return name === undefined ? undefined : [track, level, benefitOf(catalog, track, level)];
}

/** Returns the id of a citizen row or of a level of a track. Only the texts use these ids. */
export const idOf = (what: 'row' | TrackId, number: number): string => `${what}-${number}`;

/** Returns true if the gain is an area bonus, which another event reports. */
export function isAreaBonus(catalog: Catalog, source: Source): boolean {
  if (source.kind === 'track') return benefitOf(catalog, source.track, source.level).benefit === 'area-bonus';
  if (source.kind === 'row') return catalog.row(source.row).second.bonus === 'area-bonus';
  return source.kind === 'area';
}

/**
 * Returns true if the viewer already knows the choices of `player` when a later event publishes them: the choices were public, or the
 * viewer made them.
 */
export const isTold = (seen: Seen, player: Seat): boolean =>
  seen.options.draftMode === 'sequential' || !('viewer' in seen) || seen.viewer === player;

/** Returns the tile on a cell if it is face up in a corner, or `null`. */
export function openTile(catalog: Catalog, { players }: Seen, player: Seat, id: CellId): string | null {
  const cell = catalog.cell(id);
  const tile = catalog.cornerAt[cell] === null ? null : players[player]?.tiles[cell];
  return tile === FACE_DOWN ? null : (tile ?? null);
}

/** Returns the color of the crane in a corner. */
export const craneColor = ({ players }: Seen, player: Seat, corner: Corner): Color =>
  players[player]?.cranes[corners.indexOf(corner)]?.color ?? 'red';

/** Returns the class of the citizen on a tile. */
export function citizenAsked(tiles: ReadonlyMap<string, Tile>, tile: string | null | undefined): CitizenClass {
  return tiles.get(tile ?? '')?.citizen ?? 'patrician';
}

/** Returns the sides of a temple that a building task names. `words` has the words for above, below, left, right and diagonal. */
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
