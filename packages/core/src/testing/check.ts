/** The assertions of the properties. Each throws an Error that names the place of a failure. */
import { deepEqual } from '../json/copy';

export { deepFreeze } from '../json/copy';

export function fail(message: string): never {
  throw new Error(message);
}

export function must(holds: boolean, message: string): asserts holds {
  if (!holds) fail(message);
}

export const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Calls `look` with every object in a plain value, once for each place where the object is found. */
function eachObject(value: unknown, look: (object: object) => void): void {
  if (!isObject(value)) return;
  look(value);
  for (const part of Object.values(value)) eachObject(part, look);
}

export function objectsIn(value: unknown): ReadonlySet<object> {
  const objects = new Set<object>();
  eachObject(value, (object) => objects.add(object));
  return objects;
}

/** Throws if `value` holds the same object twice, or an object that is in one of the sets `others`. */
export function mustShareNothing(value: unknown, others: readonly ReadonlySet<object>[], what: string): void {
  const seen = new Set<object>();
  eachObject(value, (object) => {
    must(!seen.has(object), `${what} holds one object twice`);
    must(!others.some((other) => other.has(object)), `${what} shares an object with another value`);
    seen.add(object);
  });
}

/** Throws if any object in `value` is not frozen. */
export function mustBeFrozen(value: unknown, what: string): void {
  eachObject(value, (object) => must(Object.isFrozen(object), `${what} must be frozen: ${brief(object)}`));
}

/** Describes the first difference of two plain values. */
function difference(one: unknown, other: unknown, path = ''): string {
  if (isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other)) {
    const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    for (const key of new Set([...a.keys(), ...b.keys()])) {
      if (a.has(key) !== b.has(key) || !deepEqual(a.get(key), b.get(key)))
        return difference(a.get(key), b.get(key), `${path}/${key}`);
    }
  }
  return `at ${path || '/'}: ${brief(one)} instead of ${brief(other)}`;
}

export function mustEqual(one: unknown, other: unknown, message: string): void {
  if (!deepEqual(one, other)) fail(`${message}, ${difference(one, other)}`);
}

export function mustBeUnique(texts: readonly string[], message: string): void {
  const seen = new Set<string>();
  for (const text of texts) {
    if (seen.has(text)) fail(`${message}: ${text}`);
    seen.add(text);
  }
}

/** Returns the error that `work` throws, or `undefined`. */
export function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error ?? new Error('null or undefined was thrown');
  }
}

export const codeOf = (error: unknown): unknown => (isObject(error) && 'code' in error ? error.code : undefined);

/** Describes the first part of a value that JSON does not preserve. Returns `undefined` for plain JSON. */
export function jsonProblem(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${path || '/'} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (!isObject(value)) return `${path || '/'} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path || '/'} is a list with holes or extra fields`;
  } else if (prototype !== Object.prototype && prototype !== null) {
    return `${path || '/'} is not a plain object`;
  }
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path || '/'} has a symbol as a key`;
  if (path.length > 2000) return `${path.slice(0, 40)}... is nested too deep`;
  for (const key of Object.keys(value)) {
    const problem = jsonProblem(value[key as keyof typeof value], `${path}/${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function mustBeJson(value: unknown, what: string): void {
  const problem = jsonProblem(value);
  if (problem !== undefined) fail(`${what} is not plain JSON: ${problem}`);
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Adds every string, number, boolean and null in a value to `into`, and returns `into`. */
export function leaves(value: unknown, into: unknown[] = []): unknown[] {
  if (isObject(value)) for (const part of Object.values(value)) leaves(part, into);
  else into.push(value);
  return into;
}
