/** JSON Patches (RFC 6902) between views: made by the server, applied by the client. */
import { deepFreeze } from '@ludi-romani/core';
import { Immer } from 'immer';
import type { Patch } from './types';

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** True if both values are lists, or both values are records. */
const isSameKind = (old: unknown, now: unknown): boolean =>
  isObject(old) && isObject(now) && Array.isArray(old) === Array.isArray(now);

/** The bytes of a `replace` patch besides its path and its value: `{"op":"replace","path":"","value":},`. */
const REPLACE = 36;

/** Appends a patch and returns its bytes. */
function add(patches: Patch[], patch: Patch): number {
  patches.push(patch);
  return JSON.stringify(patch).length + 1;
}

/** Appends the patches from `old` to `now` and returns their bytes. Replaces the whole part if that is shorter. */
function addDifference(patches: Patch[], old: unknown, now: unknown, path: string): number {
  const mark = patches.length;
  if (isSameKind(old, now)) {
    const bytes = addInnerDifferences(patches, old as Parts, now as Parts, path);
    // a single inner patch always stays: its value is smaller than the whole part
    if (patches.length <= mark + 1 || bytes <= REPLACE + path.length + JSON.stringify(now).length) return bytes;
    patches.length = mark;
  }
  return add(patches, { op: 'replace', path, value: now });
}

function addInnerDifferences(patches: Patch[], before: Parts, after: Parts, path: string): number {
  const at = (key: string): string => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  let bytes = 0;
  for (const key of Object.keys(after)) {
    const [old, now] = [before[key], after[key]];
    if (!Object.hasOwn(before, key)) bytes += add(patches, { op: 'add', path: at(key), value: now });
    else if (old !== now) bytes += addDifference(patches, old, now, at(key));
  }
  // from the end: removing an item of a list moves the items after it
  for (const key of Object.keys(before).reverse())
    if (!Object.hasOwn(after, key)) bytes += add(patches, { op: 'remove', path: at(key) });
  return bytes;
}

/**
 * Returns short patches from one view to another: none if the views are equal. Parts that are the same object are not compared. The values
 * of patches may be parts of `after`.
 */
export function patchesBetween<T extends object>(before: T, after: T): readonly Patch[] {
  const patches: Patch[] = [];
  addInnerDifferences(patches, before as Parts, after as Parts, '');
  return patches;
}

let instance: Immer | undefined;

/**
 * Returns a private Immer instance, which the app's immer settings do not affect. Creates it on first use: apps that only make patches need
 * not bundle immer.
 */
function immer(): Immer {
  instance ??= new Immer();
  return instance;
}

/** Returns the keys in a JSON Pointer (RFC 6901). */
const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns `after`, in which each part that equals the corresponding part of `before` is replaced by the part of `before`. */
function shareParts(before: unknown, after: unknown): unknown {
  if (before === after || !isSameKind(before, after)) return after;
  const [old, now] = [before, after] as [Parts, Parts];
  const parts = Object.keys(now).map((key) => [key, shareParts(old[key], now[key])] as const);
  if (parts.length === Object.keys(old).length && parts.every(([key, part]) => part === old[key])) return old;
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Returns the index that a key names in a list: an item, or with `atEnd` also the place after the last item. */
function indexIn(list: readonly unknown[], key: string, atEnd: boolean): number {
  const index = atEnd && key === '-' ? list.length : Number(key);
  if ((key !== '-' && key !== `${index}`) || !(index >= 0 && index < list.length + Number(atEnd))) throw new Error();
  return index;
}

/** Carries out a patch by changing `view`. Throws an error if the patch does not fit, as RFC 6902 demands. */
function carryOut(view: object, { op, path, value }: Patch): void {
  const keys = keysOf(path);
  const key = keys.pop();
  const holder = keys.reduce<unknown>((part, name) => {
    if (!isObject(part) || !Object.hasOwn(part, name)) throw new Error();
    return part[name];
  }, view);
  if (key === undefined || !isObject(holder) || !['add', 'remove', 'replace'].includes(op)) throw new Error();
  if (Array.isArray(holder)) {
    const index = indexIn(holder, key, op === 'add');
    holder.splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
  } else {
    if (key === '__proto__' || (op !== 'add' && !Object.hasOwn(holder, key))) throw new Error();
    if (op === 'remove') Reflect.deleteProperty(holder, key);
    else Reflect.set(holder, key, value);
  }
}

/** Returns the patched view, frozen, in which unchanged parts stay the same objects. Returns `undefined` if a patch does not fit. */
export function applyPatches<T extends object>(view: T, patches: readonly Patch[]): T | undefined {
  try {
    if (patches.length === 0) return view;
    const patched = immer().produce(view, (draft: object) => {
      for (const patch of patches) carryOut(draft, patch);
    });
    // a part that was replaced whole may contain unchanged parts
    return deepFreeze(shareParts(view, patched) as T);
  } catch {
    return undefined;
  }
}
