/** From one view to the next, as a JSON Patch (RFC 6902): to be told by the server, and taken by the client. */
import { deepFreeze } from '@ludi-romani/core';
import { enablePatches, Immer } from 'immer';
import type { Patch } from './types';

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Whether both are lists, or both records. */
const isAlike = (old: unknown, now: unknown): boolean =>
  isObject(old) && isObject(now) && Array.isArray(old) === Array.isArray(now);

/** The bytes of a patch that replaces, beside its path and its value: `{"op":"replace","path":"","value":},`. */
const REPLACE = 36;

/** Tells one thing more, and gives its bytes. */
function add(told: Patch[], patch: Patch): number {
  told.push(patch);
  return JSON.stringify(patch).length + 1;
}

/** Tells what differs in a part, and gives its bytes: what differs within it, or the whole part if that is shorter. */
function tell(told: Patch[], old: unknown, now: unknown, path: string): number {
  const mark = told.length;
  if (isAlike(old, now)) {
    const bytes = tellWithin(told, old as Parts, now as Parts, path);
    // of a single patch the path is longer, and the value shorter
    if (told.length <= mark + 1 || bytes <= REPLACE + path.length + JSON.stringify(now).length) return bytes;
    told.length = mark;
  }
  return add(told, { op: 'replace', path, value: now });
}

function tellWithin(told: Patch[], before: Parts, after: Parts, path: string): number {
  const at = (key: string): string => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  let bytes = 0;
  for (const key of Object.keys(after)) {
    const [old, now] = [before[key], after[key]];
    if (!Object.hasOwn(before, key)) bytes += add(told, { op: 'add', path: at(key), value: now });
    else if (old !== now) bytes += tell(told, old, now, at(key));
  }
  // the last one first: what leaves a list moves what follows
  for (const key of Object.keys(before).reverse())
    if (!Object.hasOwn(after, key)) bytes += add(told, { op: 'remove', path: at(key) });
  return bytes;
}

/**
 * What leads from one view to another, in few bytes: none where they are the same. Parts that are the same object are not looked into.
 * Values may be shared with `after`.
 */
export function patchesBetween<T extends object>(before: T, after: T): readonly Patch[] {
  const told: Patch[] = [];
  tellWithin(told, before as Parts, after as Parts, '');
  return told;
}

let made: Immer | undefined;

/** An immer of our own, whatever an app has told its. Made when it is first asked for: who sends patches, but takes none, need not bring it. */
function immer(): Immer {
  if (made === undefined) enablePatches();
  made ??= new Immer();
  return made;
}

/** The steps of a JSON Pointer (RFC 6901). */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A value with every part that equals the same part of the old one replaced by that very part. */
function kept(before: unknown, after: unknown): unknown {
  if (before === after || !isAlike(before, after)) return after;
  const [old, now] = [before, after] as [Parts, Parts];
  const parts = Object.keys(now).map((key) => [key, kept(old[key], now[key])] as const);
  if (parts.length === Object.keys(old).length && parts.every(([key, part]) => part === old[key])) return old;
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** A view with patches applied, frozen, in which every part that is as it was is the same object; nothing if they do not fit it. */
export function patched<T extends object>(view: T, patches: readonly Patch[]): T | undefined {
  try {
    if (patches.length === 0) return view;
    const steps = patches.map(({ path, ...patch }) => ({ ...patch, path: stepsOf(path) }));
    // a part that was told whole may hold others that are as they were
    return deepFreeze(kept(view, immer().applyPatches(view, steps)) as T);
  } catch {
    return undefined;
  }
}
