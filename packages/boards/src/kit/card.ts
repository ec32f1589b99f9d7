/** A card: a colored band with its name, a drawing, and what it does. */

import { star } from './icons';
import { brick, drawIcon } from './pieces';
import { at, path, rect } from './svg';
import { type Fitted, fitted, measure, set, type Type, write } from './text';

/** What a card shows. */
export interface Face {
  readonly title: string;
  /** the color of the band; its text is white */
  readonly band: string;
  /** draws the picture in a rectangle */
  art?(x: number, y: number, w: number, h: number): string;
  /** what the card does */
  readonly main?: string;
  /** when, or under which condition */
  readonly note?: string;
  /** the number of stars, at the end of the band */
  readonly stars?: number;
  /** a pill in the lower right corner of the picture, such as the price */
  readonly pill?: string;
}

/** The least height of a drawing, and of one that carries a pill. */
const LEAST = 18;
const LEAST_WITH_PILL = 23;

const heightOf = ({ rows, leading }: Fitted): number => rows.length * leading;

const starPill = (stars: number): string =>
  rect(0, 0, 32, 18, 9, { fill: '$panel', stroke: '$goldText' }) +
  drawIcon(star, 3, 2, 14, '@gold') +
  write(stars, 18, 13.5, { size: 13, bold: true });

/** Returns a card, `w` wide and `h` high, with its upper left corner at (0, 0). What does not fit is left out, the note first: the name of the thing says all of it. */
export function card(
  { title, band, art, main = '', note = '', stars = 0, pill = '' }: Face,
  w: number,
  h: number,
): string {
  // on a narrow card the stars are in the drawing, because the name needs the whole band
  const isNarrow = w < 120;
  const pad = w < 100 ? 4 : 7;
  const starred = stars === 0 || isNarrow ? 0 : 18 + measure(String(stars), 13, true);
  const head: Type = {
    size: isNarrow ? 12.5 : 13.5,
    room: w - 2 * pad - starred,
    lines: 3,
    bold: true,
    fill: '#fff',
    leading: 1.08,
  };
  const name = fitted(title, head);
  const bandHeight = Math.max(21, heightOf(name) + 7);
  const does: Type = { size: isNarrow ? 12.5 : 13, room: w - 2 * pad, lines: 9, bold: true };
  const when: Type = { size: 12, room: w - 2 * pad, lines: 9, fill: '$soft', italic: true };
  const texts = [
    ...(main === '' ? [] : [{ type: does, text: fitted(main, does) }]),
    ...(note === '' ? [] : [{ type: when, text: fitted(note, when) }]),
  ];
  const least = pill === '' && (stars === 0 || !isNarrow) ? LEAST : LEAST_WITH_PILL;
  const room = h - bandHeight - 6;
  const total = () => texts.reduce((sum, { text }) => sum + heightOf(text), 0);
  while (texts.length > 0 && total() > room - (texts.length > 1 || art === undefined ? least : 0)) {
    if (texts.length === 1 && total() <= room) break;
    texts.pop();
  }
  const textHeight = texts.length === 0 ? 0 : total() + 6;
  const artHeight = h - bandHeight - textHeight;
  let y = h - textHeight + 2;
  let written = '';
  for (const { text, type } of texts) {
    written += set(text, pad, y + text.size * 0.86, type);
    y += heightOf(text);
  }
  return (
    rect(1, 2, w, h, 6, { fill: '$shade', opacity: 0.18 }) +
    rect(0, 0, w, h, 6, { fill: '$panel', stroke: '$edge', width: 0.8 }) +
    path(`M0 ${bandHeight}V6a6 6 0 0 1 6-6H${w - 6}a6 6 0 0 1 6 6V${bandHeight}z`, { fill: band }) +
    set(name, pad, (bandHeight - heightOf(name)) / 2 + name.size * 0.86, head) +
    (starred === 0
      ? ''
      : drawIcon(star, w - pad - starred + 3, bandHeight / 2 - 7.5, 14, '#ffe39a') +
        write(stars, w - pad, bandHeight / 2 + 4.5, { size: 13, bold: true, anchor: 'end', fill: '#fff' })) +
    (art === undefined || artHeight < 8
      ? ''
      : art(0.5, bandHeight, w - 1, artHeight) +
        path(`M0.5 ${bandHeight + artHeight}h${w - 1}`, { stroke: '$line', width: 0.8 })) +
    written +
    (stars > 0 && isNarrow && artHeight >= LEAST_WITH_PILL ? at(4, bandHeight + 2, starPill(stars)) : '') +
    (pill === '' ? '' : at(w - 4, bandHeight + Math.max(2, artHeight - 22), pill))
  );
}

/** The price of a card in bricks: a pill whose upper right corner is (0, 0). */
export const price = (bricks: number): string => {
  const width = 34 + measure(String(bricks), 13, true);
  return (
    rect(-width, 0, width, 20, 10, { fill: '$panel', stroke: '#7e2a1b' }) +
    brick(-width + 15, 10, 0.85) +
    write(bricks, -6, 14.7, { size: 13, bold: true, anchor: 'end' })
  );
};
