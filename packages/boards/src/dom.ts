/**
 * A picture in a page: what is clicked, tapped or chosen by keys in it is told by its id. The compiler of these packages knows no DOM, so
 * this file says itself how much of it is needed: any element of any document is one.
 */
import { type Branch, morphInside } from './morph';

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

interface Thing extends StageElement {
  readonly ownerDocument: Page;
  addEventListener(type: string, listener: (event: Happening) => void): void;
  removeEventListener(type: string, listener: (event: Happening) => void): void;
  append(...children: Thing[]): void;
  closest(selector: string): Thing | null;
  contains(other: Thing | null): boolean;
  focus(options: { readonly preventScroll: boolean }): void;
  removeAttribute(name: string): void;
  getBoundingClientRect(): Rect;
  /** the page, or the shadow root that it stands in */
  getRootNode(): Root;
  querySelectorAll(selector: string): Iterable<Thing>;
  scrollIntoView(options: { readonly block: 'nearest'; readonly inline: 'nearest' }): void;
}

interface Page {
  readonly defaultView: { matchMedia(query: string): Media } | null;
  createElement(name: 'template'): StageElement & { readonly content: Branch };
  createElement(name: string): Thing;
}

interface Media {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

interface Root {
  readonly activeElement: Thing | null;
  elementFromPoint(x: number, y: number): Thing | null;
}

interface Happening {
  readonly target: Thing;
  /** how often in a row somebody clicked */
  readonly detail: number;
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  preventDefault(): void;
}

export interface StageEvents {
  /** Somebody pointed at the thing with that id, whether it can be pointed at now or not. */
  onPoint(id: string): void;
  /** Somebody takes the last pointing back. */
  onBack(): void;
}

export interface Stage {
  /** Puts a picture, or several, in the place of what was there; `said` is told to people who cannot see it. */
  show(svg: string, said?: string): void;
  /** Leaves the container as it was. */
  remove(): void;
}

/**
 * Puts a picture, or several, given as text, in the place of what is in an element: nodes that both have stay in the page, which is many times
 * quicker than `innerHTML` where little differs.
 */
export function putPicture(box: StageElement, svg: string): void {
  const template = (box as Thing).ownerDocument.createElement('template');
  template.innerHTML = svg;
  morphInside(box as StageElement & Branch, template.content);
}

const OPEN = '[data-id].open';

/** There for screen readers alone. */
const UNSEEN =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

const idOf = (thing: Thing): string => thing.getAttribute('data-id') ?? '';
const middleOf = ({ left, top, right, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** How far it is from one range to another, 0 where they overlap. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

const distance = (one: Rect, other: Rect): number => {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
};

/** How far it is in a direction, aside counting twice; Infinity for what lies elsewhere. */
type Way = (from: Rect, to: Rect) => number;
const along = (ahead: number, aside: number, offset: number): number =>
  ahead > 1 ? ahead + 2 * aside + offset / 1000 : Number.POSITIVE_INFINITY;
const across =
  (sign: number): Way =>
  (from, to) => {
    const [a, b] = [middleOf(from), middleOf(to)];
    return along(sign * (b.x - a.x), gap(from.top, from.bottom, to.top, to.bottom), Math.abs(b.y - a.y));
  };
const upright =
  (sign: number): Way =>
  (from, to) => {
    const [a, b] = [middleOf(from), middleOf(to)];
    return along(sign * (b.y - a.y), gap(from.left, from.right, to.left, to.right), Math.abs(b.x - a.x));
  };
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: across(-1),
  ArrowRight: across(1),
  ArrowUp: upright(-1),
  ArrowDown: upright(1),
};

/** The nearest thing on the way from a place, if any lies there. */
function nearest(things: readonly Thing[], from: Rect, way: Way): Thing | undefined {
  let best: Thing | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const far = way(from, thing.getBoundingClientRect());
    if (far >= least) continue;
    best = thing;
    least = far;
  }
  return best;
}

/**
 * Makes a stage of an element. In the picture Tab reaches one thing; arrows go to the nearest open one that lies there, Home and End to the
 * first and the last, PageUp and PageDown to the one before and behind. Enter and Space point, Escape takes back.
 */
export function stage(container: StageElement, { onPoint, onBack }: StageEvents): Stage {
  const { ownerDocument: page } = container as Thing;
  const picture = page.createElement('div');
  // so that the focus has somewhere to stay while nothing is open
  picture.setAttribute('tabindex', '-1');
  picture.setAttribute('style', 'outline:none');
  const voice = page.createElement('div');
  voice.setAttribute('role', 'status');
  voice.setAttribute('aria-live', 'polite');
  voice.setAttribute('style', UNSEEN);
  (container as Thing).append(picture, voice);

  let byKey = false;
  /** what Tab reaches */
  let current: Thing | undefined;

  const openThings = (): Thing[] => [...picture.querySelectorAll(OPEN)];
  const isFocused = (): boolean => picture.contains(picture.getRootNode().activeElement);

  /** Tab shall reach `thing`, and nothing else. */
  const rove = (thing: Thing | undefined) => {
    current?.setAttribute('tabindex', '-1');
    thing?.setAttribute('tabindex', '0');
    current = thing;
  };
  /** It is there from top to bottom, and nothing lies on it: a prompt that sticks to the bottom, for instance. */
  const isInView = (thing: Thing): boolean => {
    const rect = thing.getBoundingClientRect();
    const { x, y } = middleOf(rect);
    const root = picture.getRootNode();
    return [rect.top + 2, y, rect.bottom - 2].every((height) => thing.contains(root.elementFromPoint(x, height)));
  };
  const reveal = (thing: Thing) => thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const goTo = (thing: Thing | undefined) => {
    if (thing === undefined) return;
    rove(thing);
    thing.focus({ preventScroll: true });
    reveal(thing);
  };

  const MOVES: Readonly<Record<string, (things: readonly Thing[], from: Thing) => Thing | undefined>> = {
    Home: (things) => things[0],
    End: (things) => things.at(-1),
    PageUp: (things, from) => things[things.indexOf(from) - 1],
    PageDown: (things, from) => things[things.indexOf(from) + 1],
  };

  const clicked = ({ target, detail }: Happening) => {
    const thing = target.closest('[data-id]');
    byKey = false;
    // the second click of a double one would take the first back, or mean what came in its place
    if (thing !== null && detail < 2) onPoint(idOf(thing));
  };
  const pressed = (event: Happening) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const thing = target.closest('[data-id]');
    const from = thing ?? current;
    const way = WAYS[key];
    const move = MOVES[key];
    byKey = true;
    if (key === 'Escape') onBack();
    else if ((key === 'Enter' || key === ' ') && thing !== null) onPoint(idOf(thing));
    else if (way !== undefined && from !== undefined) goTo(nearest(openThings(), from.getBoundingClientRect(), way));
    else if (move !== undefined && from !== undefined) goTo(move(openThings(), from));
    else return;
    event.preventDefault();
  };
  const focused = ({ target }: Happening) => {
    if (target.closest(OPEN) === target) rove(target);
  };
  const LISTENERS = { click: clicked, keydown: pressed, focusin: focused };
  for (const [type, listener] of Object.entries(LISTENERS)) picture.addEventListener(type, listener);

