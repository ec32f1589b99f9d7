/**
 * States that differ from a sound one in a single thing: one that may well stand there, which schemas of shapes alone let through, or a
 * number that nobody checked.
 */
import { type Chance, clone } from '@ludi-romani/core';

type Parts = Record<string, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** A part of a value: what holds it, its key there, and what kind of place that is, whatever its number in a list. */
interface Place {
  readonly of: Parts;
  readonly key: string;
  readonly kind: string;
}

const placesIn = (of: Parts, kind: string): Place[] =>
  Object.keys(of).flatMap((key) => {
    const here = { of, key, kind: Array.isArray(of) ? `${kind}[]` : `${kind}.${key}` };
    const part = of[key];
    return isParts(part) ? [here, ...placesIn(part, here.kind)] : [here];
  });

/** Values of a kind of place that are kept, and how long they are at most as text: whole players are no small change. */
const MOST = 40;
const LONGEST = 120;

/** Makes neighbors of some of these states, with what stands in the same kind of place in any of them. */
export function neighbors(states: readonly object[]): (chance: Chance, state: object) => object {
  const known = new Map<string, Map<string, unknown>>();
  for (const state of states)
    for (const { of, key, kind } of placesIn(state as Parts, '')) {
      const text = JSON.stringify(of[key]);
      const values = known.get(kind) ?? new Map<string, unknown>();
      if (text.length <= LONGEST && values.size < MOST) known.set(kind, values.set(text, of[key]));
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
    const copy = clone(state) as Parts;
    const { of, key, kind } = chance.pick(placesIn(copy, '').filter((place) => !place.kind.startsWith('.chance')));
    of[key] = clone(chance.pick(others(of[key], kind)));
    return copy;
  };
}

/** Numbers that no state has in any place: who counts as far as one of them, or makes a list of as many, does not come back. */
const ODD = [Infinity, -Infinity, Number.NaN, 1e308, -1e308, 2 ** 53, 2 ** 31, -1, 0.5];

/** A state with one of them, where a number or nothing stands. Each kind of place is as likely as another. */
export function withOddNumber(chance: Chance, state: object): object {
  const copy = clone(state) as Parts;
  const places = placesIn(copy, '').filter(({ of, key }) => typeof of[key] === 'number' || of[key] === null);
  const kind = chance.pick([...new Set(places.map((place) => place.kind))]);
  const { of, key } = chance.pick(places.filter((place) => place.kind === kind));
  of[key] = chance.pick(ODD);
  return copy;
}
