/** Renders any game as text: every field of a state or view. */
import type { GameTypes } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import { printable, WIDTH, wrap } from '../text';
import type { Renderer } from './renderer';

/** The fields that the table does not show: they are the same in all games, or shown elsewhere. */
const HIDDEN = ['viewer', 'options', 'players', 'pending', 'chance'];

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
const scalarText = (value: unknown): string => (value === null ? '-' : printable(String(value)));

/** Returns a field with everything in it. A list of scalars is one paragraph, anything else is indented below the name. */
function fieldLines(name: string, value: unknown, indent: number): string[] {
  const head = `${' '.repeat(indent)}${name}:`;
  const paragraph = (text: string) => wrap(`${head} ${text}`, WIDTH, indent + 2);
  if (isScalar(value)) return paragraph(scalarText(value));
  if (Array.isArray(value) && value.every(isScalar)) return paragraph(value.map(scalarText).join(', ') || '-');
  return [head, ...fieldsOf(value as object, indent + 2)];
}

const fieldsOf = (value: object, indent: number): string[] =>
  Object.entries(value).flatMap(([name, field]) => fieldLines(name, field, indent));

export const plainRenderer = <G extends GameTypes>(words: Words<G>): Renderer<G> => ({
  legend: '',
  table: (seen) => [
    ...fieldsOf(Object.fromEntries(Object.entries(seen).filter(([name]) => !HIDDEN.includes(name))), 0),
    ...seen.players.flatMap((area, seat) => fieldLines(words.player(seen, seat), area, 0)),
  ],
  at: () => undefined,
  counters: ({ players }, seat) =>
    Object.fromEntries(Object.entries(players[seat] ?? {}).filter(([, count]) => typeof count === 'number')),
});
