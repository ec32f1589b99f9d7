/** The page's side of the worker that verifies replays. */
import type { Only } from './judge';
import type { Answer, Request } from './messages';

export interface Verifier {
  ask(request: Request): void;
  /** Ends the worker and its work. */
  end(): void;
}

export function verifier(onAnswer: (answer: Answer) => void): Verifier {
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  // without a message, the worker could not be loaded
  worker.onerror = ({ message = '' }) => onAnswer({ type: 'failed', why: 'broken', message });
  return { ask: (request) => worker.postMessage(request), end: () => worker.terminate() };
}

/** Reads and verifies the only game of a file in a worker. Rejects with an Error if that fails. */
export const onlyGameOf = (file: Blob): Promise<Only> =>
  new Promise((done, fail) => {
    const thread = verifier((answer) => {
      thread.end();
      if (answer.type === 'only') done(answer);
      else fail(new Error(answer.type === 'failed' ? answer.message : answer.type));
    });
    thread.ask({ type: 'only', file });
  });
