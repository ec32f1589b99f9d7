/** States that differ from a valid one in a single part, which is taken from the same place of another state: shapes alone accept it. */
import { type Chance, clone } from '@ludi-romani/core';

type Parts = Record<string, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** A part of a value: the keys that lead there, what kind of place that is, whatever its number in a list, and what stands there. */
interface Place {
  readonly path: readonly string[];
  readonly kind: string;
  readonly value: unknown;
}

const placesBelow = (of: Parts, path: readonly string[], kind: string): Place[] =>
  Object.entries(of).flatMap(([key, value]) => {
    const here = { path: [...path, key], kind: Array.isArray(of) ? `${kind}[]` : `${kind}.${key}`, value };
    return isParts(value) ? [here, ...placesBelow(value, here.path, here.kind)] : [here];
  });

/** Of a state that nobody changes: thousands are made from each. */
const kept = new WeakMap<object, readonly Place[]>();
function placesIn(state: object): readonly Place[] {
  const places = kept.get(state) ?? placesBelow(state as Parts, [], '');
  kept.set(state, places);
  return places;
}

/** A copy of a state in which something else stands in one place. */
function withElse(state: object, { path }: Place, value: unknown): object {
  const copy = clone(state) as Parts;
  const of = path.slice(0, -1).reduce((parts, key) => parts[key] as Parts, copy);
  of[path.at(-1) ?? ''] = value;
  return copy;
}

/** Values of a kind of place that are kept, and how long they are at most as text: whole players are no small change. */
const MOST = 40;
const LONGEST = 120;

/** Makes neighbors of some of these states, with what stands in the same kind of place in any of them. */
export function neighbors(states: readonly object[]): (chance: Chance, state: object) => object {
  const known = new Map<string, Map<string, unknown>>();
  for (const state of states)
    for (const { kind, value } of placesIn(state)) {
      const text = JSON.stringify(value);
      const values = known.get(kind) ?? new Map<string, unknown>();
      if (text.length <= LONGEST && values.size < MOST) known.set(kind, values.set(text, value));
    }

  /** What else might stand there. */
  const others = (value: unknown, kind: string): unknown[] => {
    const seen = [...(known.get(kind)?.values() ?? [])];
    if (typeof value === 'number') return [value + 1, value - 1, ...seen];
    if (Array.isArray(value) && value.length > 0)
      return [value.slice(1), [...value, value[0]], [...value].reverse(), ...seen];
    return seen.length > 0 ? seen : [null];
  };

  return (chance, state) => {
    const place = chance.pick(placesIn(state).filter(({ kind }) => !kind.startsWith('.chance')));
    return withElse(state, place, clone(chance.pick(others(place.value, place.kind))));
  };
}
