/** A picture in a page, which reports the id of each element that is clicked, tapped or chosen by keys. */
import { drawingOnly } from '../kit/ghosts';
import { type DomNode, morphInside } from '../morph';
import { DIRECTIONS, distance, middleOf, nearest, placeOf } from './arrows';
import { canMove, moved, placesIn } from './motion';
import { adoptSheet } from './sheet';
import type { AboutEvent, Motion, PageElement, PageEvent, StageElement } from './types';

/** What a stage reports. */
export interface StageEvents {
  /**
   * Called when the player points at the element with this id, even if it cannot be pointed at now. If it returns false, nothing came of it, and
   * the stage asks what it is.
   */
  onPoint(id: string): unknown;
  /** Called when the player presses Escape to take the last pointing back. */
  onBack(): void;
  /**
   * Called when the pointer or the focus comes to an element, with its id, and with `null` when it leaves. On a touch screen it is called before
   * `onPoint`: if it returns true, the tap only shows what it would do, and the next one points.
   */
  onHover?(id: string | null): boolean | undefined;
  /**
   * Called when the player turns what the pointer carries, forward (1) or back (-1): by the key R, or by the wheel over the picture. If it returns
   * false, the page does what it usually does.
   */
  onTurn?(by: 1 | -1): boolean;
  /**
   * Called when the player asks what something is, with its kind or id (`data-about`): by a right click, by holding it, by the key `?`, by a
   * click after `ask`, or by resting on it with the pointer while it shows nothing else. If it returns false, it has no explanation, and the stage
   * asks what surrounds it.
   */
  onAbout?(kind: string, event: AboutEvent): unknown;
}

export interface Stage {
  /** the element that contains the pictures */
  readonly element: StageElement;
  /**
   * Replaces the content by one or several pictures, each of a list in an element of its own. Screen readers announce `said`. Pieces move to
   * their new places, unless `isStill` is true or the player prefers less motion.
   */
  show(svg: string | readonly string[], said?: string, isStill?: boolean): void;
  /** Asks what `kind` is, as if the player had asked at `beside`, such as at a word of a log. Returns false if there is no answer. */
  explain(kind: string, beside: StageElement): boolean;
  /** The next click asks what the thing is, instead of pointing at it. `false` ends this. */
  ask(isOn: boolean): void;
  /** Removes everything that the stage added to the container. */
  remove(): void;
}

/**
 * Replaces the content of `box` by one or several pictures, given as text. Nodes that do not change stay in the page. If little changes, this is
 * many times faster than `innerHTML`. Gives the page the style sheet of the boards.
 */
export function putPicture(box: StageElement, svg: string): void {
  adoptSheet(box as PageElement);
  const template = (box as PageElement).ownerDocument.createElement('template');
  template.innerHTML = svg;
  morphInside(box as StageElement & DomNode, template.content);
}

/** Selects the elements that can be pointed at now. */
const OPEN = '[data-id].open';
/** Selects the picture with the question and its buttons, in a page that `play` has laid out. */
const PROMPT = '.ludi-prompt';
const SHAPES = 'path,circle,rect,ellipse,image';
/** Selects what explanations can be about. */
const ABOUT = '[data-about],[data-id]';

/** How long a player rests on something, or holds it, to ask what it is, in milliseconds. */
const REST = 400;
const HOLD = 450;

/** Hides an element visually, but not from screen readers. */
const SAID = 'ludi-said';

const idOf = (element: PageElement): string => element.getAttribute('data-id') ?? '';
const kindOf = (element: PageElement): string => element.getAttribute('data-about') ?? idOf(element);
/** Returns the thing that a player points at: a thing that is open, if the target is in one. */
const thingAt = (target: PageElement): PageElement | null => target.closest(OPEN) ?? target.closest('[data-id]');

/**
 * Returns a stage that shows pictures in `container`. The open elements are those that can be pointed at. Tab moves the focus to one of them.
 * An arrow key moves it to the nearest open element in that direction. Home and End move it to the first and last one, PageUp and PageDown to
 * the previous and next one. Enter and Space point at the focused element. Escape takes the last pointing back.
 */
