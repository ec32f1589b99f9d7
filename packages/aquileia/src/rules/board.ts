/** The henchmen on the board, and the order of players. */
import { playerAt, type Seat, seatCount, type Tasks, type Why } from '@ludi-romani/core';
import type { SpaceId } from '../components/ids';
import type { Space } from '../components/shapes';
import type { Aquileia, Seen } from '../types';

/** Returns the left neighbor of `seat` (AQ-3.19). */
export const leftNeighbor = (seen: Seen, seat: Seat): Seat => (seat + 1) % seatCount(seen);

/** Returns the first seat, clockwise from `from`, for which `holds` returns true. */
export function firstFrom(seen: Seen, from: Seat, holds: (seat: Seat) => boolean): Seat | undefined {
  const count = seatCount(seen);
  for (let i = 0; i < count; i++) {
    const seat = (from + i) % count;
    if (holds(seat)) return seat;
  }
  return undefined;
}

/** Returns the seat whose henchman is on a space, or `null`. */
export const occupant = ({ spaces }: Seen, space: SpaceId): Seat | null => spaces[space] ?? null;

/** Returns the spaces that hold a henchman, in order, each with the henchman's player. The other spaces cause no action (AQ-4.35). */
export const occupied = <S extends { readonly id: SpaceId }>(
  seen: Seen,
  spaces: readonly S[],
): { readonly space: S; readonly player: Seat }[] => {
  const found = [];
  for (const space of spaces) {
    const player = occupant(seen, space.id);
    if (player !== null) found.push({ space, player });
  }
  return found;
};

/** Returns the reason why `named`, an untrusted value, is not the space whose action is being carried out (AQ-4.35). */
export function notActing(
  spaces: readonly Space[],
  seen: Seen,
  named: unknown,
  { player, space }: { readonly player: Seat; readonly space: SpaceId },
): Why {
  const found = spaces.find(({ id }) => id === named);
  if (found === undefined) return 'AQ-3.8 the board has no such space';
  if (found.action !== spaces.find(({ id }) => id === space)?.action) return 'AQ-3.8 that space has another action';
  const owner = occupant(seen, found.id);
  if (owner === player) return 'AQ-4.38 another space acts first';
  return owner === null ? 'AQ-4.35 no henchman stands there' : 'AQ-4.35 the henchman of another player stands there';
}

export const boardTasks: Tasks<Aquileia, 'return'> = {
  // AQ-4.36
  return: (state, { spaces }, effects) => {
    for (const space of spaces) {
      const player = occupant(state, space);
      if (player === null) continue;
      state.spaces[space] = null;
      playerAt(state, player).henchmen++;
      effects.emit?.({ type: 'henchman-returned', player, space });
    }
  },
};
