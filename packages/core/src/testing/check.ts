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

function objectsIn(value: unknown): ReadonlySet<object> {
  const objects = new Set<object>();
  eachObject(value, (object) => objects.add(object));
  return objects;
}

/** Returns the path of each place where an object is found in a plain value. */
function pathsOf(object: object, value: unknown, path = ''): string[] {
  if (value === object) return [path || '/'];
  return isObject(value) ? Object.entries(value).flatMap(([key, part]) => pathsOf(object, part, `${path}/${key}`)) : [];
}

/** A value whose objects no other value may share. */
export interface Owner {
  /** the value in messages, such as `the state before` */
  readonly name: string;
  readonly value: unknown;
  readonly objects: ReadonlySet<object>;
}

export const owner = (name: string, value: unknown): Owner => ({ name, value, objects: objectsIn(value) });

/** Returns a sentence with both paths if `value` shares an object with one of `owners`. Otherwise returns `undefined`. */
export function sharing(what: string, value: unknown, owners: readonly Owner[]): string | undefined {
  for (const object of objectsIn(value)) {
    const other = owners.find(({ objects }) => objects.has(object));
    if (other === undefined) continue;
    const [[here], [there]] = [pathsOf(object, value), pathsOf(object, other.value)];
    return `${what} shares an object: ${here} is the same object as ${there} of ${other.name}`;
  }
  return undefined;
}

/** Throws if `value` holds the same object twice, or shares an object with one of `owners`. */
export function mustShareNothing(what: string, value: unknown, owners: readonly Owner[]): void {
  const seen = new Set<object>();
  eachObject(value, (object) => {
    if (seen.has(object)) {
      const [first, second] = pathsOf(object, value);
      fail(
        `${what} holds an object twice: ${second} is the same object as ${first} (structuredClone preserves this, clone of core does not)`,
      );
    }
    seen.add(object);
  });
  const problem = sharing(what, value, owners);
  if (problem !== undefined) fail(problem);
}

/** Throws if an object in `value` is not frozen. With `among`, only the objects of this set must be frozen. */
export function mustBeFrozen(what: string, value: unknown, among?: ReadonlySet<object>): void {
  eachObject(value, (object) => {
    if (Object.isFrozen(object) || among?.has(object) === false) return;
    fail(`${what} must be frozen: ${pathsOf(object, value)[0]} is not, ${brief(object)}`);
  });
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
