import type { Mutable } from './game';

type Objects = object | readonly unknown[];
const isObject = (value: unknown): value is Objects => typeof value === 'object' && value !== null;

/** A deep copy of plain JSON, to be written to. */
export const clone = <T>(value: T): Mutable<T> => (isObject(value) ? copy(value) : value) as Mutable<T>;

const copy = (value: Objects): Objects => (Array.isArray(value) ? copyList(value) : copyRecord(value));

function copyList(value: readonly unknown[]): unknown[] {
  if (value.length === 0) return []; // there are many, and copying one costs as much as a long one
  const list = [...value]; // as fast as `slice`, and far faster on what an app has frozen
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (isObject(item)) list[i] = copy(item);
  }
  return list;
}

function copyRecord(value: object): object {
  const record: Record<string, unknown> = { ...value };
  // `Object.keys` takes more than twice as long
  for (const key in record) {
    const item = record[key];
    if (isObject(item) && Object.hasOwn(record, key)) record[key] = copy(item);
  }
  return record;
}

/** Deep copies of one value that stays as it is, each to be written to: what there is to copy in it is looked for once. */
export function copier<T>(value: T): () => Mutable<T> {
  return (isObject(value) ? copying(value) : () => value) as () => Mutable<T>;
}

function copying(value: Objects): () => Objects {
  if (Array.isArray(value)) {
    const parts = value.flatMap((item, i): [number, () => Objects][] => (isObject(item) ? [[i, copying(item)]] : []));
    if (value.length === 0) return () => [];
    if (parts.length === 0) return () => [...value];
    return () => {
      const list = [...value];
      for (let p = 0; p < parts.length; p++) {
        const [i, part] = parts[p] as [number, () => Objects];
        list[i] = part();
      }
      return list;
    };
  }
  const parts = Object.entries(value).flatMap(([key, item]): [string, () => Objects][] =>
    isObject(item) ? [[key, copying(item)]] : [],
  );
  if (parts.length === 0) return () => ({ ...value });
  return () => {
    const record: Record<string, unknown> = { ...value };
    for (let p = 0; p < parts.length; p++) {
      const [key, part] = parts[p] as [string, () => Objects];
      record[key] = part();
    }
    return record;
  };
}

/** The value, frozen all the way down. What is frozen already was frozen so. */
export function deepFreeze<T>(value: T): T {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/**
 * `after` with every part that equals the same part of `before` replaced by that very part, so that an unchanged
 * player, deck or board is the same object in both and costs nothing to keep. `after` must be a tree of its own.
 */
export function share<T>(before: T, after: T): T {
  return (isObject(before) && isObject(after) ? sharePart(before, after) : after) as T;
}

function sharePart(before: Objects, after: Objects): Objects {
  if (Array.isArray(after)) return Array.isArray(before) ? shareList(before, after) : after;
  return Array.isArray(before) ? after : shareRecord(before as Parts, after as Parts);
}

type Parts = Record<string, unknown>;

function shareList(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  let isEqual = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    const old = before[i];
    if (item === old) continue;
    if (isObject(item) && isObject(old)) {
      const part = sharePart(old, item);
      after[i] = part;
      if (part === old) continue;
    }
    isEqual = false;
  }
  return isEqual ? before : after;
}

function shareRecord(before: Parts, after: Parts): Parts {
  let isEqual = true;
  // an inherited field is the same in both
  for (const key in after) {
    const item = after[key];
    const old = before[key];
    if (item === old) continue;
    if (isObject(item) && isObject(old)) {
      const part = sharePart(old, item);
      if (part === old) {
        after[key] = old;
        continue;
      }
    }
    isEqual = false;
  }
  return isEqual && Object.keys(before).length === Object.keys(after).length ? before : after;
}

/**
 * `after` with every part that equals the same part of `before` replaced by that very part, as by `share`, but for values that belong to
 * somebody else: only what is in `own` is written to; whatever else must differ is a copy. A part that is the very one of `shared` in the
 * same place shares with the old one what it can, and is not looked into.
 */
export function reconcile<T>(before: T | undefined, after: T, own: readonly unknown[] = [], shared?: unknown): T {
  if (before === after || after === shared || !isObject(before) || !isObject(after)) return after;
  const beside = (isObject(shared) ? shared : NONE) as Parts;
  if (Array.isArray(after)) return (Array.isArray(before) ? reconcileList(before, after, own, beside) : after) as T;
  return (Array.isArray(before) ? after : reconcileRecord(before as Parts, after as Parts, own, beside)) as T;
}

const NONE: Parts = {};

function reconcileList(
  before: readonly unknown[],
  after: unknown[],
  own: readonly unknown[],
  shared: Parts,
): readonly unknown[] {
  let whole = after;
  let isEqual = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    const old = before[i];
    if (item === old) continue;
    const part = reconcile(old, item, own, shared[i]);
    if (part !== old) isEqual = false;
    if (part === item) continue;
    if (whole === after && !own.includes(after)) whole = [...after];
    whole[i] = part;
  }
  return isEqual ? before : whole;
}

function reconcileRecord(before: Parts, after: Parts, own: readonly unknown[], shared: Parts): Parts {
  let whole = after;
  let isEqual = true;
  // an inherited field is the same in both
  for (const key in after) {
    const item = after[key];
    const old = before[key];
    if (item === old) continue;
    const part = reconcile(old, item, own, shared[key]);
    if (part !== old) isEqual = false;
    if (part === item) continue;
    if (whole === after && !own.includes(after)) whole = { ...after };
    whole[key] = part;
  }
  return isEqual && Object.keys(before).length === Object.keys(after).length ? before : whole;
}

/**
 * Whether a stranger's value equals a plain one of ours: what JSON would say of it. Ours leads, so that the work is bounded by its size.
 */
export function deepEqual(ours: unknown, given: unknown): boolean {
  if (typeof ours !== 'object' || ours === null) return Object.is(ours, given);
  if (typeof given !== 'object' || given === null) return false;
  if (Array.isArray(ours)) {
    if (!Array.isArray(given) || given.length !== ours.length) return false;
    for (let i = 0; i < ours.length; i++) if (!deepEqual(ours[i], given[i])) return false;
    // beside its items a list has its length
    return Reflect.ownKeys(given).length === ours.length + 1;
  }
  if (Array.isArray(given)) return false;
  const keys = Object.keys(ours);
  for (const key of keys)
    if (!Object.hasOwn(given, key) || !deepEqual(ours[key as keyof typeof ours], given[key as keyof typeof given]))
      return false;
  return Object.keys(given).length === keys.length;
}
