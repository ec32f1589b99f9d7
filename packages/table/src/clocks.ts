/** Clock arithmetic in whole milliseconds. Nothing in this file reads the system time. */
import type { Seat } from '@ludi-romani/core';
import type { ClockTerms, SeatClock, Status } from './types';

/** Returns the clocks of a new table. All clocks are stopped. */
export const newClocks = (seats: number, { main }: ClockTerms): SeatClock[] =>
  Array.from({ length: seats }, () => ({ left: main, since: null, delay: 0, owed: 0 }));

/** Returns the time left on a clock at the moment `at`. The delay at the start of a decision is not counted. */
const leftAt = ({ left, since, delay }: SeatClock, at: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, at - since - delay));

/** The parts of a snapshot, or of the data of a follower, that tell the time of a seat. */
export interface Timed {
  readonly opened: number;
  readonly status: Pick<Status, 'clocks'>;
}

/**
 * Returns the milliseconds that a seat has left at the moment `now`, in milliseconds by the server's clock; `null` if the table has no clocks
 * or no such seat. `table` is a snapshot, or the data of a follower.
 */
export function timeLeft({ opened, status }: Timed, seat: Seat, now: number): number | null {
  const clock = status.clocks?.[seat];
  return clock === undefined ? null : leftAt(clock, now - opened);
}

/** Returns the moment at which the flag of a clock falls: infinity if the clock is stopped. */
export const flagTime = ({ left, since, delay }: SeatClock): number =>
  since === null ? Number.POSITIVE_INFINITY : since + delay + left;

/**
 * Returns the part of a decision's delay that later decisions must not get again if the decision is taken back or interrupted: what it has
 * used, and what was withheld from it for the same reason.
 */
export const owedBy = ({ since, delay }: SeatClock, terms: ClockTerms, at: number): number =>
  since === null ? 0 : Math.min(delay, at - since) + terms.delay - delay;

/** Returns a clock that is stopped at the moment `at`. With an `interrupted` decision, its delay is owed. */
export const stopped = (clock: SeatClock, terms: ClockTerms, at: number, interrupted: boolean): SeatClock => ({
  left: leftAt(clock, at),
  since: null,
  delay: 0,
  owed: clock.owed + (interrupted ? owedBy(clock, terms, at) : 0),
});

const started = ({ left, owed }: SeatClock, terms: ClockTerms, at: number): SeatClock => ({
  left,
  since: at,
  delay: Math.max(0, terms.delay - owed),
  owed: Math.max(0, owed - terms.delay),
});

/**
 * Returns the clocks after an entry at the moment `at`. The clocks of the `running` seats start or continue. All other clocks stop; their
 * decisions are `interrupted` if the entry is no action.
 */
export const runClocks = (
  clocks: readonly SeatClock[],
  terms: ClockTerms,
  at: number,
  running: readonly Seat[],
  interrupted: boolean,
): SeatClock[] =>
  clocks.map((clock, seat) => {
    const isRunning = clock.since !== null;
    if (running.includes(seat) === isRunning) return clock;
    return isRunning ? stopped(clock, terms, at, interrupted) : started(clock, terms, at);
  });

/** Returns the clocks as if the last `time` milliseconds had not passed. */
export const postponed = (clocks: readonly SeatClock[], time: number): SeatClock[] =>
  clocks.map((clock) => (clock.since === null ? clock : { ...clock, since: clock.since + time }));
