/** The cells of a colonia: streets, free cells, cranes that come to light. */
import { type Effects, playerAt, type Seat, sure, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { cellIds, corners, type TileId } from '../components/ids';
import type { Event, ForumTrajanum, MutableState, SeenArea } from '../types';

/** Whether a cell is vacated and can be built on (FT-5.39). */
export const isFree = ({ buildable }: Catalog, { tiles, buildings }: SeenArea, cell: number): boolean =>
  buildable[cell] === true && tiles[cell] === null && buildings[cell] === null;

/** The index of the cell that a stranger names, or -1. */
export const cellNamed = (cell: unknown): number => (cellIds as readonly unknown[]).indexOf(cell);

/** Why no tile can be taken off a cell, the reason being `none` where one could lie. */
export function whyNoTile({ isTemple }: Catalog, { tiles }: SeenArea, cell: number, none: Why): Why | undefined {
  if (cell < 0) return 'FT-3.19 there is no such cell';
  if (isTemple[cell] === true) return 'FT-3.23 no tile ever lies on a temple';
  return tiles[cell] === null ? none : undefined;
}

/** Why a cell cannot be built on. */
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
 * A tile leaves the grid, as `taken` tells; a crane below it is exposed (FT-4.18). A tile in a corner lay face up; any other is seen
 * only now.
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
