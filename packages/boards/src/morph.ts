/**
 * Replaces a picture in a page by another one. Equal nodes stay, so the browser has little to lay out and paint. These packages are compiled
 * without the types of the DOM, so this file declares the parts of the DOM that it needs. Any node of any document fits.
 */

export interface DomNode {
  readonly nodeName: string;
  readonly childNodes: Iterable<DomNode>;
  isEqualNode(other: DomNode | null): boolean;
  replaceWith(other: DomNode): void;
  remove(): void;
  insertBefore(child: DomNode, place: DomNode | null): void;
  /** elements have attributes, text nodes do not */
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string }>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  removeAttribute(name: string): void;
}

/** Changes `now` into a copy of `next`. May move nodes out of `next`. */
function morph(now: DomNode, next: DomNode): void {
  if (now.isEqualNode(next)) return;
  if (now.attributes === undefined || next.attributes === undefined || now.nodeName !== next.nodeName) {
    now.replaceWith(next);
    return;
  }
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  for (const { name } of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
  morphInside(now, next);
}

/** Changes the children of `now` into those of `next`. May move nodes out of `next`. */
export function morphInside(now: DomNode, next: DomNode): void {
  const old = [...now.childNodes];
  const fresh = [...next.childNodes];
  if (old.length === fresh.length) {
    for (const [i, child] of old.entries()) morph(child, fresh[i] as DomNode);
    return;
  }
  const [start, end] = commonEnds(old, fresh);
  const place = old[old.length - end] ?? null;
  for (const child of old.slice(start, old.length - end)) child.remove();
  for (const child of fresh.slice(start, fresh.length - end)) now.insertBefore(child, place);
}

/** Returns the number of equal nodes at the start, and at the end of the rest. */
function commonEnds(old: readonly DomNode[], fresh: readonly DomNode[]): [start: number, end: number] {
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start]?.isEqualNode(fresh[start] ?? null)) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end)?.isEqualNode(fresh.at(-1 - end) ?? null)) end++;
  return [start, end];
}
