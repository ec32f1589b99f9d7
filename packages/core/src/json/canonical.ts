import { InvalidValueError } from '../errors/errors';
import { isPlain } from './plain-json';
import { sha256 } from './sha256';

const MAX_DEPTH = 200;

const refuse = (message: string): never => {
  throw new InvalidValueError('internal', [{ path: '', message }]);
};

/**
 * Returns the canonical JSON text of a plain value (RFC 8785): keys sorted by UTF-16 code units, numbers as ECMAScript prints them, no
 * blanks. Throws InvalidValueError `internal` for a value that is not JSON: NaN, infinities, undefined, functions, lone surrogates, class
 * instances, more than 200 levels.
 */
export const canonicalJson = (value: unknown): string => write(value, 0);

/** Returns the SHA-256 of the canonical JSON of `value`, as 64 hexadecimal digits. Throws the errors of `canonicalJson`. */
export const digest = (value: unknown): string => sha256(canonicalJson(value));

function write(value: unknown, depth: number): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      if (!Number.isFinite(value)) refuse('JSON has no such number');
      return String(value);
    case 'boolean':
      return String(value);
    case 'object':
      if (depth >= MAX_DEPTH) refuse('the value is nested too deep');
      return Array.isArray(value) ? writeList(value, depth) : writeRecord(value, depth);
    default:
      return refuse(`JSON has no ${typeof value}`);
  }
}

function writeList(list: readonly unknown[], depth: number): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i === 0 ? '' : ',') + write(list[i], depth + 1);
  return `${text}]`;
}

function writeRecord(record: object, depth: number): string {
  if (!isPlain(record)) refuse('only plain objects are JSON');
  const fields = Object.keys(record);
  if (fields.length === 0) return '{}';
  const { sorted, heads } = orderOf(fields);
  let text = '';
  for (let i = 0; i < sorted.length; i++)
    text += (heads[i] as string) + write(record[sorted[i] as keyof typeof record], depth + 1);
  return `${text}}`;
}

/** A cached order of fields: the fields in their original order, the sorted fields, and the text before the value of each sorted field. */
interface Order {
  readonly fields: readonly string[];
  readonly sorted: readonly string[];
  readonly heads: readonly string[];
}

/** The largest number of entries in a cache. Without a limit, untrusted values that all differ would fill the memory. */
const MOST = 2_000;

function remember<V>(known: Map<string, V>, key: string, value: V): V {
  if (known.size === MOST) known.clear();
  known.set(key, value);
  return value;
}

/** The cached orders, by their first field. Most records of a game have the same fields as thousands of other records. */
const orders = new Map<string, Order[]>();
const MOST_OF_A_KIND = 16;

function orderOf(fields: readonly string[]): Order {
  const first = fields[0] as string;
  const known = orders.get(first) ?? [];
  search: for (const order of known) {
    if (order.fields.length !== fields.length) continue;
    for (let i = 1; i < fields.length; i++) if (order.fields[i] !== fields[i]) continue search;
    return order;
  }
  const sorted = [...fields].sort();
  const order = { fields, sorted, heads: sorted.map((field, i) => `${i === 0 ? '{' : ','}${quote(field)}:`) };
  remember(orders, first, [order, ...known].slice(0, MOST_OF_A_KIND));
  return order;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** A cache of short strings in quotes. A game has few short strings, and every state repeats most of them. */
const quoted = new Map<string, string>();
const LONGEST_QUOTED = 40;

function quote(text: string): string {
  const known = quoted.get(text);
  if (known !== undefined) return known;
  if (LONE_SURROGATE.test(text)) refuse('a string has a lone surrogate');
  const written = JSON.stringify(text);
  return text.length > LONGEST_QUOTED ? written : remember(quoted, text, written);
}
