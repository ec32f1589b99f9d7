/** A search in slices: between them requests are read, so that it can be stopped and everything else goes on. */
import { setImmediate as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { SearchResult, Thinking } from '@ludi-romani/bots';

/** The longest that a request waits for a search, in milliseconds. */
const SLICE = 10;

/** How much of the memory may be in use: a tree grows as long as it is searched. */
const FULL = 0.8;

function isMemoryFull(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used > FULL * limit;
}

export interface SearchOptions<A> {
  /** it ends with its best so far after that many milliseconds, whatever its budget */
  readonly longest: number;
  /** how often it is told what was found so far, in milliseconds */
  readonly every: number | undefined;
  readonly tell: (found: SearchResult<A>, milliseconds: number) => void;
}

export interface Search<A> {
  /** ends it; whether it was still going on */
  stop(): boolean;
  readonly done: Promise<SearchResult<A> & { readonly stopped: boolean }>;
}

export function search<A>(thinking: Thinking<A>, { longest, every, tell }: SearchOptions<A>): Search<A> {
  const began = performance.now();
  let state: 'running' | 'stopped' | 'over' = 'running';
  let told = began;

  const think = async () => {
    for (;;) {
      // before the first slice, too: whoever asked can say stop in the same breath
      await pause();
      const slice = performance.now();
      if (slice - began >= longest || isMemoryFull()) state = 'stopped';
      if (state === 'stopped') break;
      let isOpen = true;
      while (isOpen && performance.now() - slice < SLICE) isOpen = thinking.run(1);
      if (!isOpen) break;
      if (every !== undefined && performance.now() - told >= every) {
        told = performance.now();
        tell(thinking.result(), Math.round(told - began));
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
