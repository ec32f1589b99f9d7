/** What targets and pictures need to know about questions and actions. */
import type { Seat } from '@ludi-romani/core';

interface Asking {
  readonly pending: readonly object[];
}
type Questions<S extends Asking> = Extract<S['pending'][number], { readonly ask: string }>;

/** Returns the open question if it asks `ask`, otherwise `undefined`. */
export function asked<S extends Asking, A extends Questions<S>['ask']>(
  { pending }: S,
  ask: A,
): Extract<S['pending'][number], { readonly ask: A }> | undefined {
  const top: { readonly ask?: unknown } | undefined = pending.at(-1);
  return top?.ask === ask ? (top as Extract<S['pending'][number], { readonly ask: A }>) : undefined;
}

/** Returns the id of a player's seat. */
export const seatId = (seat: Seat): string => `seat-${seat}`;

/** Returns the ids of what an action points at, or that of the player's seat if the viewer may not know it: then the value is missing. */
export const knownIds = <T>(value: T | undefined, player: Seat, idsOf: (value: T) => string[]): string[] =>
  value === undefined ? [seatId(player)] : idsOf(value);
