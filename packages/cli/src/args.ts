/** The command line, taken apart. */
import { printable } from './text';

/** Something that ends the command with a message on stderr and this exit status. */
export class Failure extends Error {
  readonly status: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends Failure {
  override readonly status = 2;
}

/** The least and the most that a number may be; `MOST`, where it is not said. */
export type Bounds = readonly [least: number, most?: number];

const MOST = 999_999_999;

/** The value of an option, a whole number within bounds. */
export function wholeNumber(option: string, text: string, [least, most]: Bounds = [0]): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`${option} takes a whole number, not '${printable(text, 60)}'`);
  const value = Number(text);
  if (value < least && most === undefined) throw new UsageError(`${option} is ${least} or more`);
  if (value < least || value > (most ?? MOST)) throw new UsageError(`${option} is from ${least} to ${most ?? MOST}`);
  return value;
}

/** Seconds that something may take: a day at most, which every clock can count. */
export const SECONDS: Bounds = [1, 86_400];

/** More threads than this are a mistake. */
export const MOST_WORKERS = 256;

/** The only positional argument, if there is one. */
export function onlyPositional(what: string, [only, extra]: readonly string[]): string | undefined {
  if (extra !== undefined) throw new UsageError(`only one ${what} is expected, and '${extra}' is another`);
  return only;
}

/** The only positional argument, which there must be. */
export function onePositional(what: string, positionals: readonly string[]): string {
  const only = onlyPositional(what, positionals);
  if (only === undefined) throw new UsageError(`${what} is missing`);
  return only;
}
