/** Structural sharing: parts of a new value that equal the old one become the same objects. */
import { isObject } from './copy';

type Parts = Record<string, unknown>;
type Own = readonly unknown[] | undefined;

/**
 * Returns `after` with every part that equals the same part of `before` replaced by that part, so that an unchanged player, deck or board
 * is the same object in both. Writes to `after`, which must be a tree of its own: no object of it may be used elsewhere.
 */
export const share = <T>(before: T, after: T): T =>
  isObject(before) && isObject(after) ? (shared(before, after, undefined, undefined) as T) : after;

/**
 * Returns the same as `share`, but writes only to the objects in `own`: others that must differ are copied. A part that is the same object
 * in `known`, a value of the same shape, is taken as it is and not compared further.
 */
export const reconcile = <T>(before: T | undefined, after: T, own: readonly unknown[] = [], known?: unknown): T =>
  isObject(before) && isObject(after) ? (shared(before, after, own, known) as T) : after;

/** `own` lists the objects that may be written to; all of them if it is `undefined`. */
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
  // an inherited field is the same in both
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
