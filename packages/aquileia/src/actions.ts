/** Actions that depend on the components alone: made once, and handed out again and again. */
import { area, type Seat } from '@ludi-romani/core';
import { colorIds } from './components/types';
import type { Action } from './types';

/** For each seat, what `make` makes of it, made now; frozen, for whoever changed one would change it for everybody. */
export function perSeat<A extends Action>(
  make: (player: Seat) => readonly A[],
): (player: Seat) => readonly Readonly<A>[] {
  const players = colorIds.map((_, player) => make(player).map((action) => Object.freeze(action)));
  return (player) => area({ players }, player);
}
