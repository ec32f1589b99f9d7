/** Reads the options of games from flags of the command line. */
import type { AnyOption, Engine, GameTypes, InvalidValueError, Problem } from '@ludi-romani/core';
import { type AnyShape, isRecord } from '@ludi-romani/core/shape';
import { valuesOf } from '@ludi-romani/core/words/en';
import { Option } from './commander';
import { readJson } from './components-file';
import { problemsMessage } from './error-messages';
import { Failure, UsageError } from './failure';
import { type Game, wordsOf } from './game';
import { errorCode, type Io } from './io';
import type { Language } from './language';
import { printable, shellWord } from './text';

/** The values of flags, by option name: `startPlayer` for `--start-player`. */
export type Given = Readonly<Record<string, unknown>>;

/** Returns `start-player` for `startPlayer`. */
export const flagOf = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the options of a game without `players` and `seed`, which all games have. */
export const ownOptions = ({ options }: Engine<GameTypes>): [name: string, option: AnyOption][] =>
  Object.entries(options).filter(([name]) => name !== 'players' && name !== 'seed');

/** The flags of `play`, `arena` and `train`, by option name. An option of a game with such a name has no flag: it can be set with `--options`. */
const TAKEN: readonly string[] = [
  ...['bots', 'color', 'components', 'engine', 'from', 'games', 'help', 'human', 'json', 'lang', 'maxSeconds'],
  ...['gate', 'iterations', 'options', 'out', 'plies', 'ply', 'quiet', 'resume', 'rounds', 'workers'],
];

/** Returns true if the option of a game has a flag. */
export const hasFlag = (option: string): boolean => !TAKEN.includes(option);

/** Returns the options of a game that have flags. */
const flagOptions = ({ engine }: Game) => ownOptions(engine).filter(([name]) => hasFlag(name));

/** Returns the names of the options of all games that have flags. */
export const flagNames = (games: readonly Game[]): readonly string[] => [
  ...new Set(games.flatMap((game) => flagOptions(game).map(([name]) => name))),
];

/** Returns the options of all games as flags. Help texts show only the flags of a game that `line`, the command line, names, or of the only game. */
export function gameFlags(games: readonly Game[], line: readonly string[]): Option[] {
  const isNamed = ({ engine }: Game) => games.length === 1 || line.includes(engine.game);
  const flags = new Map<string, Option>();
  for (const game of [...games].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))) {
    // help texts show only the games that are named, and making the words of a game is slow
    const words = isNamed(game) ? wordsOf(game, 'en') : undefined;
    for (const [name, { shape, default: usual }] of flagOptions(game)) {
      if (flags.has(name)) continue;
      const help = words?.option(name as 'players').help ?? '';
      const isFlag = shape.node.is === 'flag';
      const values = `${valuesOf(shape)}${usual === null ? '' : `; default ${usual}`}`;
      const option = new Option(`--${flagOf(name)}${isFlag ? '' : ' <value>'}`, isFlag ? help : `${help} (${values})`);
      flags.set(name, option.helpGroup(`Options of ${game.title}:`).hideHelp(!isNamed(game)));
    }
  }
  return [...flags.values()];
}

/** Returns the flags as separate words of a shell command. */
export const flagWords = (given: Given): string[] =>
  Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? `--${flagOf(name)}` : `--${flagOf(name)} ${shellWord(String(value))}`;
  });

/** Returns the values that a shape allows, as JSON. */
export function valuesJson({ node }: AnyShape): object {
  switch (node.is) {
    case 'whole':
      return { type: 'whole', min: node.min, max: node.max };
    case 'one':
      return { type: 'one', values: node.values };
    case 'list':
      return { type: 'list', min: node.min, max: node.max, item: valuesJson(node.item) };
    case 'text':
      return { type: 'text', max: node.max };
    default:
      return { type: node.is };
  }
}

/** Parses the value of a flag. Returns invalid text unchanged: the engine reports it. */
function parseValue({ node }: AnyShape, text: string): unknown {
  switch (node.is) {
    case 'whole':
      return /^\d{1,9}$/.test(text) ? Number(text) : text;
    case 'one':
      return node.values.find((value) => String(value) === text) ?? text;
    case 'list':
      return text.split(',').map((item) => parseValue(node.item, item));
    default:
      return text;
  }
}

/** Returns a function that replaces the path of a problem by its flag, unless the value comes from a file. */
const asFlag =
  (given: Given) =>
  (problem: Problem): Problem => {
    const [name = ''] = /^\w*/.exec(problem.path) ?? [];
    return given[name] === undefined || !hasFlag(name)
      ? problem
      : { ...problem, path: `--${flagOf(name)}${problem.path.slice(name.length)}` };
  };

/** Resolves to the options in a file. Rejects with Failure. */
async function optionsIn(file: string): Promise<Readonly<Record<string, unknown>>> {
  const value = await readJson(file);
  if (!isRecord(value)) throw new Failure(`${printable(file)} must hold an object of options`);
  return value;
}

/**
 * Resolves to the options of a new game, from the command line and the file of `--options`. `players` defaults to the lowest player count
 * of the game that is at least `fewest`. Rejects with UsageError for invalid options.
 */
export async function chosenOptions(
  games: readonly Game[],
  game: Game,
  given: Given,
  io: Pick<Io, 'randomSeed'>,
  language: Language,
  fewest = 0,
): Promise<GameTypes['options']> {
  const { engine, title } = game;
  const own = new Map(flagOptions(game));
  const stray = flagNames(games).find((name) => given[name] !== undefined && !own.has(name));
  if (stray !== undefined) throw new UsageError(`${title} has no --${flagOf(stray)}`);
  const { players, seed } = given;
  const filed = typeof given.options === 'string' ? await optionsIn(given.options) : {};
  const options = {
    players: engine.playerCounts.find((count) => count >= fewest) ?? engine.playerCounts.at(-1) ?? 2,
    ...(seed === undefined && filed.seed === undefined ? { seed: io.randomSeed() } : {}),
    ...filed,
    ...(players === undefined ? {} : { players }),
    ...(seed === undefined ? {} : { seed }),
    ...Object.fromEntries(
      [...own].flatMap(([name, { shape }]) => {
        const value = given[name];
        return value === undefined ? [] : [[name, typeof value === 'string' ? parseValue(shape, value) : value]];
      }),
    ),
  };
  try {
    engine.initialState(options as GameTypes['options']);
  } catch (error) {
    if (errorCode(error) !== 'invalid-options') throw error;
    const { problems } = error as InvalidValueError;
    throw new UsageError(printable(problemsMessage(problems.map(asFlag(given)), language, game)));
  }
  return options as GameTypes['options'];
}

/** Returns the given flags for the components and options of a game. */
export const givenFlags = (game: Game, given: Given): Given =>
  Object.fromEntries(
    ['components', 'options', ...flagOptions(game).map(([name]) => name)].map((name) => [name, given[name]]),
  );
