/** Plain text for people: tables, columns, paragraphs. */
import { listed as phrases, text } from '@ludi-romani/core/words';

export const WIDTH = 80;

/** Two columns fill the page. */
export const COLUMN = WIDTH / 2 - 1;

/** Control, bidirectional and other invisible characters, which could change what a terminal shows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** A stranger's text on one harmless line of at most `length` characters. */
export function printable(text: string, length = 300): string {
  const shown = text.slice(0, length).replace(INVISIBLE, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
  return text.length > length ? `${shown}...` : shown;
}

/**
 * A word as bash and zsh take it, on one harmless line: within quotes where they are needed, what a terminal would not show as its bytes.
 */
export function shellWord(word: string): string {
  if (/^[\w./:,-]+$/.test(word)) return word;
  if (word.search(INVISIBLE) < 0) return `'${word.replaceAll("'", "'\\''")}'`;
  const bytes = (char: string) => [...Buffer.from(char)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
  return `$'${word.replace(/['\\]/g, '\\$&').replace(INVISIBLE, (char) => bytes(char).join(''))}'`;
}

/** A value as one line of JSON with nothing in it that a terminal would obey: such characters are escaped, as JSON does. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replace(INVISIBLE, (char) =>
    char.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

/** `White`, `White and Brown`, `White, Brown and Purple` */
export const listed = (words: readonly string[], last = 'and'): string => text(phrases(words, last));

/** Rows with their columns under each other; those from `right` on are set to the right. */
export function table(rows: readonly (readonly string[])[], right = Number.POSITIVE_INFINITY): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  const set = (cell: string, i: number) => (i < right ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0));
  return rows.map((row) => row.map(set).join('  ').trimEnd());
}

/** Two blocks next to each other, the right one `gap` characters beyond the left one or beyond `atLeast`. */
export function beside(left: readonly string[], right: readonly string[], gap = 2, atLeast = 0): string[] {
  const width = Math.max(atLeast, ...left.map(({ length }) => length)) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => `${(left[i] ?? '').padEnd(width)}${right[i] ?? ''}`.trimEnd());
}

/** What lies before the players, two panels side by side: pictures begin at the same height, whatever is written above them. */
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
    lines.push('', ...beside(left, right, 2, COLUMN));
  }
  return lines;
}

/** A paragraph in lines of at most `width`, all but the first one indented. */
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

/** How far in from the margin what is said begins. */
export const MARGIN = 12;

/** A name in the margin and what there is to say. */
export const paragraph = (name: string, text: string): string[] => wrap(`${name.padEnd(MARGIN)}${text}`, WIDTH, MARGIN);

/** A heading across the page: `-- Round 3 of 14 -----` */
export const heading = (text: string): string => `-- ${text} `.padEnd(WIDTH, '-');
