/** Parses typed actions. */
import type { ActionLike, Seat } from '@ludi-romani/core';

/** Parses the value of a field. `sample` is a value of the same field, or `undefined` if there is none. */
function parseField(word: string, sample: unknown): unknown {
  if (Array.isArray(sample)) {
    return word === 'none' ? [] : word.split('+').map((part) => parseField(part, sample[0]));
  }
  const isNumber = sample === undefined ? /^-?\d+$/.test(word) : typeof sample === 'number';
  if (isNumber) return Number(word);
  if (typeof sample === 'boolean') return word === 'true';
  return word === 'null' ? null : word;
}

/**
 * Returns the action of a line, legal or not. The line is the short line of `format`, with or without its seat, or JSON. The first of
 * `samples` with the same action type determines the types of the fields. Returns invalid JSON unchanged: the engine refuses it.
 */
export function parseAction(line: string, player: Seat, samples: readonly ActionLike[]): unknown {
  if (line.startsWith('{')) {
    try {
      return JSON.parse(line);
    } catch {
      return line;
    }
  }
  const words = line.split(/\s+/);
  const seat = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : player;
  const [type = '', ...rest] = words;
  const { type: _, player: __, ...sample } = samples.find((action) => action.type === type) ?? { type, player };
  const names = Object.keys(sample);
  const fields = rest.map((word): [string, unknown] => {
    const [only] = names;
    if (names.length === 1 && only !== undefined) return [only, parseField(word, Object.values(sample)[0])];
    const colon = word.indexOf(':');
    const name = word.slice(0, Math.max(0, colon));
    return [name, parseField(word.slice(colon + 1), Object.entries(sample).find(([key]) => key === name)?.[1])];
  });
  return { type, player: seat, ...Object.fromEntries(fields) };
}
