/** Actions as people type them. */
import type { ActionLike, Seat } from '@ludi-romani/core';

/** A word as the value of a field that usually holds such a one. */
function fieldOf(word: string, usual: unknown): unknown {
  if (Array.isArray(usual)) {
    return word === 'none' ? [] : word.split('+').map((part) => fieldOf(part, usual[0]));
  }
  const isNumber = usual === undefined ? /^-?\d+$/.test(word) : typeof usual === 'number';
  if (isNumber) return Number(word);
  if (typeof usual === 'boolean') return word === 'true';
  return word === 'null' ? null : word;
}

/**
 * The action that a line means, legal or not: the short line of `format`, with or without its seat, or JSON. Fields are read as those
 * of an action of that type among `known`. What means nothing is answered as it is, to be refused.
 */
export function actionMeant(line: string, player: Seat, known: readonly ActionLike[]): unknown {
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
  const { type: _, player: __, ...usual } = known.find((action) => action.type === type) ?? { type, player };
  const names = Object.keys(usual);
  const fields = rest.map((word): [string, unknown] => {
    const [only] = names;
    if (names.length === 1 && only !== undefined) return [only, fieldOf(word, Object.values(usual)[0])];
    const colon = word.indexOf(':');
    const name = word.slice(0, Math.max(0, colon));
    return [name, fieldOf(word.slice(colon + 1), Object.entries(usual).find(([key]) => key === name)?.[1])];
  });
  return { type, player: seat, ...Object.fromEntries(fields) };
}
