/** Actions that depend on the components alone: made once, and handed out again and again. */
import type { Seat } from '@ludi-romani/core';
import { playerCounts } from './components/types';
import type { Action } from './types';

/** Frozen all the way down: whoever changed one would change it for everybody. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

/** For each seat, what `make` makes of it, made now. */
export function perSeat<A extends Action>(make: (player: Seat) => A[]): (player: Seat) => readonly A[] {
  const lists = Array.from({ length: Math.max(...playerCounts) }, (_, player) => frozen(make(player)));
  return (player) => lists[player] ?? [];
}
