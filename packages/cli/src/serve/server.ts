/** Answers requests as they come, one line each, until there are no more; nothing that comes ends it. */
import * as z from 'zod';
import { type Io, print } from '../io';
import { type Line, linesOf } from '../lines';
import { wrongParams } from './params';
import { answerText, errorText, type Id, idOf, notificationText, Refused, type Request, requestIn } from './rpc';

/** An answer that takes its time: meanwhile other requests are answered. */
export class Later {
  constructor(readonly answer: Promise<unknown>) {}
}

/** What is told without being asked. */
export interface Host {
  /** Tells it, unless the reader is behind: who does not read misses news, and no memory fills. */
  notify(method: string, params: object): void;
}

export interface Method {
  run(request: Request): unknown;
}

/** What a method takes, and what it answers: a value, a promise that the next request waits for, or `Later`. */
export const method = <F extends z.ZodRawShape>(
  fields: F,
  answer: (params: z.output<z.ZodObject<F>>, id: Id) => unknown,
): Method => {
  const schema = z.strictObject(fields);
  return {
    run: ({ params, id }) => {
      // zod reads inherited fields, too; a copy of a large object would take seconds
      // zod reads inherited fields, too; copying a large object would take seconds
      const read = schema.safeParse(Object.setPrototypeOf(params, null));
      if (!read.success) throw wrongParams(read.error);
      return answer(read.data, id);
    },
  };
};

/** What is served: methods by name, and what is to be done when nobody asks any more. */
export interface Service {
  readonly methods: Readonly<Record<string, Method>>;
  end(): void;
}

export interface ServerOptions {
  /** the longest line that is read, in bytes */
  readonly maxBytes: number;
}

function messageIn(line: Line): unknown {
  if (line.text === null)
    throw line.problem === 'too-long'
      ? new Refused('too-long', 'the line is too long')
      : new Refused('not-text', 'the line is no UTF-8');
  try {
    return JSON.parse(line.text);
  } catch {
    throw new Refused('not-json', 'the line is no JSON');
  }
}

export async function serve(
  make: (host: Host) => Service,
  { stdin, stdout }: Pick<Io, 'stdin' | 'stdout'>,
  { maxBytes }: ServerOptions,
): Promise<void> {
  let waiting = '';
  let gone: unknown;
  /** Ends the wait for more to read. */
  let leave = (): void => {};
  const running = new Map<Id, Promise<void>>();
  /** Writes what waits; once the reader is gone, nothing. */
  const flush = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    if (text === '' || gone !== undefined) return;
    try {
      await print(stdout, text);
    } catch (error) {
      gone = error;
      leave();
    }
  };
  const service = make({
    notify: (name, params) => {
      if (stdout.writableNeedDrain) return;
      waiting += notificationText(name, params);
      void flush();
    },
  });

  const later = (id: Id, { answer }: Later): void => {
    const done = answer
      .then(
        (result) => answerText(id, result),
        (error: unknown) => errorText(id, error),
      )
      .then((text) => {
        running.delete(id);
        waiting += text;
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
      if (running.has(id)) throw new Refused('invalid-request', 'a request with that id is being answered');
      const called = Object.hasOwn(service.methods, name) ? service.methods[name] : undefined;
      if (called === undefined) throw new Refused('unknown-method', 'there is no such method');
      const result = called.run(request);
      // what is there at once is answered at once: a pause for each would cost more than most answers
      if (result instanceof Later) later(id, result);
      else waiting += answerText(id, result instanceof Promise ? await result : result);
    } catch (error) {
      waiting += errorText(idOf(message), error);
    }
  };

  const chunks = linesOf(stdin, maxBytes);
  const next = (): Promise<IteratorResult<readonly Line[], void>> =>
    new Promise((resolve, reject) => {
      leave = () => resolve({ done: true, value: undefined });
      chunks.next().then(resolve, reject);
    });
  try {
    for (let read = await next(); !read.done; read = await next()) {
      for (const line of read.value) if (line.text?.trim() !== '') await answer(line);
      await flush();
      if (gone !== undefined) break;
    }
  } finally {
    service.end();
    await Promise.all(running.values());
  }
  if (gone !== undefined) throw gone;
}
