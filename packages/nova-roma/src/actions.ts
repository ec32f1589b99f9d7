/** Actions that depend on the components alone: made once, and handed out again and again. */
import { area, type Seat } from '@ludi-romani/core';
import { playerCounts } from './components/types';

/** The numbers from `first` to `last`. */
export const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/**
 * For each seat the actions that `make` makes of it, made now. They are frozen: whoever changed one would change it for everybody.
 * Their lists nobody else gets, and reading frozen ones next to others is slow.
 */
function perSeat<A extends object>(make: (player: Seat) => readonly A[]): (player: Seat) => readonly A[] {
  const players = fromTo(0, Math.max(...playerCounts) - 1).map((player) =>
    make(player).map((action) => Object.freeze(action)),
  );
  return (player) => area({ players }, player);
}

interface Plain<T> {
  readonly type: T;
  readonly player: Seat;
}

/** An action that is all said with its type. */
export const single = <T extends string>(type: T) => perSeat((player): Plain<T>[] => [{ type, player }]);

/** An action for each of the values that a field can have. */
export const oneEach = <T extends string, F extends string, V>(type: T, field: F, values: readonly V[]) =>
  perSeat((player) => values.map((value) => ({ type, player, [field]: value }) as Plain<T> & { readonly [N in F]: V }));
