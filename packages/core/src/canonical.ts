import { InvalidValueError } from './errors';
import { sha256 } from './sha256';

const MAX_DEPTH = 200;

const refuse = (message: string): never => {
  throw new InvalidValueError('internal', [{ path: '', message }]);
};

/**
 * The one JSON text of a plain value (RFC 8785): keys sorted by UTF-16 code units, numbers as ECMAScript prints them, no blanks.
 * Throws `internal` for what is no JSON: NaN, infinities, undefined, functions, lone surrogates, class instances, more than 200 levels.
 */
export const canonicalJson = (value: unknown): string => write(value, 0);

/** SHA-256 of the canonical JSON, as 64 hex digits. */
export const digest = (value: unknown): string => sha256(canonicalJson(value));

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : refuse('JSON has no such number');
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      break;
    default:
      return refuse(`JSON has no ${typeof value}`);
  }
  if (value === null) return 'null';
  if (depth >= MAX_DEPTH) refuse('the value is nested too deep');
  return Array.isArray(value) ? writeList(value, depth) : writeRecord(value, depth);
}

function writeList(list: readonly unknown[], depth: number): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i === 0 ? '' : ',') + write(list[i], depth + 1);
  return `${text}]`;
}

function writeRecord(record: object, depth: number): string {
  const prototype: unknown = Object.getPrototypeOf(record);
  // a plain object of another realm is plain too
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) refuse('only plain objects are JSON');
  let text = '{';
  for (const key of Object.keys(record).sort()) {
    text += `${text === '{' ? '' : ','}${quote(key)}:${write(record[key as keyof typeof record], depth + 1)}`;
  }
  return `${text}}`;
}

const HALF_A_PAIR = /\p{Surrogate}/u;

const quote = (text: string): string =>
  HALF_A_PAIR.test(text) ? refuse('a string has half a surrogate pair') : JSON.stringify(text);
