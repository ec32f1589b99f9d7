/** Like `ludi verify -`, but with the queue: reads one replay per line from standard input, and prints one verdict per line in the same order. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Queue, QueueEvents } from 'bullmq';
import { connection, LIMITS, QUEUE } from './queue.mjs';

/** The number of replays in the queue at a time: enough for all workers, but not too many for Redis. */
const IN_QUEUE = 500;

/** Yields the verdicts on lines, in their order. The verdict is `worker-died` if no worker could finish the job. */
export async function* verdicts(lines) {
  const queue = new Queue(QUEUE, { connection });
  const events = new QueueEvents(QUEUE, { connection });
  for (const each of [queue, events]) each.setMaxListeners(0); // each pending job has a listener
  await events.waitUntilReady();
  const asked = []; // oldest first
  const forAnHour = { age: 3600 }; // removes the job later if this process dies
  const ask = async (text) => {
    if (Buffer.byteLength(text) > LIMITS.bytes) return { ok: false, ply: null, code: 'too-long', message: 'too long' };
    const job = await queue.add('replay', { text }, { removeOnComplete: forAnHour, removeOnFail: forAnHour });
    try {
      return await job.waitUntilFinished(events);
    } catch (error) {
      return { ok: false, ply: null, code: 'worker-died', message: error.message };
    }
  };
  try {
    for await (const line of lines) {
      if (line.trim() === '') continue;
      asked.push(ask(line));
      if (asked.length >= IN_QUEUE) yield await asked.shift();
    }
    while (asked.length > 0) yield await asked.shift();
  } finally {
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
