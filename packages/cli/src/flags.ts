/** Options and arguments that several commands share, and the parsers of their values. */
import { DEFAULT_SECONDS } from './bots';
import { Argument, InvalidArgumentError, Option } from './commander';
import type { Game } from './game';
import { languages } from './language';
import { LONGEST_LINE, LONGEST_TEXT } from './lines';

/** Returns a parser of whole numbers from `least` to `most`. It throws InvalidArgumentError. */
export const whole =
  (least: number, most = 999_999_999) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };

/** Parses a time limit in seconds, up to one day, which is well within the range of `setTimeout`. */
export const seconds = whole(1, 86_400);

/** The maximum number of threads of a command. */
export const MOST_WORKERS = 256;

export const MIB = 1024 * 1024;

export const maxBytesOption = new Option(
  '--max-bytes <n>',
  'the longest line that is read; a longer one is skipped and reported as too-long',
)
  .argParser(whole(1, LONGEST_TEXT))
  .default(LONGEST_LINE, `${LONGEST_LINE / MIB} MiB`);

/** Part of the descriptions of commands that start games. */
export const GAME_FLAGS = 'The options of a game are flags too: name the game together with --help to see them.';

/** Returns the argument that names one of `games`. If there is only one, it is the default. */
export function gameArgument(games: readonly Game[], description: string) {
  const names = games.map(({ engine }) => engine.game);
  const argument = new Argument('[game]', description).choices(names);
  return names.length === 1 ? argument.default(names[0]) : argument;
}

export const engineOption = new Option(
  '--engine <module>',
  'use the game of your own module instead: a JavaScript file or a package that exports an engine',
);

export const languageOption = new Option('--lang <lang>', 'English or German').choices(languages).default('en');

export const colorOption = new Option('--color <when>', 'colors; auto: on a terminal, unless NO_COLOR is set')
  .choices(['auto', 'always', 'never'])
  .default('auto');

export const componentsOption = new Option(
  '--components <file>',
  'a JSON file with the tables of your own box, used instead of the standard ones',
);

export const lineOption = new Option(
  '--line <n>',
  'the line of the file; default: the first that is not blank',
).argParser(whole(1));

export const seedOption = new Option(
  '--seed <s>',
  'any text of up to 1024 characters; default: a random one, which is printed',
);

export const optionsOption = new Option(
  '--options <file>',
  'a JSON file with options of the game, by the names that engines use; flags override it',
);

export const secondsOption = new Option(
  '--max-seconds <n>',
  'the time limit of a program for each decision; a decision that it misses is made at random, and counted',
)
  .argParser(seconds)
  .default(DEFAULT_SECONDS);
