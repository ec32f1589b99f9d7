/** Bots, in threads of their own: however long one thinks, nobody waits for an answer meanwhile. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export const BOTS = ['random', 'greedy', 'ismcts'];
/** who plays on for a player who has left */
export const STAND_IN = 'greedy';

/** Threads that choose, one job at a time each. */
export function botPool(size = Math.max(1, availableParallelism() - 1)) {
  const waiting = [];
  /** each thread, and the job that it has */
  const workers = new Map();

  const start = () => {
    const worker = new Worker(new URL('bot-worker.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    workers.set(worker, null);
    worker.on('message', ({ action, problem }) => {
      const job = workers.get(worker);
      workers.set(worker, null);
      if (problem === undefined) job.resolve(action);
      else job.reject(new Error(problem));
      next();
    });
    worker.on('error', (error) => {
      workers.get(worker)?.reject(error);
      workers.delete(worker);
      next();
    });
  };
  const next = () => {
    if (waiting.length > 0 && workers.size < size && ![...workers.values()].includes(null)) start();
    for (const [worker, job] of workers) {
      if (job !== null || waiting.length === 0) continue;
      const wanted = waiting.shift();
      workers.set(worker, wanted);
      worker.postMessage(wanted.question);
    }
  };

  return {
    /** The action of a bot: `question` has the `game`, the `bot`, the `view` of the seat, and a `seed` for its chance. */
    choose: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        next();
      }),
    end: () => Promise.all([...workers.keys()].map((worker) => worker.terminate())),
  };
}
