/** Checks of the options of bots: a mistyped option must not be ignored. */
import { InvalidOptionsError } from '@ludi-romani/core';

/** Throws InvalidOptionsError for the option at `path`. */
export function refuse(path: string, message: string): never {
  throw new InvalidOptionsError([{ path, message }]);
}

/** Throws InvalidOptionsError if `given` is not an object, or has a field that is not in `known`. `within` prefixes the path in the error. */
export function onlyKnown(given: object, known: readonly string[], within = ''): void {
  if (typeof given !== 'object' || given === null) refuse('', 'must be an object');
  for (const name of Object.keys(given)) if (!known.includes(name)) refuse(within + name, 'no such field');
}

/** Returns `value`. Throws InvalidOptionsError if it is not a whole number of at least `least`. */
export function whole(path: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  return refuse(path, `must be a whole number, at least ${least}`);
}

/** Throws InvalidOptionsError if `value` is not a number of at least 0. */
export function nonNegative(path: string, value: number): void {
  if (!(typeof value === 'number' && value >= 0)) refuse(path, 'must be a number, at least 0');
}

/** Throws InvalidOptionsError if `value` is neither `undefined` nor a function. */
export function callable(path: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function') refuse(path, 'must be a function');
}
