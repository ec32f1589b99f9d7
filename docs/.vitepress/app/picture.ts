/** Shows pictures without blocking the page. */
import './colors';
import { putPicture } from '@ludi-romani/boards/dom';

/** The number of elements that are added per frame. The layout of a whole table in one frame would block the page. */
const AT_ONCE = 400;

const within = (part: Element): number => part.querySelectorAll('*').length;

/**
 * Removes the children of an element, and from each large child also its children. Returns the parts in the order in which they must be
 * added. The parts are removed instead of hidden, because browsers lay out hidden elements in part.
 */
function* takenApart(into: Element): Generator<Part> {
  for (const part of [...into.children]) {
    part.remove();
    const parts = within(part) > AT_ONCE ? [...takenApart(part)] : [];
    yield { into, part };
    yield* parts;
  }
}

/** A removed part, and its parent. */
interface Part {
  readonly into: Element;
  readonly part: Element;
}
/** The parts that are still missing, in order. */
const missing: Part[] = [];
/** The elements whose first picture is incomplete. */
const incomplete = new Set<HTMLElement>();
/** The functions to call when no part is missing. */
const waiting: (() => void)[] = [];

/** Adds missing parts, up to AT_ONCE elements, and the rest in the next frames. */
function addParts() {
  let room = AT_ONCE;
  for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
    next.into.append(next.part);
    room -= 1 + within(next.part);
    if (room <= 0) {
      requestAnimationFrame(addParts);
      return;
    }
  }
  for (const done of waiting.splice(0)) done();
}

/**
 * Shows an SVG text in an element that contains nothing else. Adds the first picture part by part. Calls `done` when the picture is
 * complete.
 */
export function show(box: HTMLElement, svg: string, done: () => void = () => {}) {
  if (incomplete.has(box)) waiting.push(() => show(box, svg, done));
  else if (box.firstChild !== null) {
    putPicture(box, svg);
    done();
  } else {
    putPicture(box, svg);
    if (missing.length === 0) requestAnimationFrame(addParts);
    missing.push(...takenApart(box));
    incomplete.add(box);
    waiting.push(() => {
      incomplete.delete(box);
      done();
    });
  }
}
