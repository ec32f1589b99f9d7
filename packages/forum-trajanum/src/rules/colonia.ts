/** The cells of a colonia: streets, free cells, cranes that come to light. */
import { type Effects, playerAt, type Seat, sure } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { corners, type TileId } from '../components/ids';
import type { ForumTrajanum, MutableState, SeenArea } from '../types';

/** Whether a cell is vacated and can be built on (FT-5.39). */
export const isFree = ({ buildable }: Catalog, { tiles, buildings }: SeenArea, cell: number): boolean =>
  buildable[cell] === true && tiles[cell] === null && buildings[cell] === null;

/**
 * A tile leaves the grid; a crane below it is exposed (FT-4.18). A tile in a corner lay face up; any other is seen only now.
 */
export function takeOff(
  catalog: Catalog,
  state: MutableState,
  seat: Seat,
  cell: number,
  effects: Effects<ForumTrajanum>,
): TileId {
  const player = playerAt(state, seat);
  const tile = sure(player.tiles[cell]);
  player.tiles[cell] = null;
  const corner = catalog.cornerAt[cell] ?? null;
  if (corner === null) effects.reveal();
  else {
    const crane = player.cranes[corners.indexOf(corner)];
    if (crane !== undefined) crane.status = 'exposed';
    effects.tell?.({ type: 'crane-exposed', player: seat, corner });
  }
  return tile;
}
