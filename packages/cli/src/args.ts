/** The command line, taken apart. */
/** Something that ends the command with a message on stderr and this exit status. */
export class Failure extends Error {
  readonly status: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends Failure {
  override readonly status = 2;
}

/** A whole number, zero or more. */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${option} takes a whole number, not '${text}'`);
  return Number(text);
}

/** The value of an option, a whole number from 1 to `most`. */
export function numberFrom1(option: string, text: string, most = Number.POSITIVE_INFINITY): number {
  const value = wholeNumber(option, text);
  if (value < 1 || value > most) {
    throw new UsageError(`${option} is ${most === Number.POSITIVE_INFINITY ? '1 or more' : `from 1 to ${most}`}`);
  }
  return value;
}

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
