/** What is asked, where that tells what an answer points at or what a picture shows. */

interface Asking {
  readonly pending: readonly object[];
}
type Questions<S extends Asking> = Extract<S['pending'][number], { readonly ask: string }>;

/** The open question, if it asks this. */
export function asked<S extends Asking, A extends Questions<S>['ask']>(
  { pending }: S,
  ask: A,
): Extract<S['pending'][number], { readonly ask: A }> | undefined {
  const top: { readonly ask?: unknown } | undefined = pending.at(-1);
  return top?.ask === ask ? (top as Extract<S['pending'][number], { readonly ask: A }>) : undefined;
}
