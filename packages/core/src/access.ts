/** Who sits where. A miss means that the state is not sound. */
import { unsound } from './errors';
import type { Seat } from './game';

/** The area of a seat, of a state or of a view. Throws LudiError `invalid-state` for a seat nobody sits on. */
export function playerAt<S extends { readonly players: readonly unknown[] }>(
  seen: S,
  seat: number,
): S['players'][number] & {} {
  const player = seen.players[seat];
  if (player === undefined || player === null) unsound(`there is no seat ${seat}`);
  return player;
}

/** All seats in turn order, from the first one given. */
export const clockwise = ({ players }: { readonly players: readonly unknown[] }, first: Seat): Seat[] =>
  players.map((_, i) => (first + i) % players.length);

/** The value. Throws LudiError `invalid-state` where there is none, though every sound state has it. */
export const sure = <T>(value: T, message = 'something is missing'): T & {} => value ?? unsound(message);
