/** What both ends of the queue agree on. */

export const QUEUE = 'replays';

/** Where Redis is: `REDIS_URL`, the same on every machine. BullMQ wants its workers to wait for Redis as long as it takes. */
export const connection = { url: process.env.REDIS_URL ?? 'redis://127.0.0.1:6379', maxRetriesPerRequest: null };

/** A longer line is not sent at all, and of a longer game nothing is tried. */
export const LIMITS = { bytes: 8 * 1024 * 1024, plies: 10_000 };
