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
  for (const key in record) {
    const item = record[key];
    if (isObject(item)) record[key] = copy(item);
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
  let deepEqual = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    const old = before[i];
    if (item === old) continue;
    if (isObject(item) && isObject(old)) {
      const part = sharePart(old, item);
      after[i] = part;
      if (part === old) continue;
    }
    deepEqual = false;
  }
  return deepEqual ? before : after;
}

function shareRecord(before: Parts, after: Parts): Parts {
  let deepEqual = true;
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    left--;
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
    deepEqual = false;
  }
  return deepEqual && left === 0 ? before : after;
}

/**
 * `after` with every part that equals the same part of `before` replaced by that very part, as by `share`, but for values that belong to
 * somebody else: nothing is written to; what must differ is a copy.
 */
export function reconcile<T>(before: T | undefined, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (!Array.isArray(after))
    return Array.isArray(before) ? after : (reconcileRecord(before as Parts, after as Parts) as T);
  return Array.isArray(before) ? (reconcileList(before, after) as T) : after;
}

function reconcileList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let same = before.length === after.length;
  let copy: unknown[] | undefined;
  for (let i = 0; i < after.length; i++) {
    const kept = reconcile(before[i], after[i]);
    if (kept !== after[i]) {
      copy ??= [...after];
      copy[i] = kept;
    }
    if (kept !== before[i]) same = false;
  }
  return same ? before : (copy ?? after);
}

function reconcileRecord(before: Parts, after: Parts): Parts {
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  let copy: Parts | undefined;
  for (const key of keys) {
    const kept = reconcile(before[key], after[key]);
    if (kept !== after[key]) {
      copy ??= { ...after };
      copy[key] = kept;
    }
    if (kept !== before[key] || !(key in before)) same = false;
  }
  return same ? before : (copy ?? after);
}

/** Whether a stranger's value equals a plain one of ours. Ours leads, so that the work is bounded by its size. */
export function deepEqual(ours: unknown, given: unknown): boolean {
  if (typeof ours !== 'object' || ours === null) return Object.is(ours, given);
  if (typeof given !== 'object' || given === null) return false;
  if (Array.isArray(ours)) {
    return Array.isArray(given) && given.length === ours.length && ours.every((item, i) => deepEqual(item, given[i]));
  }
  if (Array.isArray(given)) return false;
  let left = 0;
  for (const key in ours) {
    if (!Object.hasOwn(given, key) || !deepEqual(ours[key as keyof typeof ours], given[key as keyof typeof given]))
      return false;
    left++;
  }
  for (const _ in given) if (--left < 0) return false;
  return left === 0;
}
