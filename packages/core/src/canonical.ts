import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { InvalidValueError } from './errors';

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
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

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

/** Most strings of a state are plain words: those need no escapes, and no look for lone surrogates. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quote(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  return isWellFormed(text) ? JSON.stringify(text) : refuse('a string has half a surrogate pair');
}

/** Whether every surrogate has its other half; iteration by code points yields the halves that have not. */
function isWellFormed(text: string): boolean {
  for (const point of text) {
    const code = point.charCodeAt(0);
    if (point.length === 1 && code >= 0xd800 && code <= 0xdfff) return false;
  }
  return true;
}
