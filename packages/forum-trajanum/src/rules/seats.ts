/** Neighbors, and questions to several players. */
import { clockwise, type Effects, type Seat, seatCount } from '@ludi-romani/core';
import type { ForumTrajanum, MutableState, Question, Seen } from '../types';

/** FT-3.2 Returns the next seat in turn order. Its player passes tiles to `seat`. */
export const leftNeighbor = (seen: Seen, seat: Seat): Seat => (seat + 1) % seatCount(seen);

/** FT-3.2, FT-4.15 Returns the seat before `seat` in turn order. Its player receives the tiles that `seat` passes. */
export const rightNeighbor = (seen: Seen, seat: Seat): Seat => (seat - 1 + seatCount(seen)) % seatCount(seen);

/**
 * Asks these seats at the same time, or one after the other in turn order (FT-8.7). The answers do not depend on each other, so both ways
 * lead to the same state (FT-4.19).
 */
export function askAll(
  state: MutableState,
  seats: readonly Seat[],
  question: (player: Seat) => Question,
  effects: Effects<ForumTrajanum>,
): void {
  const questions = clockwise(state, state.startPlayer)
    .filter((seat) => seats.includes(seat))
    .map(question);
  if (state.options.draftMode === 'simultaneous') effects.simultaneous(questions);
  else effects.next(...questions);
}
