/** Splits a file into replays. A file contains one replay or saved position, or several: in a list, or one on each line. */
import { REPLAY_FORMAT, SAVED_FORMAT } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import { parseBounded, visitJson } from '../bounded';
import type { Unread } from './unread';

/** A part of a file that may be a replay. */
export interface Case {
  /** the line or list position, from 1; `null` if the file is one value */
  readonly line: number | null;
  /** Returns the untrusted value. Throws SyntaxError if it is not JSON, and LimitError if it is beyond a limit. */
  read(): unknown;
}

/** The limit for files in bytes, which is enough for some thousand games. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** The limit of games in a file. */
export const MOST_CASES = 20_000;

/** Converts a saved position into a replay that starts from it and has no actions. Returns other values unchanged. */
const asReplay = (value: unknown): unknown => {
  if (!isRecord(value) || value.format !== SAVED_FORMAT) return value;
  const { game, rulesVersion, components } = value;
  const begun = { format: REPLAY_FORMAT, game, rulesVersion, components, start: value };
  return { ...begun, actions: [], checkpoints: [], outcome: null };
};

const read = (text: string): unknown => asReplay(parseBounded(text));

/** Returns true if a text is JSON within the limits. */
function isJson(text: string): boolean {
  try {
    parseBounded(text);
    return true;
  } catch {
    return false;
  }
}

interface Line {
  readonly text: string;
  /** from 1; blank lines count, too */
  readonly number: number;
}

/** Returns true if a line is a JSON object. Other values, such as a number, may be part of a longer JSON text. */
const isLine = ({ text }: Line): boolean => text.trimStart().startsWith('{') && isJson(text);

/** Returns the lines that are not blank, but at most one more than MOST_CASES. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const visible = /\S/g;
  let [start, number] = [0, 1];
  while (lines.length <= MOST_CASES) {
    const first = visible.exec(text)?.index;
    if (first === undefined) break;
    for (let i = start; i < first; i++)
      if (text.charAt(i) === '\n') {
        start = i + 1;
        number++;
      }
    const newline = text.indexOf('\n', first);
    const end = newline === -1 ? text.length : newline;
    lines.push({ text: text.slice(start, end), number });
    visible.lastIndex = start = end;
  }
  return lines;
}

/** Returns the texts of the elements of a list, but at most one more than MOST_CASES. Returns null if the text is not one list. */
function elementsOf(text: string): string[] | null {
  if (!text.trimStart().startsWith('[')) return null;
  const elements: string[] = [];
  let from = text.indexOf('[') + 1;
  let end = -1;
  visitJson(text, (character, depth, index) => {
    const isEnd = depth === 0;
    if (isEnd ? character === ']' : depth === 1 && character === ',') {
      elements.push(text.slice(from, index));
      from = index + 1;
    }
    if (isEnd) end = from;
    return !isEnd && elements.length <= MOST_CASES;
  });
  if (elements.length > MOST_CASES) return elements;
  if (end < 0 || text.slice(end).trim() !== '') return null;
  return elements.length === 1 && elements[0]?.trim() === '' ? [] : elements;
}

/**
 * Returns the parts of a file; none if it is blank. If there are more than MOST_CASES, returns one more than that. A broken part does not
 * affect the others.
 */
export function casesIn(file: string): Case[] {
  const text = file.replace(/^\uFEFF/, '');
  const lines = linesOf(text);
  const [first] = lines;
  if (first === undefined) return [];
  const byLine = () => lines.map((line) => ({ line: line.number, read: () => read(line.text) }));
  if (lines.length > 1 && isLine(first)) return byLine();
  const elements = elementsOf(text);
  if (elements !== null) return elements.map((element, i) => ({ line: i + 1, read: () => read(element) }));
  if (lines.length > 1 && !isJson(text) && lines.some(isLine)) return byLine();
  return [{ line: null, read: () => read(text) }];
}

/** Reads a file. Returns its parts, or the reason why it is not read. Rejects if the browser cannot read it. */
export async function readCases(file: Blob): Promise<readonly Case[] | Exclude<Unread, 'broken'>> {
  if (file.size > LARGEST_FILE) return 'too-large';
  const cases = casesIn(await file.text());
  if (cases.length === 0) return 'empty';
  return cases.length > MOST_CASES ? 'too-many' : cases;
}
