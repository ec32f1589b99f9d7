/** The page's side of the worker in which the bots run. */
import type { Ask, Failed, Found, Stop, Thinker } from './bots';

/** Returns a thinker. It starts the worker on the first request. */
export function thinker(): Thinker {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<
    number,
    { done(found: Found): void; fail(error: Error): void; onProgress?: (found: Found) => void }
  >();
  const begin = (): Worker => {
    const thread = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    thread.onmessage = ({ data }: MessageEvent<Found | Failed>) => {
      const one = waiting.get(data.id);
      if ('error' in data) one?.fail(new Error(data.error));
      else if (data.done) one?.done(data);
      else one?.onProgress?.(data);
      if ('error' in data || data.done) waiting.delete(data.id);
    };
    thread.onerror = ({ message }) => {
      for (const { fail } of waiting.values()) fail(new Error(message));
      waiting.clear();
    };
    return thread;
  };
  return {
    think(ask, onProgress) {
      worker ??= begin();
      const id = ++asked;
      const found = new Promise<Found>((done, fail) => {
        waiting.set(id, { done, fail, ...(onProgress === undefined ? {} : { onProgress }) });
      });
      worker.postMessage({ type: 'ask', id, ...ask } satisfies Ask);
      return { found, stop: () => worker?.postMessage({ type: 'stop', id } satisfies Stop) };
    },
    end() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
