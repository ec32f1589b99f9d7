/** JSON of values that come one after another and share their parts. */

/** How deep parts are looked at one by one: down to what an area, one of a view's players, consists of. */
const DEPTH = 3;

/** A value as it was written last, and its parts in their order if they were written one by one. */
interface Written {
  value: unknown;
  text: string;
  parts: Written[];
}

const unwritten = (): Written => ({ value: undefined, text: '', parts: [] });

/**
 * Writes values as `JSON.stringify` does, and of each only what is another object than at the same place of the one before: of a view four
 * fifths are as they were a ply ago. They must be plain JSON that nobody writes to, their fields names that need no escapes.
 */
export function jsonWriter(): (value: object) => string {
  const last = unwritten();
  return (value) => write(last, value, DEPTH);
}

function write(last: Written, value: unknown, depth: number): string {
  if (value === last.value) return last.text;
  last.value = value;
  last.text = depth > 0 && hasParts(value) ? writeParts(last.parts, value, depth - 1) : JSON.stringify(value);
  return last.text;
}

/** A list of numbers or ids is written at one go. */
const hasParts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof value[0] !== 'object');

function writeParts(parts: Written[], value: object, depth: number): string {
  const isList = Array.isArray(value);
  let text = '';
  let at = 0;
  for (const name of Object.keys(value)) {
    parts[at] ??= unwritten();
    const part = write(parts[at] as Written, value[name as keyof typeof value], depth);
    text += `${at === 0 ? '' : ','}${isList ? '' : `"${name}":`}${part}`;
    at++;
  }
  return isList ? `[${text}]` : `{${text}}`;
}
