/** The cells of a colonia: streets, free cells, cranes that come to light. */
import { area, type Seat, type Turn } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import { corners } from './components/types';
import { sure } from './sure';
import type { ForumTrajanum, MutableState, SeenArea, TileId } from './types';

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
  turn: Turn<ForumTrajanum>,
): TileId {
  const player = area(state, seat);
  const tile = sure(player.tiles[cell]);
  player.tiles[cell] = null;
  const corner = catalog.cornerAt[cell] ?? null;
  if (corner === null) turn.reveal();
  else {
    const crane = player.cranes[corners.indexOf(corner)];
    if (crane !== undefined) crane.status = 'exposed';
    turn.tell?.({ type: 'crane-exposed', player: seat, corner });
  }
  return tile;
}
