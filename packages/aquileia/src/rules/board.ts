/** Who stands where. */
import { playerAt, type Seat, seatCount, type Tasks, type Why } from '@ludi-romani/core';
import type { SpaceId } from '../components/ids';
import type { Space } from '../components/shapes';
import type { Aquileia, Seen } from '../types';

/** The left neighbour (AQ-3.19). */
export const left = (seen: Seen, seat: Seat): Seat => (seat + 1) % seatCount(seen);

/** The first player clockwise, from the one given, of whom something holds. */
export function firstFrom(seen: Seen, from: Seat, holds: (seat: Seat) => boolean): Seat | undefined {
  const count = seatCount(seen);
  for (let i = 0; i < count; i++) {
    const seat = (from + i) % count;
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

/** Why a space that somebody names is not the one whose action is going on (AQ-4.35). */
export function notActing(
  spaces: readonly Space[],
  seen: Seen,
  named: unknown,
  { player, space }: { readonly player: Seat; readonly space: SpaceId },
): Why {
  const found = spaces.find(({ id }) => id === named);
  if (found === undefined) return 'AQ-3.8 the board has no such space';
  if (found.action !== spaces.find(({ id }) => id === space)?.action) return 'AQ-3.8 that space has another action';
  const owner = standing(seen, found.id);
  if (owner === player) return 'AQ-4.38 another space acts first';
  return owner === null ? 'AQ-4.35 no henchman stands there' : 'AQ-4.35 the henchman of another player stands there';
}

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
