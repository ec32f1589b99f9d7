/** Colors for terminals: the names of players, and bold headings. Colors add no information to the text and do not change its layout. */
import type { Writable } from 'node:stream';
import type { Io } from './io';

/** Returns true if output to `stream` must be colored. `when` is the value of `--color`. */
export const isColored = (when: 'auto' | 'always' | 'never', stream: Writable, io: Pick<Io, 'hasColors'>): boolean =>
  when === 'auto' ? io.hasColors(stream) : when === 'always';

export type Paint = (lines: readonly string[]) => readonly string[];

export const unpainted: Paint = (lines) => lines;

/** The terminal codes of the game's player colors. White is bold, which is visible on any background. */
const CODES: Readonly<Record<string, string>> = {
  ...{ red: '31', green: '32', yellow: '33', blue: '94', purple: '35', white: '1' },
  ...{ orange: '38;5;208', brown: '38;5;137' },
};
/** The codes of players without a color in the game, by seat. */
const SEATS = ['36', '33', '35', '32', '94'];

export const colored = (text: string, code: string): string => `\x1b[${code}m${text}\x1b[0m`;
export const [GOOD, BAD, UNSURE, BOLD] = ['32', '31', '33', '1'];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a function that colors the names of the players, given by seat, and makes headings bold. */
export function painter(names: readonly string[], players: readonly object[]): Paint {
  const code = new Map(
    names.map((name, seat) => {
      const { color } = { color: undefined, ...players[seat] };
      return [name, CODES[String(color)] ?? SEATS[seat % SEATS.length] ?? BOLD] as const;
    }),
  );
  const any = names.map(escaped).join('|');
  // `Blue villa` names a building, not a player
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}]| villa| stadium)`, 'gu');
  return (lines) =>
    lines.map((line) =>
      line.startsWith('-- ')
        ? colored(line, BOLD)
        : line.replace(name, (found) => colored(found, code.get(found) ?? BOLD)),
    );
}
