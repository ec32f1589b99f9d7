/** The time of each seat, as arithmetic on whole milliseconds: nothing here reads a clock. */
import type { Seat } from '@ludi-romani/core';
import type { ClockTerms, SeatClock } from './types';

/** The clocks of a table at its opening: all stand still. */
export const laidOut = (seats: number, { main }: ClockTerms): SeatClock[] =>
  Array.from({ length: seats }, () => ({ left: main, since: null }));

/** What is left of a clock at a moment: of a decision's time, what goes beyond the delay is counted. */
export const leftAt = ({ left, since }: SeatClock, { delay }: ClockTerms, at: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, at - since - delay));

/** When the flag of a running clock falls; never, of one that stands still. */
export const fallsAt = ({ left, since }: SeatClock, { delay }: ClockTerms): number =>
  since === null ? Number.POSITIVE_INFINITY : since + delay + left;

/** What one clock has left: stopped at `at`. */
const stopped = (clock: SeatClock, terms: ClockTerms, at: number): SeatClock => ({
  left: leftAt(clock, terms, at),
  since: null,
});

/** The clocks after something was done: those of `running` seats run, on or from now, and all others stand still. */
export const goingOn = (
  clocks: readonly SeatClock[],
  terms: ClockTerms,
  at: number,
  running: readonly Seat[],
): SeatClock[] =>
  clocks.map((clock, seat) => {
    if (!running.includes(seat)) return clock.since === null ? clock : stopped(clock, terms, at);
    return clock.since === null ? { ...clock, since: at } : clock;
  });
