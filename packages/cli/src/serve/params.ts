/** The schemas of method parameters. */
import type { Viewer } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import * as z from 'zod';
import { printable } from '../text';
import { MOST_PROBLEMS, RequestError } from './rpc';

export const whole = z.int('must be a whole number').nonnegative('must be a whole number');
export const flag = z.boolean('must be true or false');
export const object = z.custom<Readonly<Record<string, unknown>>>(isRecord, 'must be an object');
export const anything = z.custom<unknown>((value) => value !== undefined, 'is missing');
/** The schema of a seat or `spectator`. The engine refuses a seat that the game does not have. */
export const viewer: z.ZodType<Viewer> = z.union([whole, z.literal('spectator')], "must be a seat or 'spectator'");

export const text = (most: number) => {
  const message = `must be a text of at most ${most} characters`;
  return z.string(message).max(most, message);
};

/** Returns the schema of a list of up to `most` items. The length is checked before the items, which bounds the time and the number of issues. */
export const list = <T>(item: z.ZodType<T>, most: number) =>
  z
    .custom<unknown[]>((value) => Array.isArray(value) && value.length <= most, `must be a list of at most ${most}`)
    .pipe(z.array(item));

/** Returns the error for invalid parameters, with up to MOST_PROBLEMS problems. */
export function wrongParams({ issues }: z.core.$ZodError): RequestError {
  const problems = issues
    .slice(0, MOST_PROBLEMS)
    .map((issue) =>
      issue.code === 'unrecognized_keys'
        ? { path: printable(issue.keys[0] ?? '', 40), message: 'no such field' }
        : { path: z.core.toDotPath(issue.path), message: issue.message },
    );
  const [first] = problems;
  return new RequestError('invalid-params', `${first?.path}: ${first?.message}`, { problems });
}
