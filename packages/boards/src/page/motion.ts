/** The movement of pieces from their places in one picture to those in the next. */
import { middleOf } from './arrows';
import type { Motion, PageElement } from './types';

/** How long a piece moves, and how much later the last one starts at most, in milliseconds. */
const EACH = 350;
const SPREAD = 550;
/** The distance below which a piece has not moved, in pixels. */
const STILL = 2;

/** Selects the pieces that move: each has a key that stays the same from picture to picture. */
const PIECE = '[data-key]';
const keyOf = (piece: PageElement): string => piece.getAttribute('data-key') ?? '';

/** The places of the pieces, by key. */
export type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

export const placesIn = (picture: PageElement): Places =>
  new Map([...picture.querySelectorAll(PIECE)].map((piece) => [keyOf(piece), middleOf(piece.getBoundingClientRect())]));

/** Returns true if the page shows movement: it is visible, and the player has not asked for less motion. */
export const canMove = ({ ownerDocument: page }: PageElement): boolean =>
  page.visibilityState === 'visible' &&
  page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches !== true;

/** Moves each piece of a new picture from its place in the old one. Returns the animations, to finish them early. */
export function moved(picture: PageElement, before: Places): Motion[] {
  const moves: { piece: PageElement; x: number; y: number }[] = [];
  for (const piece of picture.querySelectorAll(PIECE)) {
    const from = before.get(keyOf(piece));
    const scale = piece.getScreenCTM?.();
    if (from === undefined || scale == null || piece.animate === undefined) continue;
    const to = middleOf(piece.getBoundingClientRect());
    const [x, y] = [(from.x - to.x) / scale.a, (from.y - to.y) / scale.d];
    if (Math.abs(x) + Math.abs(y) > STILL) moves.push({ piece, x, y });
  }
  return moves.flatMap(({ piece, x, y }, i) => {
    const delay = moves.length < 2 ? 0 : (i / (moves.length - 1)) * Math.min(SPREAD, moves.length * 60);
    // added to the transform of the piece: replacing it would start the piece in the wrong place
    const options = { duration: EACH, delay, easing: 'ease-in-out', composite: 'add', fill: 'backwards' };
    const motion = piece.animate?.(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }],
      options,
    );
    return motion ?? [];
  });
}
