/** JSON-RPC 2.0 with one message per line: parses requests, and writes answers and errors. */
import type { IllegalActionError, InvalidValueError, LudiError } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import { errorCode, reasonOf } from '../io';
import { printable } from '../text';

/** The id of a request and of its answer. */
export type Id = string | number;

/** The error codes of JSON-RPC. */
const CODES = {
  'not-json': -32700,
  'not-text': -32700,
  'too-long': -32700,
  'invalid-request': -32600,
  'unknown-method': -32601,
  'invalid-params': -32602,
  internal: -32603,
} as const;
/** The error code for valid requests that the game or a limit refuses. */
const REFUSED = -32000;

/** An error that is reported to the client. `code` becomes the `code` in its `data`. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** further fields of `data` */
    readonly more: object = {},
  ) {
    super(message);
  }
}

export const invalidParams = (path: string, message: string): RequestError =>
  new RequestError('invalid-params', `${path}: ${message}`, { problems: [{ path, message }] });

const LONGEST_ID = 128;
const isId = (value: unknown): value is Id =>
  typeof value === 'string' ? value.length <= LONGEST_ID : Number.isSafeInteger(value);

/** Returns the id of a message, or `null` if the message has no valid id. */
export const idOf = (message: unknown): Id | null => {
  const id = isRecord(message) && Object.hasOwn(message, 'id') ? message.id : null;
  return isId(id) ? id : null;
};

export interface Request {
  readonly id: Id;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns the request in a message. Throws RequestError `invalid-request`. */
export function requestIn(message: unknown): Request {
  const wrong = (what: string) => new RequestError('invalid-request', what);
  if (Array.isArray(message)) throw wrong('a line must be one message, not a list');
  if (!isRecord(message)) throw wrong('a message must be an object');
  const field = (name: string) => (Object.hasOwn(message, name) ? message[name] : undefined);
  if (field('jsonrpc') !== '2.0') throw wrong('jsonrpc must be "2.0"');
  const id = field('id');
  if (!isId(id)) throw wrong(`id must be a whole number or a text of at most ${LONGEST_ID} characters`);
  const method = field('method');
  if (typeof method !== 'string') throw wrong('method must be a text');
  const params = field('params') ?? {};
  if (!isRecord(params)) throw wrong('params must be an object');
  return { id, method, params };
}

/** An answer that is already written as JSON. */
export class Json {
  constructor(readonly text: string) {}
}

export const answerText = (id: Id, result: unknown): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result instanceof Json ? result.text : JSON.stringify(result)}}\n`;

export const requestText = (id: Id, method: string, params: object): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

export const notificationText = (method: string, params: object): string =>
  `${JSON.stringify({ jsonrpc: '2.0', method, params })}\n`;

/** The maximum number of problems in an error. */
export const MOST_PROBLEMS = 10;

/** Returns the fields of the error for a thrown value. Errors of engines are recognized by their code: each bundle has separate classes. */
export function problemOf(
  error: unknown,
): { readonly code: string; readonly message: string } & Readonly<Record<string, unknown>> {
  if (error instanceof RequestError) return { code: error.code, message: error.message, ...error.more };
  const code = errorCode(error);
  const message = printable(reasonOf(error));
  if (code === 'illegal-action') {
    const { reason, clause } = error as IllegalActionError;
    return { code, message, reason, clause };
  }
  const { problems } = error as Partial<InvalidValueError>;
  const isOurs = typeof code === 'string' && (error as Error).name !== 'Error' && 'message' in (error as LudiError);
  return isOurs
    ? { code, message, ...(problems === undefined ? {} : { problems: problems.slice(0, MOST_PROBLEMS) }) }
    : { code: 'internal', message };
}

export function errorText(id: Id | null, error: unknown): string {
  const { message, ...data } = problemOf(error);
  const code = Object.hasOwn(CODES, data.code) ? CODES[data.code as keyof typeof CODES] : REFUSED;
  return `${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } })}\n`;
}
