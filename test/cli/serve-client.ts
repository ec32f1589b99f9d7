/**
 * A client for tests of `ludi serve` in the same process. It sends requests or raw lines, and stores all messages that it receives.
 */
import { PassThrough, Writable } from 'node:stream';
import { ludi } from './run';

export interface Message {
  readonly jsonrpc: string;
  readonly id?: string | number | null;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare messages and need no types
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
  const received: Message[] = [];
  let rest = '';
  let wake = (): void => {};
  const stdout = new Writable({
    write: (chunk: Buffer, _, done) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      received.push(...lines.map((line) => JSON.parse(line) as Message));
      wake();
      done();
    },
  });
  const ended = ludi(['serve', ...args], { stdin, stdout });
  /** Resolves to the first message for which `is` returns true. Waits for new messages if no received one is such a message. */
  const until = async (is: (message: Message) => boolean): Promise<Message> => {
    for (;;) {
      const found = received.find(is);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  let last = 0;
  /** Sends a request without waiting for its answer. Returns its id, which is unique by default. */
  const send = (method: string, params: object = {}, id: string | number = `request ${++last}`): string | number => {
    stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return id;
  };
  const answer = (id: string | number) => until((message) => message.id === id);
  /** Resolves to the result, or to the error with its `data.code` as `error`. */
  const call = async (method: string, params: object = {}) => {
    const { result, error } = await answer(send(method, params));
    return error === undefined ? result : { error: error.data.code, ...error };
  };
  return {
    received,
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
