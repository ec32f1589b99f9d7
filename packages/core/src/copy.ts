import type { Mutable } from './game';

/** A deep copy of plain JSON, to be written to. */
export function clone<T>(value: T): Mutable<T> {
  return (typeof value === 'object' && value !== null ? copy(value) : value) as Mutable<T>;
}

function copy<T extends object>(value: T): T {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copy(item);
    }
    return list as T;
  }
  const record = { ...value };
  for (const key in record) {
    const item = record[key];
    if (typeof item === 'object' && item !== null) record[key] = copy(item);
  }
  return record;
}

/**
 * `after` with every part that equals the same part of `before` replaced by that very part, so that an unchanged
 * player, deck or board is the same object in both and costs nothing to keep. `after` must be a tree of its own.
 */
export function share<T>(before: T, after: T): T {
  if (before === after || typeof after !== 'object' || after === null) return after;
  if (typeof before !== 'object' || before === null || Array.isArray(before) !== Array.isArray(after)) return after;
  return Array.isArray(after) ? shareList(before, after) : shareRecord(before, after);
}

function shareList<T>(before: T, after: T): T {
  const old = before as readonly unknown[];
  const list = after as unknown[];
  let same = old.length === list.length;
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (item === old[i]) continue;
    if (typeof item === 'object' && item !== null) list[i] = share(old[i], item);
    if (list[i] !== old[i]) same = false;
  }
  return same ? before : after;
}

function shareRecord<T>(before: T & object, after: T & object): T {
  let same = true;
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    left--;
    const item = after[key];
    const old = before[key];
    if (item === old) continue;
    if (typeof item === 'object' && item !== null) after[key] = share(old, item);
    if (after[key] !== old) same = false;
  }
  return same && left === 0 ? before : after;
}

/** Whether a stranger's value equals a plain one of ours. Ours leads, so that the work is bounded by its size. */
export function same(ours: unknown, given: unknown): boolean {
  if (typeof ours !== 'object' || ours === null) return Object.is(ours, given);
  if (typeof given !== 'object' || given === null) return false;
  if (Array.isArray(ours)) {
    return Array.isArray(given) && given.length === ours.length && ours.every((item, i) => same(item, given[i]));
  }
  if (Array.isArray(given)) return false;
  let left = 0;
  for (const key in ours) {
    if (!Object.hasOwn(given, key) || !same(ours[key as keyof typeof ours], given[key as keyof typeof given]))
      return false;
    left++;
  }
  for (const _ in given) if (--left < 0) return false;
  return left === 0;
}