  return {
    show(svg, said) {
      const hadFocus = isFocused();
      const id = current === undefined ? undefined : idOf(current);
      const place = current?.getBoundingClientRect();
      // what the stage added would make things differ that are the same
      for (const thing of openThings()) thing.removeAttribute('tabindex');
      putPicture(picture, svg);
      current = undefined;
      const things = openThings();
      for (const thing of things) thing.setAttribute('tabindex', '-1');
      const same = things.find((thing) => idOf(thing) === id);
      rove(same ?? (place === undefined ? undefined : nearest(things, place, distance)) ?? things[0]);
      if (hadFocus) (current ?? picture).focus({ preventScroll: true });
      // whoever looks must not search for what is asked; whoever goes by keys must see where
      if (current !== undefined && (byKey && hadFocus ? !isInView(current) : !things.some(isInView))) reveal(current);
      if (said !== undefined) {
        // a line of its own each time: the same text again would not be told
        voice.textContent = '';
        const line = page.createElement('p');
        line.textContent = said;
        voice.append(line);
      }
    },
    remove() {
      for (const [type, listener] of Object.entries(LISTENERS)) picture.removeEventListener(type, listener);
      picture.remove();
      voice.remove();
    },
  };
}

/** A game that a stage can play by itself: what `hotSeat` gives, or an app's own. */
export interface Scene {
  readonly said: string;
  point(id: string): void;
  back(): boolean;
  picture(part: string): string;
  parts(): readonly string[];
}

export interface Playing {
  /** Shows a game, anew or another one, and carries out what somebody points at in it. */
  show(scene: Scene): void;
  /** Leaves the container as it was. */
  remove(): void;
}

/** Where the parts of a picture stand one below the other, since together they would be too small. */
const NARROW = '(max-width: 760px)';

/** A stage that plays games by itself: what somebody points at is done. `onShow` is called after each time that a game was shown. */
export function play(container: StageElement, onShow: () => void): Playing {
  let scene: Scene | undefined;
  const narrow = (container as Thing).ownerDocument.defaultView?.matchMedia(NARROW);
  const show = () => {
    if (scene === undefined) return;
    const parts = narrow?.matches ? scene.parts() : ['prompt', 'table'];
    shown.show(parts.map((part) => scene?.picture(part)).join(''), scene.said);
    onShow();
  };
  const shown = stage(container, {
    onPoint: (id) => {
      scene?.point(id);
      show();
    },
    onBack: () => {
      scene?.back();
      show();
    },
  });
  narrow?.addEventListener('change', show);
  return {
    show(given) {
      scene = given;
      show();
    },
    remove() {
      narrow?.removeEventListener('change', show);
      shown.remove();
    },
  };
}
