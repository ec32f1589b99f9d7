/** The page's side of the worker in which an author's game runs. Ends the worker if it does not answer in time. */
import type { Answer, Request } from './messages';

/** The seconds without any message after which the worker is ended. */
const LIMIT = 10;

export interface Desk {
  ask(request: Request): void;
  /** Returns false if there is no worker, for example because it was ended. */
  isOpen(): boolean;
  /** Ends the worker. The next request starts a new one. */
  end(): void;
}

export function openDesk(onAnswer: (answer: Answer) => void): Desk {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** the number of requests that are not done */
  let open = 0;

  const end = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    open = 0;
  };
  const fail = (why: string) => {
    end();
    onAnswer({ type: 'failed', why });
  };
  const watch = () => {
    clearTimeout(timer);
    if (open > 0)
      timer = setTimeout(() => fail(`The game did not answer for ${LIMIT} seconds and was stopped.`), LIMIT * 1000);
  };
  const begin = (): Worker => {
    const thread = new Worker(new URL('./own.worker.ts', import.meta.url), { type: 'module' });
    thread.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'done') open--;
      watch();
      if (data.type !== 'done') onAnswer(data);
    };
    thread.onerror = ({ message }) => fail(message);
    return thread;
  };
  return {
    ask(request) {
      worker ??= begin();
      open++;
      worker.postMessage(request);
      watch();
    },
    isOpen: () => worker !== undefined,
    end,
  };
}
