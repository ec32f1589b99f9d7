/**
 * Tests that `createEngine` and `parseComponents` refuse the same component tables. Both check tables by the same declaration, but only
 * `parseComponents` does so with zod.
 */
import type { Chance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { SCALE } from '../scale';
import { chanceOf, games, problemsOf } from './games';

const TABLES = 100 * SCALE;

type Parent = Record<string | number, unknown>;
const isObject = (value: unknown): value is Parent => typeof value === 'object' && value !== null;

/** Returns every place in a value: the object that holds it, and its key. */
const placesIn = (value: unknown): (readonly [Parent, string])[] =>
  isObject(value) ? Object.keys(value).flatMap((key) => [[value, key] as const, ...placesIn(value[key])]) : [];

/** Values that are invalid in most places, or at the limits of what is valid. */
const STRANGE: readonly unknown[] = [
  ...[-1, 0, 1, 2, 3, 9, 10, 20, 21, 100, 1000, 1001, 1.5, null, true, false],
  ...['', 'x', 'A', 'Z Z', 'a'.repeat(61), 'a'.repeat(501), 'red', 'build', 'gain', [], {}, [1], [[0, 0]], { id: 'x' }],
];

/** Returns a copy with one change, which may be valid or not. */
function alter(tables: object, chance: Chance): unknown {
  const altered = structuredClone(tables);
  const places = placesIn(altered);
  const [parent, key] = chance.pick(places);
  const value = parent[key];
  const other = chance.pick(places);
  chance.pick([
    () => Object.assign(parent, { [key]: chance.pick(STRANGE) }),
    () => Object.assign(parent, { [key]: structuredClone(other[0][other[1]]) }),
    () => typeof value === 'number' && Object.assign(parent, { [key]: value + chance.pick([-1, 1, 1000]) }),
    () => (Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key]),
    () => (Array.isArray(parent) ? parent.push(structuredClone(value)) : Object.assign(parent, { extra: value })),
    () => Object.assign(parent, { [other[1]]: structuredClone(other[0][other[1]]) }),
  ])();
  return altered;
}

/** Returns the sorted paths without repetitions. A path can be repeated because it can have several problems. */
const each = (paths: readonly string[]): string[] => [...new Set(paths)].sort();

describe.each(games)('%s', (_, { engine, createEngine, standardComponents, schemas }) => {
  test('accepts the tables of an engine, with or without provenance', () => {
    const { provenance: __, ...tables } = standardComponents as { readonly provenance: object };
    for (const given of [engine.components, tables, standardComponents]) {
      expect(problemsOf(() => schemas.parseComponents(given))).toEqual([]);
      expect(createEngine(given).componentsDigest()).toBe(engine.componentsDigest());
    }
    expect(problemsOf(() => createEngine({ ...tables, provenance: {} })).length).toBeGreaterThan(0);
  });

  test('both functions refuse changed tables at the same paths, or both accept them', () => {
    const chance = chanceOf('tables');
    let [accepted, refused] = [0, 0];
    for (let i = 0; i < TABLES; i++) {
      const given = alter(standardComponents, chance);
      const byHand = problemsOf(() => createEngine(given)).map(({ path }) => path);
      const byZod = problemsOf(() => schemas.parseComponents(given)).map(({ path }) => path);
      // the schema reports only the first ten problems, in another order
      if (byZod.length !== 10) expect(each(byZod)).toEqual(each(byHand));
      else expect(byHand.length).toBeGreaterThanOrEqual(10);
      if (byHand.length > 0) refused++;
      else accepted++;
    }
    // the test has tried enough valid and invalid tables
    expect(Math.min(accepted, refused)).toBeGreaterThan(TABLES / 20);
  });

  test('createEngine refuses all tables that componentsSchema refuses', () => {
    const chance = chanceOf('shapes');
    for (let i = 0; i < TABLES / 10; i++) {
      const given = alter(standardComponents, chance);
      if (!schemas.componentsSchema.safeParse(given).success)
        expect(problemsOf(() => createEngine(given)).length).toBeGreaterThan(0);
    }
  });

  test('accepts the printed tables, which are frozen', () => {
    expect(problemsOf(() => schemas.parseComponents(standardComponents))).toEqual([]);
    expect(Object.values(standardComponents).every((table) => Object.isFrozen(table))).toBe(true);
    expect(Object.isFrozen(createEngine(standardComponents).components)).toBe(true);
  });
});
