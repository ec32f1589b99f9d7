/** A picture in the place of another one: what is the same stays in the page, so that little is laid out and painted anew. */

/** Makes `now` what `next` is, which is used up by it. */
function morph(now: Node, next: Node) {
  if (now.isEqualNode(next)) return;
  if (!(now instanceof Element && next instanceof Element && now.nodeName === next.nodeName)) {
    (now as ChildNode).replaceWith(next);
    return;
  }
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  for (const { name } of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
  const [old, fresh] = [[...now.childNodes], [...next.childNodes]];
  if (old.length === fresh.length) {
    old.forEach((child, i) => {
      const other = fresh[i];
      if (other !== undefined) morph(child, other);
    });
    return;
  }
  const [first, cut] = ends(old, fresh);
  const place = old[old.length - cut] ?? null;
  for (const child of old.slice(first, old.length - cut)) child.remove();
  for (const child of fresh.slice(first, fresh.length - cut)) now.insertBefore(child, place);
}

/** How many are the same at the beginning, and behind that at the end. */
function ends(old: readonly Node[], fresh: readonly Node[]): [first: number, cut: number] {
  const shorter = Math.min(old.length, fresh.length);
  let first = 0;
  while (first < shorter && old[first]?.isEqualNode(fresh[first] ?? null)) first++;
  let cut = 0;
  while (cut < shorter - first && old.at(-1 - cut)?.isEqualNode(fresh.at(-1 - cut) ?? null)) cut++;
  return [first, cut];
}

/** So many elements are laid out between two frames: all of a table at once would block the page. */
const AT_ONCE = 500;

/** What is in the page already and to be laid out yet. */
const hidden: Element[] = [];

function reveal() {
  let room = AT_ONCE;
  while (room > 0) {
    const next = hidden.shift();
    if (next === undefined) return;
    next.removeAttribute('display');
    room -= next.querySelectorAll('*').length;
  }
  requestAnimationFrame(reveal);
}

/** A first picture comes part by part: they are the groups in the groups of the picture. */
function showFirst(box: Element, content: DocumentFragment) {
  const parts = [...content.querySelectorAll('svg > g > g')];
  for (const part of parts) part.setAttribute('display', 'none');
  box.replaceChildren(content);
  if (hidden.length === 0) requestAnimationFrame(reveal);
  hidden.push(...parts);
}

/** Shows a picture, given as text, in an element that holds nothing else. */
export function show(box: Element, svg: string) {
  const template = document.createElement('template');
  template.innerHTML = svg;
  const { content } = template;
  const [now, next] = [box.firstChild, content.firstChild];
  if (now === null || next === null) showFirst(box, content);
  else morph(now, next);
}
