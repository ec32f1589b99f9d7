/**
 * A picture in the place of another one: what is the same stays in the page, so that little is laid out and painted anew. The compiler of
 * these packages knows no DOM, so this file says itself how much of it is needed: any node of any document is one.
 */

export interface Branch {
  readonly nodeName: string;
  readonly childNodes: Iterable<Branch>;
  isEqualNode(other: Branch | null): boolean;
  replaceWith(other: Branch): void;
  remove(): void;
  insertBefore(child: Branch, place: Branch | null): void;
  /** elements have them, texts have not */
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string }>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  removeAttribute(name: string): void;
}

/** Makes `now` what `next` is, which is used up by it. */
function morph(now: Branch, next: Branch): void {
  if (now.isEqualNode(next)) return;
  if (now.attributes === undefined || next.attributes === undefined || now.nodeName !== next.nodeName) {
    now.replaceWith(next);
    return;
  }
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  for (const { name } of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
  morphInside(now, next);
}

/** Makes what is in `now` what is in `next`. */
export function morphInside(now: Branch, next: Branch): void {
  const old = [...now.childNodes];
  const fresh = [...next.childNodes];
  if (old.length === fresh.length) {
    for (const [i, child] of old.entries()) morph(child, fresh[i] as Branch);
    return;
  }
  const [first, cut] = ends(old, fresh);
  const place = old[old.length - cut] ?? null;
  for (const child of old.slice(first, old.length - cut)) child.remove();
  for (const child of fresh.slice(first, fresh.length - cut)) now.insertBefore(child, place);
}

/** How many are the same at the beginning, and behind that at the end. */
function ends(old: readonly Branch[], fresh: readonly Branch[]): [first: number, cut: number] {
  const shorter = Math.min(old.length, fresh.length);
  let first = 0;
  while (first < shorter && old[first]?.isEqualNode(fresh[first] ?? null)) first++;
  let cut = 0;
  while (cut < shorter - first && old.at(-1 - cut)?.isEqualNode(fresh.at(-1 - cut) ?? null)) cut++;
  return [first, cut];
}
