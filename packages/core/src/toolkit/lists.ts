/** Functions on lists that every game needs. */
import { invalidState } from '../errors/errors';

/** Returns the sum of the values. */
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Returns the whole numbers from `first` to `last`. */
export const fromTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Returns the number of times that `item` is in the list. */
export const occurrences = (items: readonly unknown[], item: unknown): number => {
  let count = 0;
  for (const other of items) if (other === item) count++;
  return count;
};

/** Removes `item` once from the list. Throws LudiError `invalid-state` if the list does not contain it. */
export function takeOut<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at < 0) invalidState('cannot remove a missing item');
  list.splice(at, 1);
}

/** Returns a function that finds an item by its key, `id` by default. It throws LudiError `invalid-state` for an unknown key. */
export function finder<T extends { readonly id: unknown }>(items: readonly T[]): (id: T['id']) => T;
export function finder<T, K>(items: readonly T[], key: (item: T) => K): (id: K) => T;
export function finder<T>(
  items: readonly T[],
  key: (item: T) => unknown = (item) => (item as { readonly id: unknown }).id,
): (id: unknown) => T {
  const table = new Map(items.map((item) => [key(item), item]));
  return (id) => table.get(id) ?? invalidState(`there is no ${String(id)}`);
}
