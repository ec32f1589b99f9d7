/** Small things that every game does with lists. */
import { unsound } from '../errors/errors';

/** All numbers added up. */
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The numbers from `first` to `last`. */
export const fromTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** How often an item stands in a list. */
export const occurrences = (items: readonly unknown[], item: unknown): number => {
  let count = 0;
  for (const other of items) if (other === item) count++;
  return count;
};

/** Takes one item out of a list. Throws LudiError `invalid-state` if it is not there. */
export function takeOut<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at < 0) unsound('cannot remove a missing item');
  list.splice(at, 1);
}

/** What looks things up by a key, by default their `id`. It throws LudiError `invalid-state` for one that nothing has. */
export function finder<T extends { readonly id: unknown }>(items: readonly T[]): (id: T['id']) => T;
export function finder<T, K>(items: readonly T[], key: (item: T) => K): (id: K) => T;
export function finder<T>(
  items: readonly T[],
  key: (item: T) => unknown = (item) => (item as { readonly id: unknown }).id,
): (id: unknown) => T {
  const table = new Map(items.map((item) => [key(item), item]));
  return (id) => table.get(id) ?? unsound(`there is no ${String(id)}`);
}
