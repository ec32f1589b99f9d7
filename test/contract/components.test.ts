/** The two doors for component tables, `createEngine` by hand and `parseComponents` by zod, come of one declaration: they agree. */
import type { Chance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { SCALE } from '../scale';
import { chanceOf, games, problemsOf } from './games';

const TABLES = 100 * SCALE;

type Parent = Record<string | number, unknown>;
const isObject = (value: unknown): value is Parent => typeof value === 'object' && value !== null;

/** Every place in a value: what holds it, and the key there. */
const placesIn = (value: unknown): (readonly [Parent, string])[] =>
  isObject(value) ? Object.keys(value).flatMap((key) => [[value, key] as const, ...placesIn(value[key])]) : [];

/** Values that stand nowhere, or at the edge of where they may. */
const STRANGE: readonly unknown[] = [
  ...[-1, 0, 1, 2, 3, 9, 10, 20, 21, 100, 1000, 1001, 1.5, null, true, false],
  ...['', 'x', 'A', 'Z Z', 'a'.repeat(61), 'a'.repeat(501), 'red', 'build', 'gain', [], {}, [1], [[0, 0]], { id: 'x' }],
];

/** One thing made slightly wrong, or only different. */
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

/** Each path once: several things may be wrong in one place. */
const each = (paths: readonly string[]): string[] => [...new Set(paths)].sort();

describe.each(games)('%s', (_, { engine, createEngine, standardComponents, schemas }) => {
  test('an engine can be made of the tables of another, with or without where they come from', () => {
    const { provenance: __, ...tables } = standardComponents as { readonly provenance: object };
    for (const given of [engine.components, tables, standardComponents]) {
      expect(problemsOf(() => schemas.parseComponents(given))).toEqual([]);
      expect(createEngine(given).componentsDigest()).toBe(engine.componentsDigest());
    }
    expect(problemsOf(() => createEngine({ ...tables, provenance: {} })).length).toBeGreaterThan(0);
  });

  test('slightly wrong tables: both doors refuse them at the same paths, or neither does', () => {
    const chance = chanceOf('tables');
    let [accepted, refused] = [0, 0];
    for (let i = 0; i < TABLES; i++) {
      const given = alter(standardComponents, chance);
      const byHand = problemsOf(() => createEngine(given)).map(({ path }) => path);
      const byZod = problemsOf(() => schemas.parseComponents(given)).map(({ path }) => path);
      // of more than ten things wrong with the shapes, the schema tells those that it comes to first
      if (byZod.length !== 10) expect(each(byZod)).toEqual(each(byHand));
      else expect(byHand.length).toBeGreaterThanOrEqual(10);
      if (byHand.length > 0) refused++;
      else accepted++;
    }
    // both answers are tried
    expect(Math.min(accepted, refused)).toBeGreaterThan(TABLES / 20);
  });

  test('what the schema alone refuses, createEngine refuses there, too', () => {
    const chance = chanceOf('shapes');
    for (let i = 0; i < TABLES / 10; i++) {
      const given = alter(standardComponents, chance);
      if (!schemas.componentsSchema.safeParse(given).success)
        expect(problemsOf(() => createEngine(given)).length).toBeGreaterThan(0);
    }
  });

  test('the tables of the box are accepted as they are, and nobody can write to them', () => {
    expect(problemsOf(() => schemas.parseComponents(standardComponents))).toEqual([]);
    expect(Object.values(standardComponents).every((table) => Object.isFrozen(table))).toBe(true);
    expect(Object.isFrozen(createEngine(standardComponents).components)).toBe(true);
  });
});
