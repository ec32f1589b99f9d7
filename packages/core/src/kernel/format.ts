import type { ActionLike } from '../game/types';

const word = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(word).join('+');
  if (typeof value !== 'object' || value === null) return String(value);
  return `(${fields(value)
    .map(([, field]) => word(field))
    .join(',')})`;
};

/** Returns the fields of a record, sorted by name, so that the text does not depend on their order in the record. */
const fields = (record: object): [string, unknown][] => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Returns an action as one short line: the seat, the type, then the other fields by name: `0 place-building x:2 y:-1`. A single field is
 * written without its name: `0 draft-card ii-market`.
 */
export function format(action: ActionLike): string {
  const { type, player, ...rest } = action;
  const values = fields(rest);
  const words =
    values.length === 1
      ? values.map(([, value]) => word(value))
      : values.map(([name, value]) => `${name}:${word(value)}`);
  return [word(player), word(type ?? ''), ...words].join(' ');
}

const readWord = (text: string, like: unknown): unknown => {
  if (Array.isArray(like)) return text === 'none' ? [] : text.split('+').map((part) => readWord(part, like[0]));
  if (typeof like === 'number') return Number(text);
  return typeof like === 'boolean' ? text === 'true' : text;
};

/** Returns the action of `line`, read as an action with the fields of `like`: numbers, words, flags and lists of these. */
export function readLine(line: string, { type, player, ...rest }: ActionLike): ActionLike {
  const named = fields(rest);
  const words = line.split(' ').slice(2);
  const values = named.map(([name, like], i) => {
    const text = words[i] ?? '';
    return [name, readWord(named.length === 1 ? text : text.slice(name.length + 1), like)];
  });
  return { ...Object.fromEntries(values), type, player };
}
