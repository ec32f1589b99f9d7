/** A picture in a page, which reports the id of each element that is clicked, tapped or chosen by keys. */
import { type DomNode, morphInside } from '../morph';
import { DIRECTIONS, distance, middleOf, nearest, placeOf } from './arrows';
import { canMove, moved, placesIn } from './motion';
import { adoptSheet } from './sheet';
import type { Motion, PageElement, PageEvent, Rect, StageElement } from './types';

/** What a stage reports. */
export interface StageEvents {
  /** Called when the player points at the element with this id, even if it cannot be pointed at now. */
  onPoint(id: string): void;
  /** Called when the player presses Escape to take the last pointing back. */
  onBack(): void;
  /**
   * Called when the pointer or the focus comes to an element, with its id, and with `null` when it leaves. On a touch screen it is called before
   * `onPoint`: if it returns true, the tap only shows what it would do, and the next one points.
   */
  onHover?(id: string | null): boolean | undefined;
  /**
   * Called when the player asks what something is, with its kind or id (`data-about`) and its place in the window: by a right click, by holding
   * it, by the key `?`, or by resting on it with the pointer.
   */
  onAbout?(kind: string, place: Rect): void;
}

export interface Stage {
  /** the element that contains the pictures */
  readonly element: StageElement;
  /** Replaces the content by one or several pictures, each of a list in an element of its own. Screen readers announce `said`. */
  show(svg: string | readonly string[], said?: string): void;
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
 * the previous and next one. Enter and Space point at the focused element. Escape takes the last pointing back. Pieces move to their new places,
 * unless the player prefers less motion.
 */
export function stage(container: StageElement, events: StageEvents): Stage {
  const { onPoint, onBack, onHover, onAbout } = events;
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

  const { defaultView: view } = page;
  let waiting: unknown;
  /** true if a held element was explained: the click that follows does not point at it */
  let isHeld = false;
  /** the id under the pointer or with the focus */
  let hovered: string | null = null;
  const ask = (target: PageElement): boolean => {
    const about = target.closest(ABOUT);
    if (about === null || onAbout === undefined) return false;
    onAbout(kindOf(about), placeOf(about));
    return true;
  };
  const stopWaiting = () => view?.clearTimeout(waiting);
  const askAfter = (time: number, target: PageElement, then: () => void = () => {}) => {
    stopWaiting();
    if (onAbout !== undefined) waiting = view?.setTimeout(() => ask(target) && then(), time);
  };
  const hover = (id: string | null): boolean => {
    if (id === hovered) return false;
    hovered = id;
    return onHover?.(id) === true;
  };

  const onClick = ({ target, detail, pointerType }: PageEvent) => {
    for (const motion of motions.splice(0)) motion.finish();
    const element = thingAt(target);
    byKey = false;
    // the second click of a double click is ignored: it would undo the first one, or hit the next picture
    if (element === null || detail > 1 || isHeld) return;
    const id = idOf(element);
    if (pointerType === 'touch' && hover(id)) return;
    onPoint(id);
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
    else if (key === '?' && ask(target)) stopWaiting();
    else if (metric !== undefined && from !== undefined) focus(nearest(openElements(), placeOf(from), metric));
    else if (move !== undefined && from !== undefined) focus(move(openElements(), from));
    else return;
    event.preventDefault();
  };
  const onFocusin = ({ target }: PageEvent) => {
    if (target.closest(OPEN) !== target) return;
    setTabStop(target);
    if (byKey) hover(idOf(target));
  };
  const onPointerover = ({ target, pointerType }: PageEvent) => {
    if (pointerType === 'touch') return;
    const element = thingAt(target);
    hover(element === null ? null : idOf(element));
    askAfter(REST, target);
  };
  const onPointerdown = ({ target, pointerType }: PageEvent) => {
    stopWaiting();
    isHeld = false;
    if (pointerType === 'touch')
      askAfter(HOLD, target, () => {
        isHeld = true;
      });
  };
  const onContextmenu = (event: PageEvent) => {
    if (ask(event.target)) event.preventDefault();
  };
  const LISTENERS = {
    click: onClick,
    keydown: onKeydown,
    focusin: onFocusin,
    pointerover: onPointerover,
    pointerdown: onPointerdown,
    pointerup: stopWaiting,
    pointercancel: stopWaiting,
    pointerleave: ({ pointerType }: PageEvent) => {
      stopWaiting();
      // a finger leaves after each tap, and the next tap points at what the last one showed
      if (pointerType !== 'touch') hover(null);
    },
    contextmenu: onContextmenu,
  };
  for (const [type, listener] of Object.entries(LISTENERS)) picture.addEventListener(type, listener);

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

  return {
    element: picture,
    show(svg, said) {
      const hadFocus = isFocused();
      const id = tabStop === undefined ? undefined : idOf(tabStop);
      const place = tabStop === undefined ? undefined : placeOf(tabStop);
      const before = canMove(picture) ? placesIn(picture) : undefined;
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
      stopWaiting();
      for (const [type, listener] of Object.entries(LISTENERS)) picture.removeEventListener(type, listener);
      picture.remove();
      liveRegion.remove();
    },
  };
}
