/** The page's side of the worker in which the bots run. */
import type { DecisionReview } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import type { Ask, AskReview, Failed, Found, FoundReview, Reviewer, Stop, Thinker } from './bots';

type Result = Found | FoundReview;

/** Returns a thinker. It starts the worker on the first request. */
export function thinker(): Thinker & Reviewer {
  let worker: Worker | undefined;
  let asked = 0;
  /** the requests without a final result; `take` returns true for a final one */
  const waiting = new Map<number, { take(result: Result): boolean; fail(error: Error): void }>();
  const begin = (): Worker => {
    const thread = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    thread.onmessage = ({ data }: MessageEvent<Result | Failed>) => {
      const one = waiting.get(data.id);
      if ('error' in data) one?.fail(new Error(data.error));
      if ('error' in data || one?.take(data)) waiting.delete(data.id);
    };
    thread.onerror = ({ message }) => {
      for (const { fail } of waiting.values()) fail(new Error(message));
      waiting.clear();
    };
    return thread;
  };
  const send = (request: Ask | AskReview) => {
    worker ??= begin();
    worker.postMessage(request);
  };
  return {
    think(ask, onProgress) {
      const id = ++asked;
      const found = new Promise<Found>((resolve, fail) => {
        const take = (result: Result): boolean => {
          if ('review' in result) return false;
          if (result.done) resolve(result);
          else onProgress?.(result);
          return result.done;
        };
        waiting.set(id, { take, fail });
      });
      send({ type: 'ask', id, ...ask });
      return { found, stop: () => worker?.postMessage({ type: 'stop', id } satisfies Stop) };
    },
    review(ask) {
      const id = ++asked;
      const found = new Promise<DecisionReview<GameTypes>>((resolve, fail) => {
        const take = (result: Result): boolean => {
          if (!('review' in result)) return false;
          resolve(result.review);
          return true;
        };
        waiting.set(id, { take, fail });
      });
      send({ type: 'review', id, ...ask });
      return found;
    },
    end() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
