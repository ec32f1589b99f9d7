/** Actions that depend on the components alone: made once, and handed out again and again. */
import { area, type Seat } from '@ludi-romani/core';
import { playerCounts } from './components/types';

/** The records in it frozen: whoever changed an action would change it for everybody. The lists nobody else gets. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    if (!Array.isArray(value)) Object.freeze(value); // reading frozen lists next to others is slow
  }
  return value;
}

/** For each seat, what `make` makes of it, made now. */
export function perSeat<T extends object>(make: (player: Seat) => T): (player: Seat) => T {
  const players = Array.from({ length: Math.max(...playerCounts) }, (_, player) => frozen(make(player)));
  return (player) => area({ players }, player);
}
