/**
 * The parts of the DOM that stages need. These packages are compiled without the types of the DOM, so this file declares them. Any element of any
 * document fits.
 */
import type { DomNode } from '../morph';

/** An element of a page. */
export interface StageElement {
  readonly ownerDocument: object;
  innerHTML: string;
  textContent: string | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  remove(): void;
}

/** A rectangle in the window, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A question what something is. */
export interface AboutEvent {
  /** where it is in the window */
  readonly place: Rect;
  /** the thing drawn alone, as the text of an SVG element; empty for what has no drawing */
  readonly drawing: string;
  /** true if the pointer only rests on it; otherwise the player has asked */
  readonly isResting: boolean;
}

export interface PageElement extends StageElement {
  readonly ownerDocument: PageDocument;
  addEventListener(type: string, listener: (event: PageEvent) => void): void;
  removeEventListener(type: string, listener: (event: PageEvent) => void): void;
  append(...children: PageElement[]): void;
  after(...others: PageElement[]): void;
  closest(selector: string): PageElement | null;
  contains(other: PageElement | null): boolean;
  readonly parentElement?: PageElement | null;
  focus(options: { readonly preventScroll: boolean }): void;
  removeAttribute(name: string): void;
  getBoundingClientRect(): Rect;
  /** returns the document, or the shadow root that contains the element */
  getRootNode(): Root;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  scrollIntoView(options: { readonly block: 'nearest' | 'center' | 'start'; readonly inline: 'nearest' }): void;
  readonly outerHTML: string;
  readonly style?: { setProperty(name: string, value: string): void };
  /** graphics alone: the box around the element, in its units */
  getBBox?(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** graphics alone: the matrix from the units of the element to the window */
  getScreenCTM?(): { readonly a: number; readonly d: number } | null;
  animate?(frames: readonly object[], options: object): Motion;
}

/** A running animation. */
export interface Motion {
  finish(): void;
}

interface PageDocument {
  addEventListener(type: string, listener: (event: PageEvent) => void): void;
  removeEventListener(type: string, listener: (event: PageEvent) => void): void;
  readonly visibilityState?: string;
  readonly defaultView: Window | null;
  createElement(name: 'template'): StageElement & { readonly content: DomNode };
  createElement(name: string): PageElement;
}

interface Window {
  readonly innerWidth: number;
  readonly innerHeight: number;
  setTimeout(call: () => void, time: number): unknown;
  clearTimeout(timer: unknown): void;
  matchMedia(query: string): MediaQuery;
  readonly CSSStyleSheet?: new () => { replaceSync(text: string): void };
}

interface MediaQuery {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

export interface Root {
  readonly activeElement: PageElement | null;
  adoptedStyleSheets?: readonly unknown[];
  elementFromPoint(x: number, y: number): PageElement | null;
}

export interface PageEvent {
  readonly target: PageElement;
  /** the number of clicks in a row */
  readonly detail: number;
  readonly key: string;
  readonly pointerType?: string;
  /** of a wheel: how far it was turned */
  readonly deltaY?: number;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  preventDefault(): void;
}
