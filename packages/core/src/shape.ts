/** Checks of component tables that come from outside, by hand, so that no schema library is needed to create an engine. */
import type { Problem } from './errors';
import { isRecord } from './plain';

export { isRecord };

/** Tells of one thing that is wrong. */
export type Report = (path: string, message: string) => void;
/** Reports what is wrong with a value at a path. */
export type Check = (value: unknown, path: string, report: Report) => void;
/** A check for each field. */
export type Fields<T> = { readonly [K in keyof T]-?: Check };

const MAX_PROBLEMS = 20;

export const is =
  (test: (value: unknown) => boolean, message: string): Check =>
  (value, path, report) => {
    if (!test(value)) report(path, message);
  };

/** A whole number within bounds. */
export const whole = (min: number, max: number): Check =>
  is(
    (value) => Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= min && (value as number) <= max,
    `must be a whole number from ${min} to ${max}`,
  );

export const oneOf = (values: readonly unknown[]): Check =>
  is((value) => values.includes(value), `must be one of ${values.join(', ')}`);

export const matches = (pattern: RegExp, message: string): Check =>
  is((value) => typeof value === 'string' && pattern.test(value), message);

/** An object with exactly these fields of its own. */
export const object =
  <T>(fields: Fields<T>): Check =>
  (value, path, report) => {
    if (!isRecord(value)) return report(path, 'must be an object');
    const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) report(inside(key.slice(0, 40)), 'is not a field of this table');
    }
    for (const [key, check] of Object.entries<Check>(fields)) {
      if (Object.hasOwn(value, key)) check(value[key], inside(key), report);
      else report(inside(key), 'is missing');
    }
  };

/** An object with some of these fields of its own, and no other. */
export const part =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path, report) => {
    if (!isRecord(value)) return report(path, 'must be an object');
    const given = Object.entries(fields).filter(([key]) => Object.hasOwn(value, key));
    object(Object.fromEntries(given))(value, path, report);
  };

/** An object of one of several kinds, told by one of its fields; that field need not be among those of the kind. */
export const variant =
  (field: string, kinds: Readonly<Record<string, Fields<object>>>): Check =>
  (value, path, report) => {
    const name = isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
    const fields = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (fields === undefined) report(`${path}.${field}`, `must be one of ${Object.keys(kinds).join(', ')}`);
    else object({ ...fields, [field]: oneOf([name]) })(value, path, report);
  };

export const list =
  (min: number, max: number, item: Check): Check =>
  (value, path, report) => {
    if (!Array.isArray(value)) return report(path, 'must be an array');
    if (value.length < min || value.length > max) return report(path, `must hold ${min} to ${max} entries`);
    for (let i = 0; i < value.length; i++) item(value[i], `${path}[${i}]`, report);
  };

/** A table: 1 to 1000 rows. */
export const many = (item: Check): Check => list(1, 1000, item);

export const count = whole(0, 1000);
export const atLeastOne = whole(1, 1000);
export const flag = is((value) => typeof value === 'boolean', 'must be true or false');
export const id = matches(/^[a-z0-9-]{1,60}$/, 'must be an id of small letters, digits and hyphens');
export const text = matches(/^[^\p{Cc}\p{Cs}]{1,500}$/u, 'must be a text of 1 to 500 characters');

/** Reports every entry that is there already, and returns all of them. An entry is where something stands and what it is. */
export function unique(entries: readonly (readonly [path: string, value: string])[], report: Report): Set<string> {
  const seen = new Set<string>();
  for (const [path, value] of entries) {
    if (seen.has(value)) report(path, `repeats ${value}`);
    seen.add(value);
  }
  return seen;
}

/**
 * What is wrong with tables that come from outside, at most 20 things: of their shape, and if that is right, of what they say
 * about each other. Never throws.
 */
export function tableProblems<T>(
  given: unknown,
  shape: Check,
  agreement: (tables: T, report: Report) => void,
): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, message) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ path, message });
  };
  try {
    shape(given, '', report);
    if (problems.length === 0) agreement(given as T, report);
  } catch {
    report('', 'cannot be read'); // a getter or a proxy that throws
  }
  return problems;
}
