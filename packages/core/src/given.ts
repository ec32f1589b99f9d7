/** What a stranger hands in as an action: it may be anything, and reading it may throw. */
import { deepEqual } from './copy';
import type { ActionLike } from './game';
import { isRecord } from './plain';

/** A stranger's value may throw when it is read; then it is nothing of ours. */
export function reading<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Type and player of a stranger's action, read once. */
export const outline = (value: unknown): ActionLike | undefined =>
  reading(() => {
    if (!isRecord(value)) return undefined;
    const { type, player } = value;
    return typeof type === 'string' && typeof player === 'number' ? { type, player } : undefined;
  });

/** Whether two values are equal if they are identical: a zero, unlike JSON's, may have a sign. */
const isSimple = (part: unknown): boolean =>
  typeof part === 'string' || typeof part === 'boolean' || (typeof part === 'number' && !Object.is(part, -0));

/** The candidate that a stranger's action equals. Most differ in something that is cheap to compare: that is looked at first. */
export function candidateLike(given: object, candidates: readonly ActionLike[]): ActionLike | undefined {
  const fields = Object.keys(given) as (keyof ActionLike)[];
  const parts: readonly unknown[] = fields.map((field) => (given as ActionLike)[field]);
  const simple = parts.map(isSimple);
  search: for (let c = 0; c < candidates.length; c++) {
    const candidate = candidates[c] as ActionLike;
    // what comes last in an action is what its like differ in
    for (let i = fields.length - 1; i >= 0; i--)
      if (simple[i] && candidate[fields[i] as keyof ActionLike] !== parts[i]) continue search;
    for (let i = 0; i < fields.length; i++) if (!simple[i] && !isPart(candidate, fields[i], parts[i])) continue search;
    if (Object.keys(candidate).length === fields.length) return candidate;
  }
  return undefined;
}

const isPart = (candidate: object, field: string | undefined, part: unknown): boolean =>
  field !== undefined && Object.hasOwn(candidate, field) && deepEqual(candidate[field as keyof object], part);

/** Whether a stranger's action has other fields than all candidates of its type. */
export const isMisshapen = (given: object, candidates: readonly ActionLike[]): boolean => {
  const fields = Object.keys(given);
  return (
    candidates.length > 0 &&
    candidates.every(
      (one) => !fields.every((field) => Object.hasOwn(one, field)) || fields.length < Object.keys(one).length,
    )
  );
};
