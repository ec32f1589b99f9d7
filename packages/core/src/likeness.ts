import { canonicalJson } from './canonical';
import { isRecord } from './plain';

/**
 * Whether a value has the outline of a sound one: its fields, each of the same kind, and theirs. What is `null` in either may be
 * anything, and lists of ids may hold any.
 */
export function isLike(sound: unknown, value: unknown): boolean {
  if (sound === null || value === null) return value !== undefined;
  if (Array.isArray(sound)) {
    const [first] = sound;
    return Array.isArray(value) && (!isRecord(first) || value.every((item) => isLike(first, item)));
  }
  if (!isRecord(sound)) return typeof sound === typeof value;
  return (
    isRecord(value) && Object.keys(sound).every((key) => Object.hasOwn(value, key) && isLike(sound[key], value[key]))
  );
}

/** An action with the lists in these fields in order, so that two which differ in it alone are equal. */
export function inOrder(action: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  const ordered: Record<string, unknown> = { ...action };
  for (const field of fields) {
    const list = ordered[field];
    if (Array.isArray(list)) ordered[field] = list.map(canonicalJson).sort();
  }
  return ordered;
}
