/** Options and arguments that several commands have, and how their values are read. */
import { DEFAULT_SECONDS } from './bots';
import { Argument, InvalidArgumentError, Option } from './commander';
import { games } from './games';
import { languages } from './language';
import { LONGEST_LINE, LONGEST_TEXT } from './lines';

/** A parser of whole numbers within bounds. */
export const whole =
  (least: number, most = 999_999_999) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };

/** Seconds that something may take: a day at most, which every clock can count. */
export const seconds = whole(1, 86_400);

/** The most threads that a command starts. */
export const MOST_WORKERS = 256;

export const MIB = 1024 * 1024;

export const maxBytesOption = new Option(
  '--max-bytes <n>',
  'a longer line is read past and reported as too long (too-long)',
)
  .argParser(whole(1, LONGEST_TEXT))
  .default(LONGEST_LINE, `${LONGEST_LINE / MIB} MiB`);

/** Added to the descriptions of commands that start games. */
export const OWN_FLAGS = 'The options of a game are flags, too: name the game together with --help to see them.';

const gameNames = games.map(({ engine }) => engine.game);
export const gameArgument = new Argument('<game>', 'the game').choices(gameNames);
export const optionalGame = new Argument('[game]', 'the game; not needed with --from').choices(gameNames);

export const languageOption = new Option('--lang <lang>', 'English or German').choices(languages).default('en');

export const colorOption = new Option('--color <when>', 'colors; auto: on a terminal, unless NO_COLOR is set')
  .choices(['auto', 'always', 'never'])
  .default('auto');

export const componentsOption = new Option(
  '--components <file>',
  'the tables of your own box as JSON, used instead of the standard ones',
);

export const lineOption = new Option(
  '--line <n>',
  'the line of the file; by default the first that is not blank',
).argParser(whole(1));

// What a game is started with.

export const seedOption = new Option(
  '--seed <s>',
  'any text of up to 1024 characters; by default a random one, which is printed',
);

export const optionsOption = new Option(
  '--options <file>',
  'options of the game as JSON, by the names that engines use; the command line wins',
);

export const secondsOption = new Option(
  '--max-seconds <n>',
  'the time that a program has for each decision; a decision that it does not make is made at random, and counted',
)
  .argParser(seconds)
  .default(DEFAULT_SECONDS);
