/** A pool of worker threads that do one kind of work. */
import { Piscina } from 'piscina';
import type { Duty } from './duty';
import { inOrder } from './in-order';

/** Who does the work, on this thread or on others. */
export interface Crew<T, R> {
  readonly work: (item: T) => R | Promise<R>;
  close(): Promise<void>;
}

/** So many threads, each of which runs `worker` (`worker.ts`, built) and does there what goes by that name. */
export function crewOf<T, R>(worker: URL, workers: number, name: string, duty: Duty): Crew<T, R> {
  const pool = new Piscina<T, R>({
    filename: worker.href,
    name,
    // threads start when there is something for them to do, and stay
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    workerData: duty,
  });
  // a thread that dies without any work is replaced when there is some
  pool.on('error', () => {});
  return { work: (item) => pool.run(item), close: () => pool.destroy() };
}

/** What came of each item, in their order, by so many at a time; then the crew goes home. */
export async function* worked<T, R>({ work, close }: Crew<T, R>, workers: number, items: AsyncIterable<T>) {
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

/** This thread does the work itself. */
export const alone = <T, R>(work: (item: T) => R | Promise<R>): Crew<T, R> => ({ work, close: async () => {} });
