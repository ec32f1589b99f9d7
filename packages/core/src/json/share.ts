/** Structural sharing: parts of a new value that equal the old one become the same objects. */
import { isObject } from './copy';

type Parts = Record<string, unknown>;
type Own = readonly unknown[] | undefined;

/**
 * Returns `after`, in which each part that equals the corresponding part of `before` is replaced by the part of `before`. An unchanged
 * player, deck or board is then the same object in both. Writes to `after`, so no other value may share an object with `after`.
 */
export const share = <T>(before: T, after: T): T =>
  isObject(before) && isObject(after) ? (shared(before, after, undefined, undefined) as T) : after;

/**
 * Returns the same as `share`, but writes only to the objects in `own`. Any other object that must change is copied. `known` is a value of
 * the same shape as `after`. A part that is the same object in `known` and `after` is used without a comparison.
 */
export const reconcile = <T>(before: T | undefined, after: T, own: readonly unknown[] = [], known?: unknown): T =>
  isObject(before) && isObject(after) ? (shared(before, after, own, known) as T) : after;

/** Does the work of `share` and `reconcile`. `own` lists the objects that may be written to. If it is `undefined`, every object may be. */
function shared(before: object, after: object, own: Own, known: unknown): object {
  if (after === known) return after;
  const beside = isObject(known) ? (known as Parts) : undefined;
  if (Array.isArray(after)) return Array.isArray(before) ? sharedList(before, after, own, beside) : after;
  return Array.isArray(before) ? after : sharedRecord(before as Parts, after as Parts, own, beside);
}

const isForeign = (part: object, own: Own): boolean => own !== undefined && !own.includes(part);

type List = readonly unknown[];
function sharedList(before: List, after: unknown[], own: Own, known: Parts | undefined): List {
  let whole = after;
  let isEqual = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    const old = before[i];
    if (item === old) continue;
    if (!isObject(item) || !isObject(old)) {
      isEqual = false;
      continue;
    }
    const part = shared(old, item, own, known?.[i]);
    if (part !== old) isEqual = false;
    if (part === item) continue;
    if (whole === after && isForeign(after, own)) whole = [...after];
    whole[i] = part;
  }
  return isEqual ? before : whole;
}

function sharedRecord(before: Parts, after: Parts, own: Own, known: Parts | undefined): Parts {
  let whole = after;
  let isEqual = true;
  // also finds inherited fields, but these are the same in both values
  for (const key in after) {
    const item = after[key];
    const old = before[key];
    if (item === old) continue;
    if (!isObject(item) || !isObject(old)) {
      isEqual = false;
      continue;
    }
    const part = shared(old, item, own, known?.[key]);
    if (part !== old) isEqual = false;
    if (part === item) continue;
    if (whole === after && isForeign(after, own)) whole = { ...after };
    whole[key] = part;
  }
  return isEqual && Object.keys(before).length === Object.keys(after).length ? before : whole;
}
