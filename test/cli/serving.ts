/** `ludi serve` without a process: requests by method, whole lines as they are, and everything that it says. */
import { PassThrough, Writable } from 'node:stream';
import { ludi } from './run';

export interface Told {
  readonly jsonrpc: string;
  readonly id?: string | number | null;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is told is compared, not typed
  readonly params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly result?: any;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

export function connect(...args: readonly string[]) {
  const stdin = new PassThrough();
  const told: Told[] = [];
  let rest = '';
  let wake = (): void => {};
  const stdout = new Writable({
    write: (chunk: Buffer, _, done) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      told.push(...lines.map((line) => JSON.parse(line) as Told));
      wake();
      done();
    },
  });
  const ended = ludi(['serve', ...args], { stdin, stdout });
  /** Waits for something that is told, now or later. */
  const until = async (is: (message: Told) => boolean): Promise<Told> => {
    for (;;) {
      const found = told.find(is);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  let last = 0;
  /** Sends a request and does not wait; the id it has, one that nobody else thinks of. */
  const send = (method: string, params: object = {}, id: string | number = `request ${++last}`): string | number => {
    stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return id;
  };
  const answer = (id: string | number) => until((message) => message.id === id);
  /** What was answered: a result, or an error's code of ours with what belongs to it. */
  const call = async (method: string, params: object = {}) => {
    const { result, error } = await answer(send(method, params));
    return error === undefined ? result : { error: error.data.code, ...error };
  };
  return {
    told,
    send,
    answer,
    call,
    until,
    write: (line: string | Buffer) => stdin.write(line),
    end: async () => {
      stdin.end();
      const { status, err } = await ended;
      return { status, err };
    },
  };
}
