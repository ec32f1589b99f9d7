/** Multisets of resources: how many of each kind. A kind that is not named is not there. */
import { LudiError } from './errors';

export type Multiset<K extends string = string> = Readonly<Partial<Record<K, number>>>;

const kinds = <K extends string>(set: Multiset<K>): K[] => Object.keys(set) as K[];
const amount = <K extends string>(set: Multiset<K>, kind: K): number => set[kind] ?? 0;

/** How many there are in all. */
export const total = <K extends string>(set: Multiset<K>): number =>
  kinds(set).reduce((sum, kind) => sum + amount(set, kind), 0);

/** Whether `set` holds all of `part`: whether a price can be paid exactly. */
export const contains = <K extends string>(set: Multiset<K>, part: Multiset<NoInfer<K>>): boolean =>
  kinds(part).every((kind) => amount(set, kind) >= amount(part, kind));

/** Both together. */
export function plus<K extends string>(set: Multiset<K>, other: Multiset<NoInfer<K>>): Record<K, number> {
  const sum = { ...set } as Record<K, number>;
  for (const kind of kinds(other)) sum[kind] = amount(set, kind) + amount(other, kind);
  return sum;
}

/** What is left after a part was taken. Throws `internal` if the part is not there. */
export function minus<K extends string>(set: Multiset<K>, part: Multiset<NoInfer<K>>): Record<K, number> {
  if (!contains(set, part)) throw new LudiError('internal', 'cannot remove a missing item');
  const rest = { ...set } as Record<K, number>;
  for (const kind of kinds(part)) rest[kind] = amount(set, kind) - amount(part, kind);
  return rest;
}

/** Whether both hold the same. */
export const equal = <K extends string>(set: Multiset<K>, other: Multiset<K>): boolean =>
  contains(set, other) && contains(other, set);

/** The items counted by kind, every kind of the order named. */
export function tally<K extends string>(items: readonly K[], order: readonly K[]): Record<K, number> {
  const set = Object.fromEntries(order.map((kind) => [kind, 0])) as Record<K, number>;
  for (const item of items) set[item]++;
  return set;
}

/** The items one by one, kind after kind in the given order. */
export const expand = <K extends string>(set: Multiset<K>, order: readonly K[]): K[] =>
  order.flatMap((kind) => Array.from({ length: amount(set, kind) }, () => kind));

/**
 * The parts of what there is, one kind of `worth` after another, fewest of the first kind first. `keep` cuts off what
 * cannot lead to a choice: it is told what the part is worth so far, and what it would be worth with all of the kinds to come.
 */
function choose<K extends string>(
  have: Multiset<K>,
  worth: Readonly<Record<K, number>>,
  keep: (value: number, reach: number, taken: Record<K, number>) => boolean,
): Record<K, number>[] {
  const order = kinds(worth);
  const found: Record<K, number>[] = [];
  const taken = tally<K>([], order);
  const from = (next: number, value: number, toCome: number): void => {
    if (!keep(value, value + toCome, taken)) return;
    const kind = order[next];
    if (kind === undefined) {
      found.push({ ...taken });
      return;
    }
    const rest = toCome - amount(have, kind) * worth[kind];
    for (let n = 0; n <= amount(have, kind); n++) {
      taken[kind] = n;
      from(next + 1, value + n * worth[kind], rest);
    }
    taken[kind] = 0;
  };
  from(
    0,
    0,
    order.reduce((sum, kind) => sum + amount(have, kind) * worth[kind], 0),
  );
  return found;
}

/** Every part of `size` items, or of any size: fewest of the first kind first. */
export function submultisets<K extends string>(
  have: Multiset<K>,
  order: readonly K[],
  size?: number,
): Record<K, number>[] {
  const each = Object.fromEntries(order.map((kind) => [kind, 1])) as Record<K, number>;
  return choose(have, each, (count, reach) => size === undefined || (count <= size && reach >= size));
}

/** Every part that is worth exactly `price`, in the order of `worth`'s kinds: fewest of the first kind first. Worths are at least 1. */
export const exactPayments = <K extends string>(
  have: Multiset<K>,
  worth: Readonly<Record<K, number>>,
  price: number,
): Record<K, number>[] => choose(have, worth, (paid, reach) => paid <= price && reach >= price);

/** Every part that is worth at least `price` and of which nothing could be left out, in the same order. */
export function irredundantPayments<K extends string>(
  have: Multiset<K>,
  worth: Readonly<Record<K, number>>,
  price: number,
): Record<K, number>[] {
  const redundant = (paid: number, taken: Record<K, number>) =>
    kinds(worth).some((kind) => taken[kind] > 0 && paid - worth[kind] >= price);
  return choose(have, worth, (paid, reach, taken) => reach >= price && !redundant(paid, taken));
}
