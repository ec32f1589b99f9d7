/** A server that answers requests line by line until the input ends. Invalid input never ends it. */
import * as z from 'zod';
import { type Io, print } from '../io';
import { type Line, linesOf } from '../lines';
import { wrongParams } from './params';
import { answerText, errorText, type Id, idOf, notificationText, type Request, RequestError, requestIn } from './rpc';

/** An answer that comes later. The server answers other requests in the meantime. */
export class Deferred {
  constructor(readonly answer: Promise<unknown>) {}
}

/** The server as methods use it. */
export interface Host {
  /** Sends a notification. Drops it if the client reads too slowly, so that notifications do not fill the memory. */
  notify(method: string, params: object): void;
}

export interface Method {
  run(request: Request): unknown;
}

/** Returns a method with these parameters. `answer` returns a value, a promise for which the next request waits, or `Deferred`. */
export const method = <F extends z.ZodRawShape>(
  fields: F,
  answer: (params: z.output<z.ZodObject<F>>, id: Id) => unknown,
): Method => {
  const schema = z.strictObject(fields);
  return {
    run: ({ params, id }) => {
      // zod also reads inherited fields. The prototype is removed in place: a copy of a large object would take seconds.
      const read = schema.safeParse(Object.setPrototypeOf(params, null));
      if (!read.success) throw wrongParams(read.error);
      return answer(read.data, id);
    },
  };
};

export interface Service {
  /** by name */
  readonly methods: Readonly<Record<string, Method>>;
  /** Called when the input has ended. Every answer that is still in progress must then end soon. */
  end(): void;
}

export interface ServerOptions {
  /** the maximum length of a line, in bytes */
  readonly maxBytes: number;
}

function messageIn(line: Line): unknown {
  if (line.text === null)
    throw line.problem === 'too-long'
      ? new RequestError('too-long', 'the line is too long')
      : new RequestError('not-text', 'the line is not UTF-8');
  try {
    return JSON.parse(line.text);
  } catch {
    throw new RequestError('not-json', 'the line is not JSON');
  }
}

/** Serves until the input ends and all requests are answered. Rejects if the reader of the output goes away. */
export async function serve(
  make: (host: Host) => Service,
  { stdin, stdout }: Pick<Io, 'stdin' | 'stdout'>,
  { maxBytes }: ServerOptions,
): Promise<void> {
  let output = '';
  let writeError: unknown;
  /** Stops waiting for input. */
  let stopReading = (): void => {};
  const running = new Map<Id, Promise<void>>();
  /** Writes the output. Drops it after a write error. */
  const flush = async (): Promise<void> => {
    const text = output;
    output = '';
    if (text === '' || writeError !== undefined) return;
    try {
      await print(stdout, text);
    } catch (error) {
      writeError = error;
      stopReading();
    }
  };
  const service = make({
    notify: (name, params) => {
      if (stdout.writableNeedDrain) return;
      output += notificationText(name, params);
      void flush();
    },
  });

  const defer = (id: Id, { answer }: Deferred): void => {
    const done = answer
      .then(
        (result) => answerText(id, result),
        (error: unknown) => errorText(id, error),
      )
      .then((text) => {
        running.delete(id);
        output += text;
        return flush();
      });
    running.set(id, done);
  };
  const answer = async (line: Line): Promise<void> => {
    let message: unknown;
    try {
      message = messageIn(line);
      const request = requestIn(message);
      const { id, method: name } = request;
      if (running.has(id)) throw new RequestError('invalid-request', 'a request with that id is being answered');
      const called = Object.hasOwn(service.methods, name) ? service.methods[name] : undefined;
      if (called === undefined) throw new RequestError('unknown-method', 'there is no such method');
      const result = called.run(request);
      // awaits only promises: an await of every value would take longer than computing most answers
      if (result instanceof Deferred) defer(id, result);
      else output += answerText(id, result instanceof Promise ? await result : result);
    } catch (error) {
      output += errorText(idOf(message), error);
    }
  };

  const chunks = linesOf(stdin, maxBytes);
  const next = (): Promise<IteratorResult<readonly Line[], void>> =>
    new Promise((resolve, reject) => {
      stopReading = () => resolve({ done: true, value: undefined });
      chunks.next().then(resolve, reject);
    });
  try {
    for (let read = await next(); !read.done; read = await next()) {
      for (const line of read.value) if (line.text?.trim() !== '') await answer(line);
      await flush();
      if (writeError !== undefined) break;
    }
  } finally {
    service.end();
    await Promise.all(running.values());
  }
  if (writeError !== undefined) throw writeError;
}
