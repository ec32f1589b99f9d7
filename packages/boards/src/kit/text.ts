/**
 * Text that fits its place. Pictures are drawn without a browser, so text is measured with the wider of two fonts, character by character: TeX
 * Gyre Pagella, which has the widths of Palatino, and DejaVu Serif, the widest serif that systems without Palatino use.
 */
import { escaped, joined, rounded } from './svg';

/** The characters of the tables, and their widths in 32ths of the font size: one digit each, to the base 36, less 1. */
const CHARS = ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~·–—’‘“”„…×−→›‹✓ÄÖÜäöüßéèêáàâíìîóòôúùûñç`;
const PLAIN =
  '9ceqjtr8eefq9a9fjjjjjjjjjjaaqqqgvonnpmlprccnkwrplpnlkqmwmkldfdqffijhjibjk99i9tkijjefckhqhhgjajq9fv99ffgvqqsccropqiikkiiiiii999iiikkkkh';
const BOLD =
  'adgqlts9ffgqacafllllllllllbbqqqivoqornmqteerlysrnrqmnrozommefeqffkliljdlmbblbxmkllghemiriihkbkqafvaahhhvqqtccrorrkkmnjjjkkkbbbkkkmmmmi';
const table = (digits: string): Map<string, number> =>
  new Map([...CHARS].map((char, i) => [char, (Number.parseInt(digits[i] ?? '0', 36) + 1) / 32]));
const WIDTHS = { plain: table(PLAIN), bold: table(BOLD) };

/** Returns the width of a character that is in no table: marks have none, and most other scripts are at most as wide as the font is high. */
const widthOf = (char: string): number => (/\p{M}|\p{Cf}/u.test(char) ? 0 : 1);

/** Returns the width of `text` at a font size, in the wider of the two fonts. */
export function measure(text: string, size: number, bold = false): number {
  const widths = bold ? WIDTHS.bold : WIDTHS.plain;
  let sum = 0;
  for (const char of text) sum += widths.get(char) ?? widthOf(char);
  return sum * size;
}

/** The smallest size of text, at the widths for which pictures are drawn. */
export const SMALLEST = 12;

/** Scripts that are written without spaces. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Finds words in scripts without spaces, in the same way for all languages. Without `Intl`, each character is a word. */
// biome-ignore lint/style/noRestrictedGlobals: it decides on line breaks alone, and no locale is given
const { Segmenter } = globalThis.Intl ?? {};
const words: { segment(text: string): Iterable<{ readonly segment: string; readonly isWordLike?: boolean }> } =
  Segmenter === undefined
    ? { segment: (text) => [...text].map((segment) => ({ segment, isWordLike: /[\p{L}\p{N}]/u.test(segment) })) }
    : new Segmenter('und', { granularity: 'word' });

/** Returns the pieces of a text between which a line may end. A space belongs to the piece before it. */
function pieces(text: string): string[] {
  if (!UNSPACED.test(text)) return text.match(/[^ -]*(?:- *| +|$)/g)?.filter((one) => one !== '') ?? [];
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(text))
    if (isWordLike || found.length === 0) found.push(segment);
    // punctuation stays with the word before it
    else found.push(`${found.pop()}${segment}`);
  return found;
}

/** A place within a word where it may be broken: before a consonant, or `ch` or `sch`, that a vowel follows, with three letters on each side. */
const SYLLABLE =
  /(?<=\p{L}{3})(?<!c(?=[hk]))(?<!s(?=ch))(?=(?:s?ch|[^aeiouyäöüéèàAEIOUYÄÖÜ\P{L}])[aeiouyäöüéèà]\p{L})/u;

/** Returns the parts of a word that fit into lines of width `room`: syllables with hyphens if possible, otherwise characters. */
function broken(word: string, size: number, room: number, bold: boolean): string[] {
  const isTooWide = (part: string) => measure(part, size, bold) > room;
  const parts: string[] = [];
  let part = '';
  for (const syllable of word.split(SYLLABLE)) {
    if (part !== '' && isTooWide(`${part}${syllable.trimEnd()}-`)) {
      parts.push(`${part}-`);
      part = syllable;
    } else part += syllable;
  }
  parts.push(part);
  return parts.some((one) => isTooWide(one.trimEnd())) ? [...word] : parts;
}

/** Returns the text in lines of width `room`. A word that is wider than a line is broken. */
export function lines(text: string, size: number, room: number, bold = false): string[] {
  if (measure(text, size, bold) <= room) return [text];
  const rows: string[] = [];
  let row = '';
  const add = (piece: string) => {
    if (row === '' || measure((row + piece).trimEnd(), size, bold) <= room) row += piece;
    else {
      rows.push(row.trimEnd());
      row = piece;
    }
  };
  for (const piece of pieces(text))
    if (measure(piece.trimEnd(), size, bold) <= room) add(piece);
    else for (const part of broken(piece, size, room, bold)) add(part);
  rows.push(row.trimEnd());
  return rows;
}

/** A word for one thing, and for several or none. */
export type Counted = readonly [one: string, several: string];
/** Returns the word for a number of things. */
export const wordFor = ([one, several]: Counted, count: number): string => (count === 1 ? one : several);

/** How a text is written. */
export interface Type {
  /** the font size, by default 13 */
  readonly size?: number;
  /** the width that the text must fit in: it is set smaller, down to `SMALLEST`, and then broken into lines */
  readonly room?: number | undefined;
  /** the number of lines that there is room for, by default 1. More are cut off, with an ellipsis: only names of 40 characters and more need them. */
  readonly lines?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** the color, by default `$ink` */
  readonly fill?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** the distance between lines as a multiple of the size, by default 1.15 */
  readonly leading?: number;
}

/** A text in lines, ready to be placed. */
export interface Fitted {
  readonly rows: readonly string[];
  readonly size: number;
  readonly leading: number;
}

/** Returns the text in lines that fit `type.room`, at the largest size up to `type.size` at which they do. */
export function fitted(text: string, { size = 13, room, lines: most = 1, bold = false, leading = 1.15 }: Type): Fitted {
  if (room === undefined) return { rows: [text], size, leading: size * leading };
  const rowsAt = (set: number) => lines(text, set, room, bold);
  let set = size;
  let rows = rowsAt(set);
  while (rows.length > most && set > SMALLEST) {
    set = Math.max(SMALLEST, set - 0.5);
    rows = rowsAt(set);
  }
  if (rows.length > most) {
    let last = rows[most - 1] ?? '';
    while (last !== '' && measure(`${last}…`, set, bold) > room) last = [...last].slice(0, -1).join('').trimEnd();
    rows = [...rows.slice(0, most - 1), `${last}…`];
  }
  return { rows, size: set, leading: set * leading };
}

/** Returns a text whose first baseline is at (x, y). */
export const write = (text: string | number, x: number, y: number, type: Type = {}): string =>
  set(fitted(String(text), type), x, y, type);

/** Returns a fitted text whose first baseline is at (x, y). */
export function set({ rows, size, leading }: Fitted, x: number, y: number, type: Type): string {
  const { anchor = 'start', fill = '$ink', bold, italic } = type;
  const style =
    ` font-size="${rounded(size)}" fill="${fill}"${bold ? ' font-weight="700"' : ''}${italic ? ' font-style="italic"' : ''}` +
    (anchor === 'start' ? '' : ` text-anchor="${anchor}"`);
  return joined(
    rows.map((row, i) => `<text x="${rounded(x)}" y="${rounded(y + i * leading)}"${style}>${escaped(row)}</text>`),
  );
}
