/** Actions that depend on the components alone: made once, and handed out again and again. */
import type { Seat } from '@ludi-romani/core';
import { playerCounts } from './components/types';
import { sure } from './sure';

/**
 * Freezes actions all the way down: whoever changed one would change it for everybody. The lists of actions nobody else gets, and
 * frozen ones are slow to read.
 */
function freeze(value: unknown, isInside = false): void {
  if (typeof value !== 'object' || value === null) return;
  const isAction = isInside || !Array.isArray(value);
  for (const part of Object.values(value)) freeze(part, isAction);
  if (isAction) Object.freeze(value);
}

/** For each seat, what `make` makes of it, made now. */
export function perSeat<T extends readonly object[]>(make: (player: Seat) => T): (player: Seat) => T {
  const made = Array.from({ length: Math.max(...playerCounts) }, (_, player) => make(player));
  freeze(made);
  return (player) => sure(made[player]);
}

/** For each seat, the actions of a type that differ in one field: one for each value. */
export const oneEach = <T extends string, F extends string, V>(type: T, field: F, values: readonly V[]) =>
  perSeat((player) =>
    values.map((value) => ({ type, player, [field]: value }) as { type: T; player: Seat } & Record<F, V>),
  );
