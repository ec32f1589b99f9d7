/** Reading and changing lists where a miss means that the state is not sound. */
import type { Seat } from './game';

/** The area of a seat, of a state or of a view. Throws RangeError for a seat nobody sits on. */
export function playerAt<S extends { readonly players: readonly unknown[] }>(
  seen: S,
  seat: number,
): S['players'][number] & {} {
  const player = seen.players[seat];
  if (player === undefined || player === null) throw new RangeError(`nobody sits on seat ${seat}`);
  return player;
}

/** All seats in turn order, from the first one given. */
export const clockwise = ({ players }: { readonly players: readonly unknown[] }, first: Seat): Seat[] =>
  players.map((_, i) => (first + i) % players.length);

/** Takes one item out of a list. Throws RangeError if it is not there. */
export function takeOut<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at < 0) throw new RangeError('what is taken must be there');
  list.splice(at, 1);
}
