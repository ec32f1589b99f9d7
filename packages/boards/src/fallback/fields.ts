/** Draws any plain value in words: numbers and names in boxes, lists in rows, lists of lists as grids, objects as tables of their fields. */
import type { GameTypes } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import { type Drawing, emptyPlace, flow, middle, type Pen, placed, signOf } from '../kit/pen';
import { at, joined, rect } from '../kit/svg';
import { label, span, wrappedForAnyFont } from '../kit/text';
import type { FrameLabels } from '../types';

type AnyPen<G extends GameTypes> = Pen<G, FrameLabels>;

/** Matches the ids of cards, tiles and the like: `market`, `ii-market`. */
const ID = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
/** Matches the names of fields that hold a seat. */
const SEAT = /(^p|^s|P|S|O|^o)(layer|eat|wner)$/;

const EMPTY: Drawing = { width: 24, height: 24, svg: emptyPlace(24, 24) };

/** Returns the words for the name of a field: `Influence cards` for `influenceCards`. */
export const fieldName = (key: string, words: Pick<Words<GameTypes>, 'title'>): string =>
  words.title(key.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase());

/** Returns a scalar in words. `key` is the name of its field. */
export function scalarText<G extends GameTypes>(key: string, value: unknown, seats: number, pen: AnyPen<G>): string {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'string') return ID.test(value) ? pen.look.words.title(value) : value;
  if (typeof value !== 'number') return '–';
  const isSeat = SEAT.test(key) && Number.isInteger(value) && value >= 0 && value < seats;
  return isSeat ? `${signOf(value)} ${pen.name(value)}` : String(value);
}

type Weight = Parameters<typeof span>[2];

/** The largest ratio of the width of a word of digits and signs, such as `1+2+11`, to its estimate, which is made for letters. */
const SIGNS_RATIO = 1.7;

/** Returns the text in as many lines as it needs to fit `room` in any font. Divides words that are longer than a line. */
export function linesOf(text: string, size: number, room: number, weight: Weight = 'plain'): string[] {
  const parts = text.split(' ').flatMap((word) => {
    const longest = /[a-z]/i.test(word) ? room : room / SIGNS_RATIO;
    const pieces: string[] = [];
    let piece = '';
    for (const char of word) {
      if (piece !== '' && span(piece + char, size, weight) > longest) {
        pieces.push(piece);
        piece = '';
      }
      piece += char;
    }
    return [...pieces, piece];
  });
  return wrappedForAnyFont(parts.join(' '), size, room, Number.POSITIVE_INFINITY, weight);
}

/** Returns lines of text, each with its size and class, from the top down. */
function stacked(texts: readonly (readonly [text: string, size: number, kind?: string])[], room: number): Drawing {
  let [width, height, svg] = [0, 0, ''];
  for (const [text, size, kind] of texts) {
    const weight: Weight = kind === 'strong' ? 'strong' : 'plain';
    for (const line of linesOf(text, size, room, weight)) {
      height += Math.round(size * 1.3);
      width = Math.max(width, span(line, size, weight));
      svg += label(line, 0, height - Math.round(size * 0.3), { size, ...(kind === undefined ? {} : { kind }) });
    }
  }
  return { width, height, svg };
}

/** Returns a drawing in a box, `pad` away from its edge. */
const boxed = ({ width, height, svg }: Drawing, pad: number): Drawing => ({
  width: width + 2 * pad,
  height: height + pad + 4,
  svg: rect('well', 0, 0, width + 2 * pad, height + pad + 4, 5) + at(pad, pad / 2, svg),
});

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
/** Returns true for a list of lists of scalars. */
const isGrid = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => Array.isArray(row) && row.length > 0 && row.every(isScalar));

/** Draws values of the view of a game with this number of players. */
export function fieldsOf<G extends GameTypes>(seats: number, pen: AnyPen<G>) {
  const chip = (key: string, value: unknown, room: number): Drawing =>
    value === null || value === undefined
      ? EMPTY
      : boxed(stacked([[scalarText(key, value, seats, pen), 12]], room - 12), 6);

  const grid = (key: string, rows: readonly (readonly unknown[])[], room: number): Drawing | undefined => {
    const columns = Math.max(...rows.map(({ length }) => length));
    const texts = rows.map((row) => row.map((value) => (value === null ? '' : scalarText(key, value, seats, pen))));
    const widest = Math.max(18, ...texts.flat().map((text) => span(text, 12, 'plain')));
    const w = Math.min(widest + 8, room / columns - 2);
    if (w < 22) return undefined;
    let [height, svg] = [0, ''];
    for (const row of texts) {
      const cells = row.map((text) => (text === '' ? [] : linesOf(text, 12, w - 8)));
      const h = 10 + 15 * Math.max(1, ...cells.map(({ length }) => length));
      for (const [column, lines] of cells.entries())
        svg += at(
          column * (w + 2),
          height,
          lines.length === 0 ? emptyPlace(w, h) : rect('well', 0, 0, w, h, 4),
          ...lines.map((line, i) => middle(line, w / 2, 17 + 15 * i, 12, '')),
        );
      height += h + 2;
    }
    return { width: columns * (w + 2) - 2, height: height - 2, svg };
  };

  const draw = (key: string, value: unknown, room: number): Drawing => {
    if (isScalar(value)) return chip(key, value, room);
    if (!Array.isArray(value)) return boxed(record(value as object, room - 16), 8);
    const asGrid = isGrid(value) ? grid(key, value, room) : undefined;
    if (asGrid !== undefined) return asGrid;
    return flow(
      value.map((item) => draw(key.replace(/s$/, ''), item, room)),
      room,
      4,
    );
  };

  /** Draws the fields of an object in rows: first the scalars, then the others with their names above. */
  const record = (object: object, room: number): Drawing => {
    const entries = Object.entries(object);
    if (entries.length === 0) return EMPTY;
    const numbers = entries
      .filter(([, value]) => isScalar(value))
      .map(([key, value]) =>
        boxed(
          stacked(
            [
              [fieldName(key, pen.look.words), 10.5, 'soft'],
              [scalarText(key, value, seats, pen), 14, 'strong'],
            ],
            room - 12,
          ),
          6,
        ),
      );
    const others = entries
      .filter(([, value]) => !isScalar(value))
      .map(([key, value]): Drawing => {
        const count = Array.isArray(value) && !isGrid(value) ? ` (${value.length})` : '';
        const head = stacked([[`${fieldName(key, pen.look.words)}${count}`, 12, 'soft']], room);
        const body = draw(key, value, room);
        return {
          width: Math.max(head.width, body.width),
          height: head.height + (body.height === 0 ? 0 : 4 + body.height),
          svg: head.svg + placed(0, head.height + 4, body),
        };
      });
    return flow(
      [flow(numbers, room, 6), flow(others, room, 12)].filter(({ height }) => height > 0),
      0,
      10,
    );
  };

  return { record };
}

/** Returns a panel with a heading and a drawing. `isMarked` marks the panel of a player who must act. */
export function panel(width: number, head: string, body: Drawing | undefined, isMarked: boolean): Drawing {
  const top = head === '' ? 12 : 36;
  const height = body === undefined ? top : top + body.height + 12;
  return {
    width,
    height,
    svg: joined([
      rect('panel', 0, 0, width, height),
      isMarked ? `<rect x="0" y="8" width="4" height="${height - 16}" rx="2" fill="var(--l-select)"/>` : '',
      head,
      body === undefined ? '' : placed(12, top, body),
    ]),
  };
}
