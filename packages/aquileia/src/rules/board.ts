/** Who stands where. */
import { playerAt, type Seat, type Tasks } from '@ludi-romani/core';
import type { SpaceId } from '../components/ids';
import type { Aquileia, Seen } from '../types';

/** The left neighbour (AQ-3.19). */
export const left = ({ players }: Seen, seat: Seat): Seat => (seat + 1) % players.length;

/** The first player clockwise, from the one given, of whom something holds. */
export function firstFrom({ players }: Seen, from: Seat, holds: (seat: Seat) => boolean): Seat | undefined {
  for (let i = 0; i < players.length; i++) {
    const seat = (from + i) % players.length;
    if (holds(seat)) return seat;
  }
  return undefined;
}

/** Whose henchman stands on a space. */
export const standing = ({ spaces }: Seen, space: SpaceId): Seat | null => spaces[space] ?? null;

/** The spaces with a henchman, in order, and whose he is; the others cause no action (AQ-4.35). */
export const occupied = <S extends { readonly id: SpaceId }>(
  seen: Seen,
  spaces: readonly S[],
): { readonly space: S; readonly player: Seat }[] => {
  const found = [];
  for (const space of spaces) {
    const player = standing(seen, space.id);
    if (player !== null) found.push({ space, player });
  }
  return found;
};

export const boardTasks: Tasks<Aquileia, 'return'> = {
  // AQ-4.36
  return: (state, { spaces }, effects) => {
    for (const space of spaces) {
      const player = standing(state, space);
      if (player === null) continue;
      state.spaces[space] = null;
      playerAt(state, player).henchmen++;
      effects.tell?.({ type: 'henchman-returned', player, space });
    }
  },
};
