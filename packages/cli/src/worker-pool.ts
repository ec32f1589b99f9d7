/** A pool of worker threads that do one kind of work. */
import { Piscina } from 'piscina';
import { inOrder } from './in-order';
import type { WorkerTask } from './worker-task';

/** Runs work items on this thread or on others. */
export interface WorkerPool<T, R> {
  readonly work: (item: T) => R | Promise<R>;
  close(): Promise<void>;
}

/** Returns a pool of up to `workers` threads. Each runs the built `worker.ts` and calls its export `name` for every item. */
export function workerPool<T, R>(worker: URL, workers: number, name: string, task: WorkerTask): WorkerPool<T, R> {
  const pool = new Piscina<T, R>({
    filename: worker.href,
    name,
    // threads start when there is work, and stay
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    workerData: task,
  });
  // Piscina replaces an idle thread that dies when there is work again
  pool.on('error', () => {});
  return { work: (item) => pool.run(item), close: () => pool.destroy() };
}

/** Yields each item with its result or error, in the order of `items`. Works on up to `workers` items at a time. Closes the pool at the end. */
export async function* resultsInOrder<T, R>(
  { work, close }: WorkerPool<T, R>,
  workers: number,
  items: AsyncIterable<T>,
) {
  const done = async (item: T) => {
    try {
      return { item, result: await work(item) };
    } catch (error) {
      return { item, error };
    }
  };
  try {
    yield* inOrder(items, done, { atOnce: workers, ahead: 4 * workers });
  } finally {
    await close();
  }
}

/** Returns a pool that does the work on this thread. */
export const onThisThread = <T, R>(work: (item: T) => R | Promise<R>): WorkerPool<T, R> => ({
  work,
  close: async () => {},
});
