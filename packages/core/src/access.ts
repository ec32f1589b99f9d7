/** Who sits where. A miss means that the state is not sound. */
import { Draft } from './draft';
import { unsound } from './errors';
import type { Seat } from './game';

/** The area of a seat, of a state or of a view. Throws LudiError `invalid-state` for a seat nobody sits on. */
export function playerAt<S extends { readonly players: readonly unknown[] }>(
  seen: S,
  seat: number,
): S['players'][number] & {} {
  const player = (seen instanceof Draft ? Draft.area(seen, seat) : seen.players[seat]) as S['players'][number];
  if (player === undefined || player === null) unsound(`there is no seat ${seat}`);
  return player;
}

/** How many play. To be asked instead of the list of the players, which `apply` would copy. */
export const seatCount = (seen: { readonly players: readonly unknown[] }): number =>
  seen instanceof Draft ? Draft.seats(seen) : seen.players.length;

/** All seats in turn order, from the first one given. */
export function clockwise(seen: { readonly players: readonly unknown[] }, first: Seat): Seat[] {
  const count = seatCount(seen);
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((first + i) % count);
  return seats;
}

/** Puts a value where another lies in a list. Throws LudiError `invalid-state` for a place that the list does not have. */
export function putAt<T>(list: T[], place: number, value: T): void {
  // a number out of a spoilt state would make it a list of as many places
  if (list[place] === undefined) unsound(`there is no place ${place}`);
  list[place] = value;
}

/** The value. Throws LudiError `invalid-state` where there is none, though every sound state has it. */
export const sure = <T>(value: T, message = 'something is missing'): T & {} => value ?? unsound(message);
