/** Clock arithmetic in whole milliseconds. Nothing in this file reads the system time. */
import type { Seat } from '@ludi-romani/core';
import type { ClockTerms, SeatClock } from './types';

/** Returns the clocks of a new table. All clocks are stopped. */
export const newClocks = (seats: number, { main }: ClockTerms): SeatClock[] =>
  Array.from({ length: seats }, () => ({ left: main, since: null }));

/** Returns the time left on a clock at the moment `at`. The delay at the start of a decision is not counted. */
export const timeLeft = ({ left, since }: SeatClock, { delay }: ClockTerms, at: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, at - since - delay));

/** Returns the moment at which the flag of a clock falls: infinity if the clock is stopped. */
export const flagTime = ({ left, since }: SeatClock, { delay }: ClockTerms): number =>
  since === null ? Number.POSITIVE_INFINITY : since + delay + left;

const stop = (clock: SeatClock, terms: ClockTerms, at: number): SeatClock => ({
  left: timeLeft(clock, terms, at),
  since: null,
});

/** Returns the clocks after an entry at the moment `at`. The clocks of the `running` seats start or continue. All other clocks stop. */
export const runClocks = (
  clocks: readonly SeatClock[],
  terms: ClockTerms,
  at: number,
  running: readonly Seat[],
): SeatClock[] =>
  clocks.map((clock, seat) => {
    if (!running.includes(seat)) return clock.since === null ? clock : stop(clock, terms, at);
    return clock.since === null ? { ...clock, since: at } : clock;
  });
