/** Many players: a pool of worker threads that play the matches of a contest. */
import { Piscina } from 'piscina';
import type { Contest, Play } from './contest';
import type { Duty } from './duty';

export interface Players {
  readonly play: Play;
  close(): Promise<void>;
}

/** On so many threads, each of which runs `worker`: `worker.ts`, built. */
export function playersOn(worker: URL, workers: number, contest: Contest): Players {
  const pool = new Piscina<number, Awaited<ReturnType<Play>>>({
    filename: worker.href,
    name: 'match',
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    workerData: { contest } satisfies Duty,
  });
  // a thread that dies without a match is replaced when the next one comes
  pool.on('error', () => {});
  return { play: (number) => pool.run(number), close: () => pool.destroy() };
}
