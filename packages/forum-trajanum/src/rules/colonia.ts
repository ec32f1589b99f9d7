/** The cells of a colonia: free cells, and tiles that leave the grid. */
import { type Effects, playerAt, type Seat, sure, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { cellIds, corners, type TileId } from '../components/ids';
import type { Event, ForumTrajanum, MutableState, SeenArea } from '../types';

/** FT-5.39 Returns true if a cell is vacated and can be built on. */
export const isFree = ({ buildable }: Catalog, { tiles, buildings }: SeenArea, cell: number): boolean =>
  buildable[cell] === true && tiles[cell] === null && buildings[cell] === null;

/** Returns the index of the cell with an untrusted id, or -1. */
export const cellNamed = (cell: unknown): number => (cellIds as readonly unknown[]).indexOf(cell);

/**
 * Returns the reason why no tile can be taken from a cell, or `undefined`. `cell` is an index, or -1 for an unknown cell. `none` is the
 * reason for a cell without a tile.
 */
export function whyNoTile({ isTemple }: Catalog, { tiles }: SeenArea, cell: number, none: Why): Why | undefined {
  if (cell < 0) return 'FT-3.19 there is no such cell';
  if (isTemple[cell] === true) return 'FT-3.23 a temple never has a tile';
  return tiles[cell] === null ? none : undefined;
}

/** Returns the reason why a cell cannot be built on, or `undefined`. `cell` is an index, or -1 for an unknown cell. */
export function whyNotFree(
  { isTemple, cornerAt }: Catalog,
  { tiles, buildings }: SeenArea,
  cell: number,
): Why | undefined {
  if (cell < 0) return 'FT-3.19 there is no such cell';
  if (isTemple[cell] === true) return 'FT-5.39 temples cannot be built over';
  if (cornerAt[cell] !== null) return 'FT-5.39 cranes cannot be built over';
  if (tiles[cell] !== null) return 'FT-5.39 there is still a tile on this cell';
  return buildings[cell] === null ? undefined : 'FT-5.39 this cell is built on already';
}

/**
 * Takes a tile from the grid and returns it. Exposes the crane under it (FT-4.18). Emits the event that `taken` returns for the tile. A
 * tile outside of the corners was face down, so taking it reveals hidden information.
 */
export function takeOff(
  catalog: Catalog,
  state: MutableState,
  seat: Seat,
  cell: number,
  effects: Effects<ForumTrajanum>,
  taken: (tile: TileId) => Event,
): TileId {
  const player = playerAt(state, seat);
  const tile = sure(player.tiles[cell]);
  player.tiles[cell] = null;
  const corner = catalog.cornerAt[cell] ?? null;
  if (corner === null) effects.reveal();
  effects.emit?.(taken(tile));
  if (corner !== null) {
    sure(player.cranes[corners.indexOf(corner)]).status = 'exposed';
    effects.emit?.({ type: 'crane-exposed', player: seat, corner });
  }
  return tile;
}
