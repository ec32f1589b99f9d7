/** Text that fits its place. There is no browser to measure it, so its width is estimated, rather too large than too small. */
import { element, escaped } from './svg';

/** Narrow and wide characters of the fonts in the style sheet. */
const NARROW = /[ijl.,;:'|!()[\]1 \-frtI]/;
const WIDE = /[mwMWQOGHNDÄÖÜ&@%●■▲◆★]/;

/** Returns the width of a character as a fraction of the font size. */
const widthOf = (char: string): number => {
  if (NARROW.test(char)) return 0.38;
  if (WIDE.test(char)) return 0.84;
  return char >= 'A' && char <= 'Z' ? 0.7 : 0.55;
};

/** Returns the estimated width of `text` in the fonts of the style sheet, in the unit of `size`. */
export function width(text: string, size: number): number {
  let sum = 0;
  for (const char of text) sum += widthOf(char);
  return sum * size;
}

/** Returns `text`, shortened with an ellipsis if it is wider than `room`. */
export function truncated(text: string, size: number, room: number): string {
  if (width(text, size) <= room) return text;
  const chars = [...text];
  while (chars.length > 1 && width(`${chars.join('')}…`, size) > room) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}

/** Returns the text in up to `lines` lines of width `room`. The last line is truncated if the text is longer. */
function wrapped(text: string, size: number, room: number, lines: number): string[] {
  const rows: string[] = [];
  let row = '';
  const words = text.split(' ');
  for (const [i, word] of words.entries()) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row === '' || width(longer, size) <= room) row = longer;
    else if (rows.length + 1 < lines) {
      rows.push(row);
      row = word;
    } else {
      row = [row, ...words.slice(i)].join(' ');
      break;
    }
  }
  return [...rows, row].map((one) => truncated(one, size, room));
}

/**
 * The largest ratio of a line's width to its estimate on systems that have no font of the style sheet. Many of them use DejaVu Serif instead.
 */
const FALLBACK_RATIO = { plain: 1.12, strong: 1.22 };

type Weight = keyof typeof FALLBACK_RATIO;

/** Returns the largest width of `text` in any font: use it to place something next to the text. */
export const span = (text: string, size: number, weight: Weight): number => width(text, size * FALLBACK_RATIO[weight]);

/** Returns the text in lines that fit `room` in any font: use it for text that must not be cut off. */
export const wrappedForAnyFont = (text: string, size: number, room: number, lines: number, weight: Weight) =>
  wrapped(text, size * FALLBACK_RATIO[weight], room, lines);

export interface Type {
  readonly size?: number;
  /** the width that the text must fit in any font: a single line is set smaller if necessary, and truncated if that is not enough */
  readonly room?: number | undefined;
  readonly lines?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** classes: `soft`, `strong`, `on` (white), `accent` */
  readonly kind?: string;
}

/** The smallest font size: 9 pixels at the full width of a board. */
export const SMALLEST = 9.5;

/** Returns a text element with its first baseline at (x, y). */
export function label(text: string, x: number, y: number, type: Type = {}): string {
  const { size = 12, room, lines = 1, anchor = 'start', kind } = type;
  const weight = kind?.includes('strong') ? 'strong' : 'plain';
  // most texts have no `room`: they are not measured
  const fitting = room === undefined || lines > 1 ? size : room / span(text, 1, weight);
  const set = Math.max(SMALLEST, fitting < size ? Math.floor(10 * fitting) / 10 : size);
  const rows = room === undefined ? [text] : wrappedForAnyFont(text, set, room, lines, weight);
  const attributes = { x, y, 'font-size': set, 'text-anchor': anchor !== 'start' && anchor, class: kind };
  if (rows.length === 1) return element('text', attributes, escaped(rows[0] ?? ''));
  return element(
    'text',
    attributes,
    ...rows.map((row, i) => element('tspan', { x, dy: i === 0 ? undefined : set * 1.15 }, escaped(row))),
  );
}
