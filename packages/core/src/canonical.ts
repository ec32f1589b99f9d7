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
  const fields = Object.keys(record);
  if (fields.length === 0) return '{}';
  const { sorted, heads } = orderOf(fields);
  let text = '';
  for (let i = 0; i < sorted.length; i++)
    text += (heads[i] as string) + write(record[sorted[i] as keyof typeof record], depth + 1);
  return `${text}}`;
}

/** How records with certain fields are written: the fields as they came, sorted, and what stands before the value of each. */
interface Order {
  readonly fields: readonly string[];
  readonly sorted: readonly string[];
  readonly heads: readonly string[];
}

/** By their first field: most records of a game have the fields of thousands of others. A stranger's are remembered no further than this. */
const orders = new Map<string, Order[]>();
const MOST_FIRST_FIELDS = 1_000;
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
  if (orders.size === MOST_FIRST_FIELDS) orders.clear();
  orders.set(first, [order, ...known.slice(0, MOST_OF_A_KIND - 1)]);
  return order;
}

/** What stands in JSON as it is. */
const AS_IT_IS = /^[ !#-[\]-~]*$/;
const HALF_A_PAIR = /\p{Surrogate}/u;

function quote(text: string): string {
  if (AS_IT_IS.test(text)) return `"${text}"`;
  return HALF_A_PAIR.test(text) ? refuse('a string has half a surrogate pair') : JSON.stringify(text);
}
