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
