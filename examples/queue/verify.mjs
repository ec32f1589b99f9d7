/** Like `ludi verify -`, but with the queue: reads one replay per line from standard input, and prints one verdict per line in the same order. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Queue, QueueEvents } from 'bullmq';
import { connection, LIMITS, QUEUE } from './queue.mjs';

/** The number of replays in the queue at a time: enough for all workers, but not too many for Redis. */
const IN_QUEUE = 500;

/** The milliseconds between two searches for lost jobs. */
const SEARCH = 2000;

/**
 * Yields the verdicts on lines, in their order. The verdict is `worker-died` if no worker could finish the job. Throws if Redis has lost
 * jobs, for example after a restart without its data. The error has the numbers of their replays.
 */
export async function* verdicts(lines) {
  const queue = new Queue(QUEUE, { connection });
  const events = new QueueEvents(QUEUE, { connection });
  for (const each of [queue, events]) each.setMaxListeners(0); // each pending job has a listener
  await events.waitUntilReady();
  const asked = []; // oldest first
  const open = new Map(); // jobs without a verdict, with the functions that reject them
  const forAnHour = { age: 3600 }; // removes the job later if this process dies
  const run = randomUUID(); // an empty Redis counts its own ids from 1 again, and a verdict would be given to a lost job with the same id
  let replays = 0;
  const ask = async (text) => {
    const jobId = `${run}-${++replays}`;
    if (Buffer.byteLength(text) > LIMITS.bytes) return { ok: false, ply: null, code: 'too-long', message: 'too long' };
    const job = await queue.add('replay', { text }, { jobId, removeOnComplete: forAnHour, removeOnFail: forAnHour });
    const lost = new Promise((_, reject) => open.set(job, reject));
    const died = async ({ message }) =>
      (await job.getState()) === 'unknown' ? lost : { ok: false, ply: null, code: 'worker-died', message };
    try {
      return await Promise.race([job.waitUntilFinished(events).catch(died), lost]);
    } finally {
      open.delete(job);
    }
  };
  const ended = new AbortController();
  const search = async () => {
    for (;;) {
      await pause(SEARCH, undefined, { signal: ended.signal });
      const jobs = [...open.keys()];
      const states = await Promise.all(jobs.map((job) => job.getState().catch(() => 'no answer'))); // waits for the connection
      const lost = jobs.filter((job, index) => states[index] === 'unknown' && open.has(job));
      const numbers = lost.map(({ id }) => id.slice(run.length + 1));
      const error = new Error(`Redis lost the jobs of ${lost.length} replays: ${numbers.join(', ')}`);
      for (const job of lost) open.get(job)(error);
    }
  };
  search().catch(() => {}); // rejects when it is aborted
  try {
    for await (const line of lines) {
      if (line.trim() === '') continue;
      const answer = ask(line);
      answer.catch(() => {}); // reported when its turn comes
      asked.push(answer);
      if (asked.length >= IN_QUEUE) yield await asked.shift();
    }
    while (asked.length > 0) yield await asked.shift();
  } finally {
    ended.abort();
    await events.close();
    await queue.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  let line = 0;
  for await (const verdict of verdicts(createInterface({ input: process.stdin }))) {
    if (!verdict.ok) process.exitCode = 1;
    if (!process.stdout.write(`${JSON.stringify({ line: ++line, ...verdict })}\n`)) await once(process.stdout, 'drain');
  }
}
