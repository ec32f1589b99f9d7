/** Reads untrusted replays, with the same limit for `verifyReplay` and for `parseReplay`. */

import { type Problem, problemAt } from '../errors/errors';
import { type Complaint, complaint, type Misfit } from '../errors/messages';
import { isRecord, plainCopy } from '../json/plain-json';

/** The largest number of objects and primitives in a replay. Each action counts as one. */
export const MOST_VALUES = 1_000_000;

/** The copy, or the first problem of a value that cannot be copied as plain JSON. */
type Read = { readonly value: unknown } | { readonly problem: Problem };

/**
 * Copies an untrusted replay, except for its actions: the list is copied, but each action in it stays untrusted. The referee reads each
 * action only when it is played, and continues with the matching candidate, never with the given object.
 */
export function replayCopy(given: unknown): Read {
  const plain = plainCopy(given, { values: MOST_VALUES }, ['actions']);
  if ('problem' in plain || !isRecord(plain.value)) return plain;
  const fail = (said: Misfit | Complaint) => ({ problem: problemAt('actions', said) });
  try {
    const { actions } = plain.value;
    if (!Array.isArray(actions)) return plain;
    const { length } = actions;
    if (!(length <= MOST_VALUES))
      return fail(complaint('too large: more than {most} values in all', { most: MOST_VALUES }));
    if (Reflect.ownKeys(actions).length !== length + 1) return fail('must be an array without holes or extra fields');
    const read: unknown[] = [];
    for (let i = 0; i < length; i++) read.push(actions[i]);
    return { value: { ...plain.value, actions: read } };
  } catch {
    return fail('cannot be read');
  }
}