export function stage(container: StageElement, events: StageEvents): Stage {
  const { onPoint, onBack, onHover, onTurn, onAbout } = events;
  const { ownerDocument: page } = container as PageElement;
  const picture = page.createElement('div');
  // keeps the focus in the picture while no element is open
  picture.setAttribute('tabindex', '-1');
  const liveRegion = page.createElement('div');
  liveRegion.setAttribute('role', 'status');
  liveRegion.setAttribute('aria-live', 'polite');
  liveRegion.setAttribute('class', SAID);
  (container as PageElement).append(picture, liveRegion);

  let byKey = false;
  /** the element that Tab reaches */
  let tabStop: PageElement | undefined;
  /** the elements of a list of pictures */
  const boxes: PageElement[] = [];
  let motions: Motion[] = [];

  const openElements = (): PageElement[] => [...picture.querySelectorAll(OPEN)];
  const isFocused = (): boolean => picture.contains(picture.getRootNode().activeElement);

  const setTabStop = (element: PageElement | undefined) => {
    tabStop?.setAttribute('tabindex', '-1');
    element?.setAttribute('tabindex', '0');
    tabStop = element;
  };
  /** Returns true if the element is visible from top to bottom. A prompt that sticks to the bottom of the page may cover it. */
  const isInView = (element: PageElement): boolean => {
    const rect = placeOf(element);
    const { x, y } = middleOf(rect);
    const root = picture.getRootNode();
    return [rect.top + 2, y, rect.bottom - 2].every((height) => element.contains(root.elementFromPoint(x, height)));
  };
  const scrollTo = (element: PageElement, block: 'nearest' | 'center' | 'start' = 'nearest') =>
    element.scrollIntoView({ block, inline: 'nearest' });
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

  const { defaultView: view } = page;
  let waiting: unknown;
  /** true if a held element was explained: the click that follows does not point at it */
  let isHeld = false;
  /** the id under the pointer or with the focus */
  let hovered: string | null = null;
  /** true if the picture shows what a click there would do */
  let isShowing = false;
  /** true if the pointer has not moved since the last click, or since the beginning: a new picture below it is no question */
  let hasClicked = true;
  /** true after a touch, until a mouse moves: browsers report a mouse where the finger was when the picture below it changes */
  let isTouched = false;
  /** true if the next click asks what a thing is */
  let isAsking = false;
  const drawingOf = (thing: PageElement): string => {
    const { x, y, width, height } = thing.getBBox?.() ?? { x: 0, y: 0, width: 0, height: 0 };
    // a word, an empty space or a frame shows nothing that the text does not say
    const shapes = [...thing.querySelectorAll(SHAPES)].filter((shape) => shape.closest('.hit,.glow,.mark') === null);
    const isPlain = thing.querySelector('path,image') === null && shapes.length < 2;
    if (width === 0 || height === 0 || isPlain) return '';
    return `<svg class="ludi" aria-hidden="true" viewBox="${x - 4} ${y - 4} ${width + 8} ${height + 8}">${drawingOnly(thing.innerHTML)}</svg>`;
  };
  const ask = (target: PageElement, isResting = false): boolean => {
    // the explanation of what surrounds it is better than none
    for (let about = target.closest(ABOUT); about !== null; about = about.parentElement?.closest(ABOUT) ?? null) {
      const event = { place: placeOf(about), drawing: drawingOf(about), isResting };
      if (onAbout !== undefined && onAbout(kindOf(about), event) !== false) return true;
    }
    return false;
  };
  const stopWaiting = () => view?.clearTimeout(waiting);
  const askAfter = (time: number, target: PageElement, then: () => void = () => {}) => {
    stopWaiting();
    if (onAbout !== undefined) waiting = view?.setTimeout(() => ask(target, time === REST) && then(), time);
  };
  const hover = (id: string | null): boolean => {
    if (id === hovered) return false;
    hovered = id;
    isShowing = onHover?.(id) === true;
    return isShowing;
  };

  const onClick = ({ target, detail, pointerType }: PageEvent) => {
    for (const motion of motions.splice(0)) motion.finish();
    stopWaiting();
    hasClicked = true;
    const element = thingAt(target);
    byKey = false;
    // the second click of a double click is ignored: it would undo the first one, or hit the next picture
    if (isAsking) {
      if (ask(target)) shown.ask(false);
      return;
    }
    if (element === null || detail > 1 || isHeld) return;
    const id = idOf(element);
    // a button says all that it does
    if (pointerType === 'touch' && target.closest(PROMPT) === null && hover(id)) return;
    const kind = kindOf(element);
    if (onPoint(id) !== false) return;
    // the picture may have been drawn again
    const now = [...picture.querySelectorAll(ABOUT)].find((one) => kindOf(one) === kind && idOf(one) === id);
    if (now !== undefined) ask(now);
  };
  const onKeydown = (event: PageEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const element = target.closest('[data-id]');
    const from = element ?? tabStop;
    const metric = DIRECTIONS[key];
    const move = MOVES[key];
    const wasByKey = byKey;
    byKey = true;
    if (key === 'Escape') onBack();
    else if ((key === 'Enter' || key === ' ') && element !== null) onPoint(idOf(element));
    else if (key === '?' && ask(target)) stopWaiting();
    else if (metric !== undefined && from !== undefined) focus(nearest(openElements(), placeOf(from), metric));
    else if (move !== undefined && from !== undefined) focus(move(openElements(), from));
    else {
      // other keys, such as the one that turns a building at the pointer, do not move the focus
      byKey = wasByKey;
      return;
    }
    event.preventDefault();
  };
  const onFocusin = ({ target }: PageEvent) => {
    if (target.closest(OPEN) !== target) return;
    setTabStop(target);
    if (byKey) hover(idOf(target));
  };
  const onPointerover = ({ target, pointerType }: PageEvent) => {
    if (pointerType === 'touch' || isTouched) return;
    byKey = false;
    const element = thingAt(target);
    // an explanation would cover what a click would do; and after a click, the new picture below the pointer is no question
    if (hover(element === null ? null : idOf(element))) stopWaiting();
    else if (!isShowing && !hasClicked) askAfter(REST, target);
  };
  const onPointerdown = ({ target, pointerType }: PageEvent) => {
    stopWaiting();
    isHeld = false;
    isTouched = pointerType === 'touch';
    if (isTouched)
      askAfter(HOLD, target, () => {
        isHeld = true;
      });
  };
  const onContextmenu = (event: PageEvent) => {
    if (ask(event.target)) event.preventDefault();
  };
  // in the whole page: what the pointer carries has no focus
  const onPageKeydown = (event: PageEvent) => {
    const { key, target, shiftKey } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || key.toLowerCase() !== 'r') return;
    if (target.closest('input,textarea,select,[contenteditable]') === null && onTurn?.(shiftKey ? -1 : 1))
      event.preventDefault();
  };
  const onWheel = (event: PageEvent) => {
    const { deltaY = 0 } = event;
    if (deltaY !== 0 && onTurn?.(deltaY > 0 ? 1 : -1)) event.preventDefault();
  };
  const LISTENERS = {
    click: onClick,
    wheel: onWheel,
    keydown: onKeydown,
    focusin: onFocusin,
    pointerover: onPointerover,
    pointermove: (event: PageEvent) => {
      const { target, pointerType } = event;
      if (pointerType === 'touch') return;
      if (isTouched) {
        isTouched = false;
        onPointerover(event);
      }
      if (!hasClicked) return;
      hasClicked = false;
      if (!isShowing) askAfter(REST, target);
    },
    pointerdown: onPointerdown,
    pointerup: stopWaiting,
    pointercancel: stopWaiting,
    pointerleave: ({ pointerType }: PageEvent) => {
      stopWaiting();
      // a finger leaves after each tap, and the next tap points at what the last one showed
      if (pointerType !== 'touch' && !isTouched) hover(null);
    },
    contextmenu: onContextmenu,
  };
  for (const [type, listener] of Object.entries(LISTENERS)) picture.addEventListener(type, listener);
  page.addEventListener('keydown', onPageKeydown);

  const put = (svg: string | readonly string[]) => {
    if (typeof svg === 'string') {
      putPicture(picture, svg);
      return;
    }
    for (const [i, one] of svg.entries()) {
      let box = boxes[i];
      if (box === undefined) {
        box = page.createElement('div');
        boxes.push(box);
        picture.append(box);
      }
      putPicture(box, one);
    }
  };

  const shown: Stage = {
    element: picture,
    show(svg, said, isStill = false) {
      const hadFocus = isFocused();
      const id = tabStop === undefined ? undefined : idOf(tabStop);
      const place = tabStop === undefined ? undefined : placeOf(tabStop);
      const before = !isStill && canMove(picture) ? placesIn(picture) : undefined;
      // with the attribute that the stage added, unchanged elements would count as changed
      for (const element of openElements()) element.removeAttribute('tabindex');
      put(svg);
      motions = before === undefined ? [] : moved(picture, before);
      tabStop = undefined;
      const elements = openElements();
      for (const element of elements) element.setAttribute('tabindex', '-1');
      const same = elements.find((element) => idOf(element) === id);
      setTabStop(same ?? (place === undefined ? undefined : nearest(elements, place, distance)) ?? elements[0]);
      if (hadFocus) (tabStop ?? picture).focus({ preventScroll: true });
      // a player who uses keys must see the focused element, one who touches the touched one, and any other at least one open thing
      const things = elements.filter((element) => element.closest(PROMPT) === null);
      const touched = isTouched ? things.find((element) => idOf(element) === hovered) : undefined;
      const wanted = byKey && hadFocus ? tabStop : touched;
      const needed = wanted === undefined ? things : [wanted];
      const [first] = needed;
      if (first !== undefined && !needed.some(isInView)) {
        scrollTo(first, 'center');
        // the prompt of a phone may cover the middle of the page, too
        if (!isInView(first)) scrollTo(first, 'start');
      }
      if (said !== undefined) {
        // always a new element: screen readers do not announce unchanged text
        liveRegion.textContent = '';
        const line = page.createElement('p');
        line.textContent = said;
        liveRegion.append(line);
      }
    },
    explain(kind, beside) {
      const drawn = [...picture.querySelectorAll(ABOUT)].find((one) => kindOf(one) === kind || idOf(one) === kind);
      const drawing = drawn === undefined ? '' : drawingOf(drawn);
      const place = placeOf(beside as PageElement);
      return onAbout !== undefined && onAbout(kind, { place, drawing, isResting: false }) !== false;
    },
    ask(isOn) {
      isAsking = isOn;
      if (isOn) picture.setAttribute('data-asking', '');
      else picture.removeAttribute('data-asking');
    },
    remove() {
      stopWaiting();
      for (const [type, listener] of Object.entries(LISTENERS)) picture.removeEventListener(type, listener);
      page.removeEventListener('keydown', onPageKeydown);
      picture.remove();
      liveRegion.remove();
    },
  };
  return shown;
}
