/** Functions that copy untrusted values. They read each part once, within limits, and call no getters. */

import { type Problem, problemAt } from '../errors/errors';
import { complaint, type Misfit, type ValueComplaint } from '../errors/messages';

/** True for an object that is not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for an object without a class. Objects of another window or realm count as plain, too. */
export const isPlain = (of: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(of);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** The limits of an untrusted value. A value beyond any limit is refused. */
export interface Limits {
  /** the number of levels of nested objects and arrays */
  readonly depth: number;
  /** the number of objects, arrays and primitives together */
  readonly values: number;
  /** the number of characters of one string */
  readonly text: number;
}

const LIMITS: Limits = { depth: 64, values: 100_000, text: 4096 };
const KEY_LENGTH = 100;

/** Returns a path as text: `actions[3].card`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/**
 * Copies the untrusted value `given`. Returns `value`, a copy that shares nothing with `given`, or `problem`, the first problem of a value
 * that is not plain JSON or exceeds a limit. Calls no getters and never throws. Cycles and deeply nested values exceed the limits. Like
 * JSON, the copy has no fields that are `undefined`.
 */
export function plainCopy<T>(
  given: T,
  limits: Partial<Limits> = {},
  /** top-level fields that are neither checked nor copied: the result holds the untrusted originals */
  uncopied: readonly string[] = [],
): { readonly value: T } | { readonly problem: Problem } {
  const { depth, values, text } = { ...LIMITS, ...limits };
  const path: PropertyKey[] = [];
  let left = values - 1;
  let said: Misfit | ValueComplaint = 'cannot be read'; // the message if a trap of a proxy throws
  const fail = (why: Misfit | ValueComplaint): never => {
    said = why;
    throw new Error();
  };
  const part = (value: unknown): unknown => {
    switch (typeof value) {
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0) ? value : fail('must be a finite number, and not -0');
      case 'string':
        return value.length <= text ? value : fail(complaint('must have at most {most} characters', { most: text }));
      case 'object':
        if (value === null) return value;
        if (path.length >= depth) fail(complaint('too deep: more than {most} levels', { most: depth }));
        return Array.isArray(value) ? list(value) : record(value);
      default:
        return fail('must be plain JSON');
    }
  };

  const field = (of: object, key: PropertyKey): unknown => {
    const property = Object.getOwnPropertyDescriptor(of, key);
    return property !== undefined && 'value' in property ? property.value : fail('must be a value, not an accessor');
  };

  /** Counts the values of a part against the limit and returns `count`. A proxy may report a length that is no number. */
  const take = (count: number): number => {
    left -= count;
    return left >= 0 ? count : fail(complaint('too large: more than {most} values in all', { most: values }));
  };

  const list = (of: readonly unknown[]): unknown[] => {
    const length = take(of.length);
    if (Reflect.ownKeys(of).length !== length + 1) fail('must be an array without holes or extra fields');
    const copy: unknown[] = [];
    for (let i = 0; i < length; i++) {
      path.push(i);
      copy.push(part(field(of, i)));
      path.pop();
    }
    return copy;
  };

  const record = (of: object): object => {
    if (!isPlain(of)) fail('must be a plain object');
    const keys = Reflect.ownKeys(of);
    take(keys.length);
    const copy: Record<string, unknown> = {};
    for (const key of keys) {
      if (typeof key === 'symbol' || key.length > KEY_LENGTH) return fail('has an unsupported key');
      path.push(key);
      if (key === '__proto__') fail('forbidden key');
      const value = field(of, key);
      if (value !== undefined) copy[key] = path.length === 1 && uncopied.includes(key) ? value : part(value);
      path.pop();
    }
    return copy;
  };

  try {
    return { value: part(given) as T };
  } catch {
    return { problem: problemAt(pathText(path), said) };
  }
}
