/** Functions that find players by seat. */

import { invalidState } from '../errors/errors';
import type { Seat } from '../game/types';
import { LazyCopy } from '../json/lazy-copy';

/** Returns the area of a seat in a state or view. Throws LudiError `invalid-state` if there is no such seat. */
export function playerAt<S extends { readonly players: readonly unknown[] }>(
  seen: S,
  seat: number,
): S['players'][number] & {} {
  const player = (seen instanceof LazyCopy ? LazyCopy.area(seen, seat) : seen.players[seat]) as S['players'][number];
  if (player === undefined || player === null) invalidState(`there is no seat ${seat}`);
  return player;
}

/** Returns the number of players. Reading the length of `players` instead would make `apply` copy all areas. */
export const seatCount = (seen: { readonly players: readonly unknown[] }): number =>
  seen instanceof LazyCopy ? LazyCopy.seats(seen) : seen.players.length;

/** Returns the points of each team: those of its seats together. `teams` lists the seats of each team, `points` has a number for each seat. */
export const teamTotals = (teams: readonly (readonly Seat[])[], points: readonly number[]): number[] =>
  teams.map((team) => team.reduce((total, seat) => total + (points[seat] ?? 0), 0));

/** Returns all seats in turn order, from `first` on. */
export function clockwise(seen: { readonly players: readonly unknown[] }, first: Seat): Seat[] {
  const count = seatCount(seen);
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((first + i) % count);
  return seats;
}

/** Returns `value`, which every valid state has. Throws LudiError `invalid-state` if it is missing. */
export const sure = <T>(value: T, message = 'something is missing'): T & {} => value ?? invalidState(message);
