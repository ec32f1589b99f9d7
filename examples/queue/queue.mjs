/** The settings that both ends of the queue share. */

export const QUEUE = 'replays';

/** The connection to Redis. Set `REDIS_URL` to the same address on every machine. BullMQ needs `maxRetriesPerRequest: null` for its workers. */
export const connection = { url: process.env.REDIS_URL ?? 'redis://127.0.0.1:6379', maxRetriesPerRequest: null };

/** Limits: longer lines are not sent, and games with more plies are refused without playing them. */
export const LIMITS = { bytes: 8 * 1024 * 1024, plies: 10_000 };
