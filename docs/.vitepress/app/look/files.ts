/** What somebody drops: one replay or saved position, a list of them, or a file with one on each line. */
import { REPLAY_FORMAT, SAVED_FORMAT } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';

/** What may be a replay. Only reading it tells. */
export interface Case {
  /** where it stands in the file, from 1; `null` where the file is one value */
  readonly line: number | null;
  /** Throws SyntaxError for what is no JSON. */
  read(): unknown;
}

/** The longest file that is read, in bytes: some thousand games. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** The most games that are judged: a list of more is nothing to look at. */
export const MOST_CASES = 20_000;

/** A position that somebody saved is a game from it in which nothing was done yet. */
const asReplay = (value: unknown): unknown => {
  if (!isRecord(value) || value.format !== SAVED_FORMAT) return value;
  const { game, rulesVersion, components } = value;
  const begun = { format: REPLAY_FORMAT, game, rulesVersion, components, start: value };
  return { ...begun, actions: [], checkpoints: [], outcome: null };
};

const read = (text: string): unknown => asReplay(JSON.parse(text));

/** The value of a text, or nothing where it is no JSON. */
function tried(text: string): { readonly value: unknown } | null {
  try {
    return { value: read(text) };
  } catch {
    return null;
  }
}

/** Whether a line of its own is a value that can be the line of a file; a number or a bracket may be part of a longer text. */
const isLine = (text: string): boolean => {
  const value = text.trimStart().startsWith('{') ? tried(text)?.value : undefined;
  return typeof value === 'object';
};

/** What a file holds, none where it is blank. One broken line spoils no other. */
export function casesIn(file: string): Case[] {
  const text = file.replace(/^\uFEFF/, '');
  const lines = text
    .split('\n')
    .map((line, i) => ({ text: line, number: i + 1 }))
    .filter(({ text }) => text.trim() !== '');
  if (lines.length === 0) return [];
  const [first] = lines;
  const whole = lines.length > 1 && first !== undefined && isLine(first.text) ? null : tried(text);
  if (whole !== null) {
    const { value } = whole;
    return Array.isArray(value)
      ? value.map((one: unknown, i) => ({ line: i + 1, read: () => asReplay(one) }))
      : [{ line: null, read: () => value }];
  }
  if (lines.length === 1 || !lines.some(({ text }) => isLine(text))) return [{ line: null, read: () => read(text) }];
  return lines.map(({ text, number }) => ({ line: number, read: () => read(text) }));
}
