/** What bots are told, held to what they understand: a mistyped option would be a search that nobody asked for. */
import { InvalidOptionsError } from '@ludi-romani/core';

/** Throws InvalidOptionsError. */
export function refuse(path: string, message: string): never {
  throw new InvalidOptionsError([{ path, message }]);
}

/** Refuses what is no object, and any name in it that nothing is known of. */
export function onlyKnown(given: object, known: readonly string[], within = ''): void {
  if (typeof given !== 'object' || given === null) refuse('', 'must be an object');
  for (const name of Object.keys(given)) if (!known.includes(name)) refuse(within + name, 'no such field');
}

/** A whole number from `least` on. */
export function whole(path: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  return refuse(path, `must be a whole number, at least ${least}`);
}

/** A number from 0 on. */
export function nonNegative(path: string, value: number): void {
  if (!(typeof value === 'number' && value >= 0)) refuse(path, 'must be a number, at least 0');
}

/** A function, where there is any. */
export function callable(path: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function') refuse(path, 'must be a function');
}
