/**
 * A picture in a page, which reports the id of each element that is clicked, tapped or chosen by keys. These packages are compiled without the
 * types of the DOM, so this file declares the parts of the DOM that it needs. Any element of any document fits.
 */
import { type DomNode, morphInside } from './morph';

/** An element of a page. */
export interface StageElement {
  readonly ownerDocument: object;
  innerHTML: string;
  textContent: string | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  remove(): void;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface PageElement extends StageElement {
  readonly ownerDocument: PageDocument;
  addEventListener(type: string, listener: (event: PageEvent) => void): void;
  removeEventListener(type: string, listener: (event: PageEvent) => void): void;
  append(...children: PageElement[]): void;
  closest(selector: string): PageElement | null;
  contains(other: PageElement | null): boolean;
  focus(options: { readonly preventScroll: boolean }): void;
  removeAttribute(name: string): void;
  getBoundingClientRect(): Rect;
  /** returns the document, or the shadow root that contains the element */
  getRootNode(): Root;
  querySelectorAll(selector: string): Iterable<PageElement>;
  scrollIntoView(options: { readonly block: 'nearest'; readonly inline: 'nearest' }): void;
}

interface PageDocument {
  readonly defaultView: { matchMedia(query: string): MediaQuery } | null;
  createElement(name: 'template'): StageElement & { readonly content: DomNode };
  createElement(name: string): PageElement;
}

interface MediaQuery {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

interface Root {
  readonly activeElement: PageElement | null;
  elementFromPoint(x: number, y: number): PageElement | null;
}

interface PageEvent {
  readonly target: PageElement;
  /** the number of clicks in a row */
  readonly detail: number;
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  preventDefault(): void;
}

export interface StageEvents {
  /** Called when the player points at the element with this id, even if it cannot be pointed at now. */
  onPoint(id: string): void;
  /** Called when the player presses Escape to take the last pointing back. */
  onBack(): void;
}

export interface Stage {
  /** Replaces the content by one or several pictures. Screen readers announce `said`. */
  show(svg: string, said?: string): void;
  /** Removes everything that the stage added to the container. */
  remove(): void;
}

/**
 * Replaces the content of `box` by one or several pictures, given as text. Nodes that do not change stay in the page. If little changes, this is
 * many times faster than `innerHTML`.
 */
export function putPicture(box: StageElement, svg: string): void {
  const template = (box as PageElement).ownerDocument.createElement('template');
  template.innerHTML = svg;
  morphInside(box as StageElement & DomNode, template.content);
}

/** Selects the elements that can be pointed at now. */
const OPEN = '[data-id].open';

/** Hides an element visually, but not from screen readers. */
const VISUALLY_HIDDEN =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

const idOf = (element: PageElement): string => element.getAttribute('data-id') ?? '';
const middleOf = ({ left, top, right, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Returns the distance between two ranges, 0 if they overlap. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

/** A function that returns the cost of a move between two places. */
type Metric = (from: Rect, to: Rect) => number;

const distance: Metric = (one, other) => {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
};

/**
 * Returns the cost of a move ahead in one direction: sideways gaps count twice, and the offset of the middles breaks ties. `Infinity` if the
 * target is not in that direction.
 */
const directedCost = (ahead: number, aside: number, offset: number): number =>
  ahead > 1 ? ahead + 2 * aside + offset / 1000 : Number.POSITIVE_INFINITY;
const horizontal =
  (sign: number): Metric =>
  (from, to) => {
    const [a, b] = [middleOf(from), middleOf(to)];
    return directedCost(sign * (b.x - a.x), gap(from.top, from.bottom, to.top, to.bottom), Math.abs(b.y - a.y));
  };
const vertical =
  (sign: number): Metric =>
  (from, to) => {
    const [a, b] = [middleOf(from), middleOf(to)];
    return directedCost(sign * (b.y - a.y), gap(from.left, from.right, to.left, to.right), Math.abs(b.x - a.x));
  };
const DIRECTIONS: Readonly<Record<string, Metric>> = {
  ArrowLeft: horizontal(-1),
  ArrowRight: horizontal(1),
  ArrowUp: vertical(-1),
  ArrowDown: vertical(1),
};

/** Returns the element with the lowest cost, or `undefined` if each cost is `Infinity`. */
function nearest(elements: readonly PageElement[], from: Rect, metric: Metric): PageElement | undefined {
  let best: PageElement | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    const cost = metric(from, element.getBoundingClientRect());
    if (cost >= lowest) continue;
    best = element;
    lowest = cost;
  }
  return best;
}

/**
 * Returns a stage that shows pictures in `container`. The open elements are those that can be pointed at. Tab moves the focus to one of them.
 * An arrow key moves it to the nearest open element in that direction. Home and End move it to the first and last one, PageUp and PageDown to
 * the previous and next one. Enter and Space point at the focused element. Escape takes the last pointing back.
 */
export function stage(container: StageElement, { onPoint, onBack }: StageEvents): Stage {
  const { ownerDocument: page } = container as PageElement;
  const picture = page.createElement('div');
  // keeps the focus in the picture while no element is open
  picture.setAttribute('tabindex', '-1');
  picture.setAttribute('style', 'outline:none');
  const liveRegion = page.createElement('div');
  liveRegion.setAttribute('role', 'status');
  liveRegion.setAttribute('aria-live', 'polite');
  liveRegion.setAttribute('style', VISUALLY_HIDDEN);
  (container as PageElement).append(picture, liveRegion);

  let byKey = false;
  /** the element that Tab reaches */
  let tabStop: PageElement | undefined;

  const openElements = (): PageElement[] => [...picture.querySelectorAll(OPEN)];
  const isFocused = (): boolean => picture.contains(picture.getRootNode().activeElement);

  const setTabStop = (element: PageElement | undefined) => {
    tabStop?.setAttribute('tabindex', '-1');
    element?.setAttribute('tabindex', '0');
    tabStop = element;
  };
  /** Returns true if the element is visible from top to bottom. A prompt that sticks to the bottom of the page may cover it. */
  const isInView = (element: PageElement): boolean => {
    const rect = element.getBoundingClientRect();
    const { x, y } = middleOf(rect);
    const root = picture.getRootNode();
    return [rect.top + 2, y, rect.bottom - 2].every((height) => element.contains(root.elementFromPoint(x, height)));
  };
  const scrollTo = (element: PageElement) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const focus = (element: PageElement | undefined) => {
    if (element === undefined) return;
    setTabStop(element);
    element.focus({ preventScroll: true });
    scrollTo(element);
  };

  const MOVES: Readonly<Record<string, (all: readonly PageElement[], from: PageElement) => PageElement | undefined>> = {
    Home: (all) => all[0],
    End: (all) => all.at(-1),
    PageUp: (all, from) => all[all.indexOf(from) - 1],
    PageDown: (all, from) => all[all.indexOf(from) + 1],
  };

  const onClick = ({ target, detail }: PageEvent) => {
    const element = target.closest('[data-id]');
    byKey = false;
    // the second click of a double click is ignored: it would undo the first one, or hit the next picture
    if (element !== null && detail < 2) onPoint(idOf(element));
  };
  const onKeydown = (event: PageEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const element = target.closest('[data-id]');
    const from = element ?? tabStop;
    const metric = DIRECTIONS[key];
    const move = MOVES[key];
    byKey = true;
    if (key === 'Escape') onBack();
    else if ((key === 'Enter' || key === ' ') && element !== null) onPoint(idOf(element));
    else if (metric !== undefined && from !== undefined)
      focus(nearest(openElements(), from.getBoundingClientRect(), metric));
    else if (move !== undefined && from !== undefined) focus(move(openElements(), from));
    else return;
    event.preventDefault();
  };
  const onFocusin = ({ target }: PageEvent) => {
    if (target.closest(OPEN) === target) setTabStop(target);
  };
  const LISTENERS = { click: onClick, keydown: onKeydown, focusin: onFocusin };
  for (const [type, listener] of Object.entries(LISTENERS)) picture.addEventListener(type, listener);

  return {
    show(svg, said) {
      const hadFocus = isFocused();
      const id = tabStop === undefined ? undefined : idOf(tabStop);
      const place = tabStop?.getBoundingClientRect();
      // with the attribute that the stage added, unchanged elements would count as changed
      for (const element of openElements()) element.removeAttribute('tabindex');
      putPicture(picture, svg);
      tabStop = undefined;
      const elements = openElements();
      for (const element of elements) element.setAttribute('tabindex', '-1');
      const same = elements.find((element) => idOf(element) === id);
      setTabStop(same ?? (place === undefined ? undefined : nearest(elements, place, distance)) ?? elements[0]);
      if (hadFocus) (tabStop ?? picture).focus({ preventScroll: true });
      // a player who uses keys must see the focused element, any other player at least one open element
      if (tabStop !== undefined && (byKey && hadFocus ? !isInView(tabStop) : !elements.some(isInView)))
        scrollTo(tabStop);
      if (said !== undefined) {
        // always a new element: screen readers do not announce unchanged text
        liveRegion.textContent = '';
        const line = page.createElement('p');
        line.textContent = said;
        liveRegion.append(line);
      }
    },
    remove() {
      for (const [type, listener] of Object.entries(LISTENERS)) picture.removeEventListener(type, listener);
      picture.remove();
      liveRegion.remove();
    },
  };
}

/** A game that `play` can run. `hotSeat` and `online` return one, and an app can implement others. */
export interface Scene {
  readonly said: string;
  point(id: string): void;
  back(): boolean;
  picture(part: string): string;
  parts(): readonly string[];
  /** Calls `listener` after every change, until the returned function is called. Only scenes that change by themselves need it. */
  subscribe?(listener: () => void): () => void;
}

export interface Playing {
  /** Shows `scene`, a new or changed game, and passes the player's pointing to it. Follows its changes if it has `subscribe`. */
  show(scene: Scene): void;
  /** Removes everything that was added to the container. */
  remove(): void;
}

/** The media query for narrow screens. On them the parts are stacked, because the whole picture would be too small. */
const NARROW = '(max-width: 760px)';

/** Returns a stage that runs games: it passes the player's pointing to the game and shows the result. Calls `onShow` after each picture. */
export function play(container: StageElement, onShow: () => void): Playing {
  let scene: Scene | undefined;
  let stopFollowing = () => {};
  let pictures = 0;
  const narrow = (container as PageElement).ownerDocument.defaultView?.matchMedia(NARROW);
  const show = () => {
    if (scene === undefined) return;
    pictures++;
    const parts = narrow?.matches ? scene.parts() : ['prompt', 'table'];
    shown.show(parts.map((part) => scene?.picture(part)).join(''), scene.said);
    onShow();
  };
  /** Passes something to the scene, and shows the result, unless the scene has said itself that it has changed. */
  const pass = (call: () => void) => {
    const before = pictures;
    call();
    if (pictures === before) show();
  };
  const shown = stage(container, {
    onPoint: (id) => pass(() => scene?.point(id)),
    onBack: () => pass(() => scene?.back()),
  });
  narrow?.addEventListener('change', show);
  return {
    show(given) {
      if (scene !== given) {
        stopFollowing();
        stopFollowing = given.subscribe?.(show) ?? (() => {});
      }
      scene = given;
      show();
    },
    remove() {
      stopFollowing();
      narrow?.removeEventListener('change', show);
      shown.remove();
    },
  };
}
