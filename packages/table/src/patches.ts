/** From one view to the next, as a JSON Patch (RFC 6902): to be told by the server, and taken by the client. */
import { deepFreeze, reconcile } from '@ludi-romani/core';
import { enablePatches, Immer } from 'immer';
import type { Patch } from './types';

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The bytes of a patch that replaces, beside its path and its value: `{"op":"replace","path":"","value":},`. */
const REPLACE = 36;

/** What of so many bytes is left after the text of a value; of a long one, no more is looked at than they last. */
function left(bytes: number, value: unknown): number {
  if (typeof value === 'string') return bytes - value.length - 2;
  if (!isObject(value)) return bytes - String(value).length;
  const isList = Array.isArray(value);
  let rest = bytes - 2;
  for (const key of Object.keys(value)) {
    if (rest < 0) break;
    rest = left(rest - (isList ? 1 : key.length + 4), value[key]);
  }
  return rest;
}

/** Tells one thing more, and gives its bytes. */
function add(told: Patch[], patch: Patch): number {
  told.push(patch);
  return JSON.stringify(patch).length + 1;
}

/** Tells what differs in a part, and gives its bytes: what differs within it, or the whole part if that is shorter. */
function tell(told: Patch[], old: unknown, now: unknown, path: string): number {
  const mark = told.length;
  if (isObject(old) && isObject(now) && Array.isArray(old) === Array.isArray(now)) {
    const bytes = tellWithin(told, old, now, path);
    // of a single patch the path is longer, and the value shorter
    if (told.length <= mark + 1 || left(bytes - REPLACE - path.length, now) < 0) return bytes;
    told.length = mark;
  }
  return add(told, { op: 'replace', path, value: now });
}

function tellWithin(told: Patch[], before: Parts, after: Parts, path: string): number {
  const at = (key: string): string => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  let bytes = 0;
  for (const key of Object.keys(after)) {
    const [old, now] = [before[key], after[key]];
    if (old === now) continue;
    bytes += Object.hasOwn(before, key)
      ? tell(told, old, now, at(key))
      : add(told, { op: 'add', path: at(key), value: now });
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
  if (before !== after) tellWithin(told, before as Parts, after as Parts, '');
  return told;
}

let made: Immer | undefined;

/** An immer of our own, whatever an app has told its. Made when it is first asked for: who sends patches, but takes none, need not bring it. */
function immer(): Immer {
  if (made === undefined) enablePatches();
  made ??= new Immer({ autoFreeze: true });
  return made;
}

/** The steps of a JSON Pointer (RFC 6901). */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A view with patches applied, frozen, in which every part that is as it was is the same object; nothing if they do not fit it. */
export function patched<T extends object>(view: T, patches: readonly Patch[]): T | undefined {
  if (patches.length === 0) return view;
  try {
    const steps = patches.map(({ path, ...patch }) => ({ ...patch, path: stepsOf(path) }));
    // a part that was told whole may hold others that are as they were
    return deepFreeze(reconcile(view, immer().applyPatches(view, steps)));
  } catch {
    return undefined;
  }
}
