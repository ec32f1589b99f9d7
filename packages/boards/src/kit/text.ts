/** Text that stays in its place: there is no browser here to measure it, so its width is estimated, rather too wide than too narrow. */
import { element, escaped } from './svg';

/** Widths in hundredths of the size, for the fonts of the style sheet. */
const NARROW = /[ijl.,;:'|!()[\]1 \-frtI]/;
const WIDE = /[mwMWQOGHNDÄÖÜ&@%●■▲◆★]/;

const widthOf = (char: string): number => {
  if (NARROW.test(char)) return 0.38;
  if (WIDE.test(char)) return 0.84;
  return char >= 'A' && char <= 'Z' ? 0.7 : 0.55;
};

/** How wide a text is at most, in the unit of `size`. */
export function width(text: string, size: number): number {
  let sum = 0;
  for (const char of text) sum += widthOf(char);
  return sum * size;
}

/** The text, or as much of it as fits, with an ellipsis. */
export function cut(text: string, size: number, room: number): string {
  if (width(text, size) <= room) return text;
  const chars = [...text];
  while (chars.length > 1 && width(`${chars.join('')}…`, size) > room) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}

/** The text in at most so many lines, the last one cut where there is more. */
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
  return [...rows, row].map((one) => cut(one, size, room));
}

/**
 * How much wider than estimated a line is at most where a system has none of the style sheet's fonts and sets DejaVu Serif instead, as
 * many do.
 */
const ELSEWHERE = { plain: 1.12, strong: 1.22 };

type Weight = keyof typeof ELSEWHERE;

/** How wide a text is at most in any font: for what stands beside it. */
export const span = (text: string, size: number, weight: Weight): number => width(text, size * ELSEWHERE[weight]);

/** The text in lines that stay in their room in any font: for what has to be read to its end. */
export const settled = (text: string, size: number, room: number, lines: number, weight: Weight) =>
  wrapped(text, size * ELSEWHERE[weight], room, lines);

export interface Type {
  readonly size?: number;
  /** in which the text has to fit in any font: a single line is set smaller where it would not, and cut where that is not enough */
  readonly room?: number | undefined;
  readonly lines?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** classes: `soft`, `strong`, `on` (white), `accent` */
  readonly kind?: string;
}

/** The smallest size at which text is set: 9 pixels at the full width of a board. */
export const SMALLEST = 9.5;

/** Text with its first baseline at (x, y). */
export function label(text: string, x: number, y: number, type: Type = {}): string {
  const { size = 12, room, lines = 1, anchor = 'start', kind } = type;
  const weight = kind?.includes('strong') ? 'strong' : 'plain';
  // most texts have all the room there is: those are not measured
  const fitting = room === undefined || lines > 1 ? size : room / span(text, 1, weight);
  const set = Math.max(SMALLEST, fitting < size ? Math.floor(10 * fitting) / 10 : size);
  const rows = room === undefined ? [text] : settled(text, set, room, lines, weight);
  const attributes = { x, y, 'font-size': set, 'text-anchor': anchor !== 'start' && anchor, class: kind };
  if (rows.length === 1) return element('text', attributes, escaped(rows[0] ?? ''));
  return element(
    'text',
    attributes,
    ...rows.map((row, i) => element('tspan', { x, dy: i === 0 ? undefined : set * 1.15 }, escaped(row))),
  );
}
