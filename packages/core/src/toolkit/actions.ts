/** Actions that depend on the components alone: made once, and handed out again and again. */

import { unsound } from '../errors/errors';
import type { Seat } from '../game/types';
import { deepFreeze } from '../json/copy';

/**
 * Freezes actions all the way down: whoever changed one would change it for everybody. The lists of actions nobody else gets, and
 * reading frozen ones next to others is slow.
 */
function freeze(value: unknown): void {
  if (Array.isArray(value)) value.forEach(freeze);
  else deepFreeze(value);
}

/** What hands out actions in a game of at most so many players; each of the functions throws LudiError `invalid-state` for another seat. */
export function actionsFor(seats: number) {
  /** For each seat the actions, or lists of them, that `make` makes of it: when they are first asked for. */
  const perSeat = <T extends object>(make: (player: Seat) => T): ((player: Seat) => T) => {
    const made: T[] = [];
    const makeFor = (player: Seat): T => {
      if (!Number.isInteger(player) || player < 0 || player >= seats) unsound(`there is no seat ${player}`);
      const actions = make(player);
      freeze(actions);
      made[player] = actions;
      return actions;
    };
    return (player) => made[player] ?? makeFor(player);
  };
  return {
    perSeat,
    /** The action of a type that says it all. */
    single: <T extends string>(type: T) => perSeat((player) => [{ type, player }]),
    /** The actions of a type that differ in one field: one for each value. */
    oneEach: <T extends string, F extends string, V>(type: T, field: F, values: readonly V[]) =>
      perSeat((player) =>
        values.map((value) => ({ type, player, [field]: value }) as { type: T; player: Seat } & Record<F, V>),
      ),
  };
}
