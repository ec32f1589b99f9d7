/** Writes the JSON of consecutive values that share parts, such as the views of a game. */

/** The depth to which parts are cached: down to the fields of a player's area in a view. */
const DEPTH = 3;

/** A cache entry: the last value at a place, its JSON, and the entries of its parts if they were written separately. */
interface Written {
  value: unknown;
  text: string;
  parts: Written[];
}

const unwritten = (): Written => ({ value: undefined, text: '', parts: [] });

/**
 * Returns a function that writes values as `JSON.stringify` does. It reuses the text of each part that is the same object as in the last
 * value: four fifths of a view do not change from ply to ply. The values must be immutable plain JSON. Their field names must not contain
 * characters that JSON escapes.
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

/** Returns true for records and lists of objects. Lists of numbers or ids are written as a whole. */
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
