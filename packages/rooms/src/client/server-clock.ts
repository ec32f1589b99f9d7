/** Estimates the clock of a server from the moments that its messages carry. */

/** The drift of two quartz clocks in this time is about 30 milliseconds. Older messages do not count. */
const WINDOW = 600_000;

/** The clock of a server as a client knows it. */
export interface ServerClock {
  /** Takes the moment `sent`, by the server's clock, of a message that arrived at the moment `at`, by the client's. */
  heard(sent: number, at: number): void;
  /** Returns the moment by the server's clock at the moment `at` by the client's. */
  at(at: number): number;
  /** Forgets the past. The next message may come from another server. */
  reset(): void;
}

/**
 * Returns a clock without messages. A message arrives later than it was sent, so the server's clock is ahead of the client's by at least
 * the difference of each message. The largest difference comes from the message with the smallest delay.
 */
export function serverClock(): ServerClock {
  const none = Number.NEGATIVE_INFINITY;
  let [ahead, before, since] = [none, none, none];
  return {
    heard: (sent, at) => {
      if (at - since > WINDOW) [before, ahead, since] = [at - since > 2 * WINDOW ? none : ahead, none, at];
      ahead = Math.max(ahead, sent - at);
    },
    at: (at) => {
      const difference = Math.max(ahead, before);
      return at + (difference === none ? 0 : difference);
    },
    reset: () => {
      [ahead, before, since] = [none, none, none];
    },
  };
}
