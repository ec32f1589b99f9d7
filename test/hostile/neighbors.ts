/**
 * Makes neighbors of valid states. A neighbor differs from a valid state in a single part, which is from the same kind of place in another
 * state. Schemas that check only shapes accept neighbors.
 */
import { type Chance, clone } from '@ludi-romani/core';

type Parts = Record<string, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** A part of a state, with its place. */
interface Place {
  readonly path: readonly string[];
  /** the kind of place: the path without the indexes in lists */
  readonly kind: string;
  readonly value: unknown;
}

const placesBelow = (of: Parts, path: readonly string[], kind: string): Place[] =>
  Object.entries(of).flatMap(([key, value]) => {
    const here = { path: [...path, key], kind: Array.isArray(of) ? `${kind}[]` : `${kind}.${key}`, value };
    return isParts(value) ? [here, ...placesBelow(value, here.path, here.kind)] : [here];
  });

/** A cache of the places of each state, because thousands of neighbors are made from one state. */
const cache = new WeakMap<object, readonly Place[]>();
function placesIn(state: object): readonly Place[] {
  const places = cache.get(state) ?? placesBelow(state as Parts, [], '');
  cache.set(state, places);
  return places;
}

/** Returns a copy of a state with another value in one place. */
function withValue(state: object, { path }: Place, value: unknown): object {
  const copy = clone(state) as Parts;
  const of = path.slice(0, -1).reduce((parts, key) => parts[key] as Parts, copy);
  of[path.at(-1) ?? ''] = value;
  return copy;
}

/** The number of values that are collected for a kind of place. */
const MOST = 40;
/** The largest length of a collected value in characters of JSON. Larger values, such as a whole player, are no small changes. */
const LONGEST = 120;

/** Returns a function that makes a neighbor of one of these states, with a value from the same kind of place in any of the states. */
export function neighbors(states: readonly object[]): (chance: Chance, state: object) => object {
  const known = new Map<string, Map<string, unknown>>();
  for (const state of states)
    for (const { kind, value } of placesIn(state)) {
      const text = JSON.stringify(value);
      const values = known.get(kind) ?? new Map<string, unknown>();
      if (text.length <= LONGEST && values.size < MOST) known.set(kind, values.set(text, value));
    }

  /** Returns the values that can replace `value` in a kind of place. */
  const others = (value: unknown, kind: string): unknown[] => {
    const seen = [...(known.get(kind)?.values() ?? [])];
    if (typeof value === 'number') return [value + 1, value - 1, ...seen];
    if (Array.isArray(value) && value.length > 0)
      return [value.slice(1), [...value, value[0]], [...value].reverse(), ...seen];
    return seen.length > 0 ? seen : [null];
  };

  return (chance, state) => {
    const place = chance.pick(placesIn(state).filter(({ kind }) => !kind.startsWith('.chance')));
    return withValue(state, place, clone(chance.pick(others(place.value, place.kind))));
  };
}
