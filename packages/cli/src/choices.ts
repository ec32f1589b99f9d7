/** The choices of players as lines, also in games with too many to list. */
import { codeOf, type Engine, type GameTypes, type Menu, type Readable } from '@ludi-romani/core';

/** Describes a range that is too long to list by the lines of its first and its last action. */
export const rangeLine = <G extends GameTypes>(engine: Engine<G>, { first, last }: Menu<G>['ranges'][number]): string =>
  `${engine.format(first)} ... ${engine.format(last)}`;

/** Returns the legal action of a line, or `undefined` if there is none. */
export function parsed<G extends GameTypes>(
  engine: Engine<G>,
  seen: Readable<G>,
  line: string,
): G['action'] | undefined {
  try {
    return engine.parse(seen, line);
  } catch (error) {
    if (codeOf(error) !== 'illegal-action') throw error;
    return undefined;
  }
}
