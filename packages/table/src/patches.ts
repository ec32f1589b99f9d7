/** From one view to the next, as immer's patches. */
import type { Patch } from 'immer';
import { patching } from './patching';

/** Views share parts with states, which must not be frozen. */
const immer = /* @__PURE__ */ patching(false);

type Parts = Record<string, unknown>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Both are lists, or both are records. */
const alike = (before: object, after: object): boolean => Array.isArray(before) === Array.isArray(after);

/** Bytes of a patch beside its value: what replacing a whole part saves for each patch within it. */
const PATCH_BYTES = 60;

/**
 * Whether a part is told whole in fewer bytes than by what differs in it. Not one with parts within it that may have stayed what they are:
 * a client keeps those.
 */
function isShorterWhole(before: Parts, after: Parts): boolean {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (keys.some((key) => isObject(before[key]) && isObject(after[key]))) return false;
  const differing = keys.filter((key) => before[key] !== after[key]).length;
  return differing > 1 && JSON.stringify(after).length < (differing - 1) * PATCH_BYTES;
}

/** Writes to a draft of `before` what makes it `after`, and nothing else. */
function revise(draft: Parts, before: Parts, after: Parts): void {
  for (const key of Object.keys(after)) {
    const [old, now] = [before[key], after[key]];
    if (old === now) continue;
    if (isObject(old) && isObject(now) && alike(old, now) && !isShorterWhole(old, now))
      revise(draft[key] as Parts, old, now);
    else draft[key] = now;
  }
  if (Array.isArray(before) && Array.isArray(after)) draft.length = after.length;
  else for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) delete draft[key];
}

/** The patches that lead from one value of plain JSON to another; none where they are equal. What they hold may be shared with `after`. */
export function patchesBetween<T extends object>(before: T, after: T): Patch[] {
  if (before === after) return [];
  return immer().produceWithPatches(before, (draft) => revise(draft as Parts, before as Parts, after as Parts))[1];
}
