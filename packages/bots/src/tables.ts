/** Finds what has an id; only ids that exist are asked for. */
export function byId<T extends { readonly id: string }>(items: readonly T[]): (id: string) => T {
  const found = new Map(items.map((item) => [item.id, item]));
  return (id) => found.get(id) as T;
}
