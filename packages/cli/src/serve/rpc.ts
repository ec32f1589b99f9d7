/** JSON-RPC 2.0, one message a line: requests taken apart, answers written, and how either says that something is wrong. */
import type { IllegalActionError, InvalidValueError, LudiError } from '@ludi-romani/core';
import { errorCode, reasonOf } from '../io';
import { printable } from '../text';

/** What a request can be told by, and its answer again. */
export type Id = string | number;

/** The codes of JSON-RPC; `refused` is ours: the request is sound, and the game or a limit is against it. */
const CODES = {
  'not-json': -32700,
  'not-text': -32700,
  'too-long': -32700,
  'invalid-request': -32600,
  'unknown-method': -32601,
  'invalid-params': -32602,
  internal: -32603,
} as const;
const REFUSED = -32000;

/** Something that is told as an error, by a code of ours. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** what there is to say beside code and message */
    readonly more: object = {},
  ) {
    super(message);
  }
}

export const invalidParams = (path: string, message: string): Refused =>
  new Refused('invalid-params', `${path}: ${message}`, { problems: [{ path, message }] });

const LONGEST_ID = 128;
const isId = (value: unknown): value is Id =>
  typeof value === 'string' ? value.length <= LONGEST_ID : Number.isSafeInteger(value);

/** The id that a message has, if it is one: answers are told by it, and so are complaints about requests. */
export const idOf = (message: unknown): Id | null => {
  const id = isObject(message) && Object.hasOwn(message, 'id') ? message.id : null;
  return isId(id) ? id : null;
};

/** An object, its fields a stranger's still: look them up with `Object.hasOwn`. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Request {
  readonly id: Id;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a message asks. Throws `Refused` `invalid-request` for what is no request. */
export function requestIn(message: unknown): Request {
  const wrong = (what: string) => new Refused('invalid-request', what);
  if (Array.isArray(message)) throw wrong('one message a line, no list of them');
  if (!isObject(message)) throw wrong('a message is an object');
  const field = (name: string) => (Object.hasOwn(message, name) ? message[name] : undefined);
  if (field('jsonrpc') !== '2.0') throw wrong('jsonrpc must be "2.0"');
  const id = field('id');
  if (!isId(id)) throw wrong(`id must be a whole number or a text of at most ${LONGEST_ID} characters`);
  const method = field('method');
  if (typeof method !== 'string') throw wrong('method must be a text');
  const params = field('params') ?? {};
  if (!isObject(params)) throw wrong('params must be an object: they have names');
  return { id, method, params };
}

/** An answer that is JSON already. */
export class Json {
  constructor(readonly text: string) {}
}

export const answerText = (id: Id, result: unknown): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result instanceof Json ? result.text : JSON.stringify(result)}}\n`;

export const requestText = (id: Id, method: string, params: object): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

export const notificationText = (method: string, params: object): string =>
  `${JSON.stringify({ jsonrpc: '2.0', method, params })}\n`;

/** Problems that are told: of a value that is wrong throughout, the first. */
export const MOST_PROBLEMS = 10;

/** What is told of anything that was thrown; errors of the engines are told by their code, since each bundle has its own classes. */
export function problemOf(
  error: unknown,
): { readonly code: string; readonly message: string } & Readonly<Record<string, unknown>> {
  if (error instanceof Refused) return { code: error.code, message: error.message, ...error.more };
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
