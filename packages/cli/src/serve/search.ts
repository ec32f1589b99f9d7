/** Runs a search in time slices. Between them the server reads requests, so that a client can stop the search or use other methods. */
import { setImmediate as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { SearchResult, Thinking } from '@ludi-romani/bots';

/** The length of a slice in milliseconds. A request waits at most about as long. */
const SLICE = 10;

/** The fraction of the heap limit above which a search stops, because search trees grow without limit. */
const FULL = 0.8;

function isMemoryFull(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used > FULL * limit;
}

export interface SearchOptions<A> {
  /** the time limit; the search then ends with its best action so far */
  readonly maxMilliseconds: number;
  /** the milliseconds between two calls of `onInfo`; `undefined` for no calls */
  readonly infoInterval: number | undefined;
  readonly onInfo: (found: SearchResult<A>, milliseconds: number) => void;
}

export interface Search<A> {
  /** Ends the search. Returns true if it was running. */
  stop(): boolean;
  readonly done: Promise<SearchResult<A> & { readonly stopped: boolean }>;
}

export function search<A>(
  thinking: Thinking<unknown, A>,
  { maxMilliseconds, infoInterval, onInfo }: SearchOptions<A>,
): Search<A> {
  const start = performance.now();
  let state: 'running' | 'stopped' | 'over' = 'running';
  let lastInfo = start;

  const think = async () => {
    for (;;) {
      // before the first slice too: the client may have sent `stop` in the same chunk
      await pause();
      const slice = performance.now();
      if (slice - start >= maxMilliseconds || isMemoryFull()) state = 'stopped';
      if (state === 'stopped') break;
      let isOpen = true;
      while (isOpen && performance.now() - slice < SLICE) isOpen = thinking.run(1);
      if (!isOpen) break;
      if (infoInterval !== undefined && performance.now() - lastInfo >= infoInterval) {
        lastInfo = performance.now();
        onInfo(thinking.result(), Math.round(lastInfo - start));
      }
    }
    const stopped = state === 'stopped';
    state = 'over';
    return { ...thinking.result(), stopped };
  };

  const done = think();
  return {
    done,
    stop: () => {
      const wasRunning = state === 'running';
      if (wasRunning) state = 'stopped';
      return wasRunning;
    },
  };
}
