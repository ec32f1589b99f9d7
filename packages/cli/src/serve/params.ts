/** What a method takes: each field with how it is read, from which its type follows. */
import type { Viewer } from '@ludi-romani/core';
import { printable } from '../text';
import { invalidParams, isObject } from './rpc';

/** Gives what the value means, `undefined` being a field that is not there; throws `Refused` for what means nothing. */
export type Reader<T> = (value: unknown, path: string) => T;

export type Fields = Readonly<Record<string, Reader<unknown>>>;
export type Read<F extends Fields> = { readonly [K in keyof F]: F[K] extends Reader<infer T> ? T : never };

/** The fields of some params, and no others. */
export function readParams<F extends Fields>(fields: F, params: Readonly<Record<string, unknown>>): Read<F> {
  for (const name of Object.keys(params))
    if (!Object.hasOwn(fields, name)) throw invalidParams(printable(name, 40), 'there is no such field');
  const read: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(fields))
    read[name] = reader(Object.hasOwn(params, name) ? params[name] : undefined, name);
  return read as Read<F>;
}

export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : reader(value, path);

const must =
  <T>(is: (value: unknown) => value is T, what: string): Reader<T> =>
  (value, path) => {
    if (is(value)) return value;
    throw invalidParams(path, `must be ${what}`);
  };

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const whole = must(isWhole, 'a whole number');
export const flag = must((value) => typeof value === 'boolean', 'true or false');
export const object = must(isObject, 'an object');
export const anything: Reader<unknown> = must((value): value is unknown => value !== undefined, 'there');
/** a seat, or who only watches; whether there is such a seat, the engine says */
export const viewer = must(
  (value): value is Viewer => isWhole(value) || value === 'spectator',
  "a seat or 'spectator'",
);

export const text = (most: number): Reader<string> =>
  must(
    (value): value is string => typeof value === 'string' && value.length <= most,
    `a text of at most ${most} characters`,
  );

export const oneOf = <const T extends string>(...values: readonly T[]): Reader<T> =>
  must((value): value is T => values.some((each) => each === value), `one of ${values.join(', ')}`);

export const list =
  <T>(item: Reader<T>, most: number): Reader<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most) throw invalidParams(path, `must be a list of at most ${most}`);
    return value.map((each, i) => item(each, `${path}[${i}]`));
  };

export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : reader(value, path);
