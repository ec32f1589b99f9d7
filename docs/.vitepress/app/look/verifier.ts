/** The page's side of the worker that verifies replays. */
import type { Answer, Request } from './messages';

export interface Verifier {
  ask(request: Request): void;
  /** Ends the worker and its work. */
  end(): void;
}

export function verifier(onAnswer: (answer: Answer) => void): Verifier {
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  worker.onerror = ({ message }) => onAnswer({ type: 'failed', why: 'broken', message });
  return { ask: (request) => worker.postMessage(request), end: () => worker.terminate() };
}
