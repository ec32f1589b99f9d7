/** A picture in a page that nothing shall block. */
import { putPicture } from '@ludi-romani/boards/dom';

/** So many elements are laid out between two frames: all of a table at once would block the page. */
const AT_ONCE = 300;

/** What is in the page already and to be laid out yet. */
const hidden: Element[] = [];
/** What is to be done when nothing is hidden any more. */
let waiting: (() => void)[] = [];

function reveal() {
  let room = AT_ONCE;
  while (room > 0) {
    const next = hidden.shift();
    if (next === undefined) {
      for (const done of waiting) done();
      waiting = [];
      return;
    }
    next.removeAttribute('display');
    room -= next.querySelectorAll('*').length;
  }
  requestAnimationFrame(reveal);
}

/** Shows a picture, given as text, in an element that holds nothing else. A first one comes part by part: the groups in its groups; `done` when all are there. */
export function show(box: HTMLElement, svg: string, done: () => void = () => {}) {
  const isFirst = box.firstChild === null;
  putPicture(box, svg);
  if (!isFirst) return done();
  const parts = [...box.querySelectorAll('svg > g > g')];
  for (const part of parts) part.setAttribute('display', 'none');
  if (hidden.length === 0) requestAnimationFrame(reveal);
  hidden.push(...parts);
  waiting.push(done);
}
