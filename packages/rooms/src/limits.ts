/** How much a server takes from a client. */

/** The limits of a server. Times are in milliseconds, sizes in characters. */
export interface Limits {
  /** the length of a message */
  readonly message: number;
  /** messages of one connection */
  readonly messages: Rate;
  /** connections of one table */
  readonly guests: number;
  /** what may wait for a slow reader before the server sends nothing more */
  readonly waiting: number;
  /** how long a connection may take nothing before it is closed */
  readonly stuck: number;
  /** until a connection has said hello */
  readonly hello: number;
  /** the length of a page of the log */
  readonly page: number;
  /** lines of chat of each seat, and the length of a line */
  readonly said: number;
  readonly line: number;
  /** the length of all lines of a table together */
  readonly chat: number;
  /** tables that are read from the store at the same time */
  readonly opening: number;
  /** how long a table stays open without guests */
  readonly idle: number;
}

export const LIMITS: Limits = {
  message: 8192,
  messages: { perSecond: 20, burst: 40 },
  guests: 100,
  waiting: 65_536,
  stuck: 30_000,
  hello: 10_000,
  page: 65_536,
  said: 200,
  line: 500,
  chat: 100_000,
  opening: 4,
  idle: 60_000,
};

/** A rate: so many a second, after a burst. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Lets through a burst, and then so many a second. */
export interface Bucket {
  /** Returns 0 and takes one, or returns the milliseconds after which there is one. */
  take(): number;
  /** True if it is as good as new. */
  isFull(): boolean;
}

/** Returns a full bucket. `now` returns a moment in milliseconds. */
export function bucket({ perSecond, burst }: Rate, now: () => number): Bucket {
  let level = burst;
  let at = now();
  const fill = () => {
    const since = now();
    level = Math.min(burst, level + (Math.max(0, since - at) / 1000) * perSecond);
    at = since;
  };
  return {
    take: () => {
      fill();
      if (level < 1) return Math.ceil(((1 - level) / perSecond) * 1000);
      level--;
      return 0;
    },
    isFull: () => {
      fill();
      return level >= burst;
    },
  };
}
