/** A picture in a page that nothing shall block. */
import { putPicture } from '@ludi-romani/boards/dom';

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

/** Shows a picture, given as text, in an element that holds nothing else. A first one comes part by part: the groups in its groups. */
export function show(box: HTMLElement, svg: string) {
  const isFirst = box.firstChild === null;
  putPicture(box, svg);
  if (!isFirst) return;
  const parts = [...box.querySelectorAll('svg > g > g')];
  for (const part of parts) part.setAttribute('display', 'none');
  if (hidden.length === 0) requestAnimationFrame(reveal);
  hidden.push(...parts);
}
