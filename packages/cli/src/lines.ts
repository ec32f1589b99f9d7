/** Reads the lines of streams with bounded memory. */
import type { Source } from './io';

/** The default limit of a line, in bytes: about a hundred replays. */
export const LONGEST_LINE = 8 * 1024 * 1024;

/** The highest limit of a line, in bytes. A line becomes one string, and V8 has no strings that are much longer. */
export const LONGEST_TEXT = 256 * 1024 * 1024;

/** A line with its number, from 1. `text` is `null` if the line is too long or not UTF-8. */
export type Line =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly text: null; readonly problem: 'too-long' | 'not-text' };

const NEWLINE = 0x0a;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The maximum number of lines in one list. */
const MOST_TOGETHER = 64;

/** Yields lists of the lines of a stream. Each list has up to 64 lines of one chunk. Lines of more than `longest` bytes are not stored. */
export async function* linesOf(source: Source, longest = LONGEST_LINE): AsyncGenerator<readonly Line[], void> {
  let lines: Line[] = [];
  let buffer = Buffer.alloc(Math.min(longest, 64 * 1024));
  let length = 0;
  let number = 0;

  const add = (part: Buffer): void => {
    const end = length + part.length;
    if (end <= longest) {
      if (end > buffer.length) buffer = Buffer.concat([buffer], Math.min(longest, Math.max(end, 2 * buffer.length)));
      part.copy(buffer, length);
    }
    length = end;
  };
  const take = (): Line => {
    const size = length;
    length = 0;
    number++;
    if (size > longest) return { number, text: null, problem: 'too-long' };
    try {
      return { number, text: decoder.decode(buffer.subarray(0, size)) };
    } catch {
      return { number, text: null, problem: 'not-text' };
    }
  };

  for await (const chunk of source) {
    const bytes =
      typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      add(bytes.subarray(start, end));
      start = end + 1;
      if (lines.push(take()) < MOST_TOGETHER) continue;
      yield lines;
      lines = [];
    }
    add(bytes.subarray(start));
    if (lines.length > 0) yield lines;
    lines = [];
  }
  if (length > 0) yield [take()];
}

/** Yields the lines of a stream one by one. */
export async function* eachLineOf(source: Source): AsyncGenerator<Line, void> {
  for await (const lines of linesOf(source)) yield* lines;
}
