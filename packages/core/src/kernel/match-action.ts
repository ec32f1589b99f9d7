/** Finds the candidate that an untrusted action names. The action may be any value, and reading it may throw. */
import type { CandidateRange } from '../game/rules';
import type { ActionLike } from '../game/types';
import { canonicalJson } from '../json/canonical';
import { deepEqual } from '../json/copy';
import { isRecord, plainCopy } from '../json/plain-json';

export type Candidates = readonly ActionLike[] | CandidateRange<ActionLike>;

/** True for a list, false for a range. */
export const isList = (candidates: Candidates): candidates is readonly ActionLike[] => Array.isArray(candidates);

/** Returns the result of `read`, or `undefined` if it throws. */
function reading<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns type and player of an untrusted action, each read once; `undefined` if it is no action. */
export const headOf = (value: unknown): ActionLike | undefined =>
  reading(() => {
    if (!isRecord(value)) return undefined;
    const { type, player } = value;
    return typeof type === 'string' && typeof player === 'number' ? { type, player } : undefined;
  });

/** True if `===` compares `part` correctly with a part of a candidate. It would take -0, which is not JSON, for 0. */
const isSimple = (part: unknown): boolean =>
  typeof part === 'string' || typeof part === 'boolean' || (typeof part === 'number' && !Object.is(part, -0));

/** Returns the candidate that the untrusted action `given` equals. Compares the fields that are cheap to compare first. */
export function equalCandidate(given: object, candidates: readonly ActionLike[]): ActionLike | undefined {
  const fields = Object.keys(given) as (keyof ActionLike)[];
  const parts: readonly unknown[] = fields.map((field) => (given as ActionLike)[field]);
  const simple = parts.map(isSimple);
  search: for (let c = 0; c < candidates.length; c++) {
    const candidate = candidates[c] as ActionLike;
    // from the last field: similar actions usually differ there
    for (let i = fields.length - 1; i >= 0; i--)
      if (simple[i] && candidate[fields[i] as keyof ActionLike] !== parts[i]) continue search;
    for (let i = 0; i < fields.length; i++) if (!simple[i] && !isPart(candidate, fields[i], parts[i])) continue search;
    if (Object.keys(candidate).length === fields.length) return candidate;
  }
  return undefined;
}

const isPart = (candidate: object, field: string | undefined, part: unknown): boolean =>
  field !== undefined && Object.hasOwn(candidate, field) && deepEqual(candidate[field as keyof object], part);

/** Returns a copy of `action` with the lists in these fields sorted. Actions that differ only in the order of these lists become equal. */
export function inOrder(action: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  const ordered: Record<string, unknown> = { ...action };
  for (const field of fields) {
    const list = ordered[field];
    if (Array.isArray(list)) ordered[field] = list.map(canonicalJson).sort();
  }
  return ordered;
}

/** True if no candidate has exactly the fields of `given`. */
const isMisshapen = (given: object, candidates: readonly ActionLike[]): boolean => {
  const fields = Object.keys(given);
  return (
    candidates.length > 0 &&
    candidates.every(
      (one) => !fields.every((field) => Object.hasOwn(one, field)) || fields.length < Object.keys(one).length,
    )
  );
};

/** The candidate that an action names; or, if there is none, the action as plain JSON; or `malformed`. */
type Match = { readonly action: ActionLike } | { readonly unknown: object } | 'malformed';

/**
 * Returns our own candidate that the untrusted `given` names, never the caller's object. Lists in the `unordered` fields may be in any
 * order.
 */
export function matchAction(given: object, candidates: Candidates, unordered: readonly string[] = []): Match {
  const isRange = !isList(candidates);
  const equal = isRange ? undefined : reading(() => equalCandidate(given, candidates));
  if (equal !== undefined) return { action: equal };
  const plain = plainCopy(given as Readonly<Record<string, unknown>>);
  if ('problem' in plain || isMisshapen(plain.value, isRange ? firstOf(candidates) : candidates)) return 'malformed';
  // canonical JSON refuses lone surrogates, which no candidate holds
  const ordered = reading(() => inOrder(plain.value, unordered));
  const isMeant = (one: ActionLike) => deepEqual(inOrder({ ...one }, unordered), ordered);
  const action = isRange ? candidates.like(plain.value) : candidates.find(isMeant);
  return action !== undefined && isMeant(action) ? { action } : { unknown: plain.value };
}

const firstOf = (range: CandidateRange<ActionLike>): ActionLike[] => (range.length > 0 ? [range.at(0)] : []);
