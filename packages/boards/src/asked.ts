/** The type-safe lookup of an open question, for targets and pictures that depend on it. */

interface Asking {
  readonly pending: readonly object[];
}
type Questions<S extends Asking> = Extract<S['pending'][number], { readonly ask: string }>;

/** Returns the open question if it asks `ask`, otherwise `undefined`. */
export function asked<S extends Asking, A extends Questions<S>['ask']>(
  { pending }: S,
  ask: A,
): Extract<S['pending'][number], { readonly ask: A }> | undefined {
  const top: { readonly ask?: unknown } | undefined = pending.at(-1);
  return top?.ask === ask ? (top as Extract<S['pending'][number], { readonly ask: A }>) : undefined;
}
