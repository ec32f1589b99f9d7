/** Makes actions that depend on the components alone. They are made once and reused. */

import { invalidState } from '../errors/errors';
import type { Seat } from '../game/types';
import { deepFreeze } from '../json/copy';

/**
 * Freezes the actions, since all callers share them. Does not freeze the lists that contain the actions: only rules get those lists, and
 * code that reads both frozen and unfrozen lists is slow.
 */
function freeze(value: unknown): void {
  if (Array.isArray(value)) value.forEach(freeze);
  else deepFreeze(value);
}

/** Returns functions that make and cache actions in a game of at most `seats` players. They throw LudiError `invalid-state` for other seats. */
export function actionsFor(seats: number) {
  /** Returns a function that calls `make` once for each seat, when it is first needed. */
  const perSeat = <T extends object>(make: (player: Seat) => T): ((player: Seat) => T) => {
    const made: T[] = [];
    const makeFor = (player: Seat): T => {
      if (!Number.isInteger(player) || player < 0 || player >= seats) invalidState(`there is no seat ${player}`);
      const actions = make(player);
      freeze(actions);
      made[player] = actions;
      return actions;
    };
    return (player) => made[player] ?? makeFor(player);
  };
  return {
    perSeat,
    /** Returns a function from a seat to the one action of a type without fields of its own, as a list. */
    single: <T extends string>(type: T) => perSeat((player) => [{ type, player }]),
    /** Returns a function from a seat to the actions of a type with one field: an action for each value. */
    oneEach: <T extends string, F extends string, V>(type: T, field: F, values: readonly V[]) =>
      perSeat((player) =>
        values.map((value) => ({ type, player, [field]: value }) as { type: T; player: Seat } & Record<F, V>),
      ),
  };
}
