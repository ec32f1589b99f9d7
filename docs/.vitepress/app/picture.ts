/** A picture in a page that nothing shall block. */
import { putPicture } from '@ludi-romani/boards/dom';

/** So many elements are laid out between two frames: all of a table at once would block the page. */
const AT_ONCE = 400;

const within = (part: Element): number => part.querySelectorAll('*').length;

/**
 * Takes what is in an element out of it, part by part: what is too large for one goes in parts. Not hidden but out of the page, since
 * browsers lay out much of what is hidden.
 */
function* takenApart(into: Element): Generator<Coming> {
  for (const part of [...into.children]) {
    part.remove();
    const parts = within(part) > AT_ONCE ? [...takenApart(part)] : [];
    yield { into, part };
    yield* parts;
  }
}

/** A part, and the element that it comes into. */
interface Coming {
  readonly into: Element;
  readonly part: Element;
}
/** What is to come yet, the first first. */
const coming: Coming[] = [];
/** Whose first picture is not there as a whole. */
const incomplete = new Set<HTMLElement>();
/** What is to be done when all is there. */
const waiting: (() => void)[] = [];

function come() {
  let room = AT_ONCE;
  for (let next = coming.shift(); next !== undefined; next = coming.shift()) {
    next.into.append(next.part);
    room -= 1 + within(next.part);
    if (room <= 0) {
      requestAnimationFrame(come);
      return;
    }
  }
  for (const done of waiting.splice(0)) done();
}

/** Shows a picture, given as text, in an element that holds nothing else. A first one comes part by part; `done` when all is there. */
export function show(box: HTMLElement, svg: string, done: () => void = () => {}) {
  if (incomplete.has(box)) waiting.push(() => show(box, svg, done));
  else if (box.firstChild !== null) {
    putPicture(box, svg);
    done();
  } else {
    putPicture(box, svg);
    if (coming.length === 0) requestAnimationFrame(come);
    coming.push(...takenApart(box));
    incomplete.add(box);
    waiting.push(() => {
      incomplete.delete(box);
      done();
    });
  }
}
