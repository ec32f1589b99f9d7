/** Splits a file into replays. A file contains one replay or saved position, or several: in a list, or one on each line. */
import { REPLAY_FORMAT, SAVED_FORMAT } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';

/** A part of a file that may be a replay. */
export interface Case {
  /** the line or list position, from 1; `null` if the file is one value */
  readonly line: number | null;
  /** Returns the untrusted value. Throws SyntaxError if it is not JSON. */
  read(): unknown;
}

/** The limit for files in bytes, which is enough for some thousand games. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** The limit of games in a file. */
export const MOST_CASES = 20_000;

/** Converts a saved position into a replay that starts from it and has no actions. Returns other values unchanged. */
const asReplay = (value: unknown): unknown => {
  if (!isRecord(value) || value.format !== SAVED_FORMAT) return value;
  const { game, rulesVersion, components } = value;
  const begun = { format: REPLAY_FORMAT, game, rulesVersion, components, start: value };
  return { ...begun, actions: [], checkpoints: [], outcome: null };
};

const read = (text: string): unknown => asReplay(JSON.parse(text));

/** Returns the value of a text, or null if it is not JSON. */
function tried(text: string): { readonly value: unknown } | null {
  try {
    return { value: read(text) };
  } catch {
    return null;
  }
}

/** Returns true if a line is a JSON object. Other values, such as a number, may be part of a longer JSON text. */
const isLine = (text: string): boolean => {
  const value = text.trimStart().startsWith('{') ? tried(text)?.value : undefined;
  return typeof value === 'object';
};

/** Returns the parts of a file; none if it is blank. A broken line does not affect the others. */
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
