/** Functions that lay out plain text: tables, columns and paragraphs. */
import { listed as phrases, text } from '@ludi-romani/core/words';

export const WIDTH = 80;

/** The width of each of two columns. */
export const COLUMN = WIDTH / 2 - 1;

/** Control, bidirectional and other invisible characters, which could change the display of a terminal. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** Returns untrusted text as one line of at most `length` characters, with invisible characters escaped. */
export function printable(text: string, length = 300): string {
  const shown = text.slice(0, length).replace(INVISIBLE, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
  return text.length > length ? `${shown}...` : shown;
}

/** Returns `word` as a word of a bash or zsh command, quoted if necessary. Invisible characters are escaped. */
export function shellWord(word: string): string {
  if (/^[\w./:,-]+$/.test(word)) return word;
  if (word.search(INVISIBLE) < 0) return `'${word.replaceAll("'", "'\\''")}'`;
  const bytes = (char: string) => [...Buffer.from(char)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
  return `$'${word.replace(/['\\]/g, '\\$&').replace(INVISIBLE, (char) => bytes(char).join(''))}'`;
}

/** Returns a value as one line of JSON with invisible characters escaped, so that a terminal cannot interpret them. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replace(INVISIBLE, (char) =>
    char.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

/** Returns `White`, `White and Brown` or `White, Brown and Purple`. */
export const listed = (words: readonly string[], last = 'and'): string => text(phrases(words, last));

/** Returns rows with aligned columns. Columns from index `right` on are aligned to the right. */
export function table(rows: readonly (readonly string[])[], right = Number.POSITIVE_INFINITY): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  const set = (cell: string, i: number) => (i < right ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0));
  return rows.map((row) => row.map(set).join('  ').trimEnd());
}

/** Returns two blocks next to each other. The left one is at least `atLeast` characters wide, and followed by a gap of `gap`. */
export function sideBySide(left: readonly string[], right: readonly string[], gap = 2, atLeast = 0): string[] {
  const width = Math.max(atLeast, ...left.map(({ length }) => length)) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => `${(left[i] ?? '').padEnd(width)}${right[i] ?? ''}`.trimEnd());
}

/** Returns a panel for each player, two in a row: the lines of `above`, then those of `picture`. Pictures in a row are aligned at the top. */
export function panels<P>(
  players: readonly P[],
  above: (player: P, seat: number) => readonly string[],
  picture: (player: P) => readonly string[],
): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < players.length; seat += 2) {
    const pair = players.slice(seat, seat + 2);
    const heads = pair.map((player, i) => above(player, seat + i));
    const height = Math.max(...heads.map(({ length }) => length));
    const [left = [], right = []] = pair.map((player, i) => {
      const head = heads[i] ?? [];
      return [...head, ...Array<string>(height - head.length).fill(''), ...picture(player)];
    });
    lines.push('', ...sideBySide(left, right, 2, COLUMN));
  }
  return lines;
}

/** Wraps a paragraph to lines of at most `width` characters. All lines but the first are indented. */
export function wrap(text: string, width = WIDTH, indent = 0): string[] {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  for (const word of text.trimStart().split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else {
      line = line.trim() === '' ? line + word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** The width of the margin, which holds names. */
export const MARGIN = 12;

/** Returns a paragraph with a name in the margin. */
export const paragraph = (name: string, text: string): string[] => wrap(`${name.padEnd(MARGIN)}${text}`, WIDTH, MARGIN);

/** Returns a heading across the page: `-- Round 3 of 14 -----`. */
export const heading = (text: string): string => `-- ${text} `.padEnd(WIDTH, '-');
