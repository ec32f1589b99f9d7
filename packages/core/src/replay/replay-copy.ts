/** Reading a stranger's replay: as much of it, and no more, whether it is to be judged or only to have the right shape. */

import { type Complaint, complaint, type Misfit } from '../errors/complaints';
import { type Problem, problemAt } from '../errors/errors';
import { isRecord, plainCopy } from '../json/plain-json';

/** Objects and primitives in a replay that is still read, its actions counting once each. */
export const MOST_VALUES = 1_000_000;

/** What was read, or the first thing in it that is not plain JSON. */
type Read = { readonly value: unknown } | { readonly problem: Problem };

/**
 * A stranger's replay as a copy of one's own. Each action stays the stranger's: the referee reads it when it is its turn, and nothing but
 * the candidate that it equals goes on from there.
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
    if (Reflect.ownKeys(actions).length !== length + 1)
      return fail('must be an array without holes or fields of its own');
    const read: unknown[] = [];
    for (let i = 0; i < length; i++) read.push(actions[i]);
    return { value: { ...plain.value, actions: read } };
  } catch {
    return fail('cannot be read');
  }
}
