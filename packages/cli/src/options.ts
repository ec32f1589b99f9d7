/** The options that games are started with: each is a flag of the command line. */
import type { AnyOption, Engine, GameTypes, InvalidValueError, Problem } from '@ludi-romani/core';
import { type AnyShape, isRecord } from '@ludi-romani/core/shape';
import { valuesOf } from '@ludi-romani/core/words/en';
import { readJson } from './box';
import { Option } from './commander';
import { Failure, UsageError } from './failure';
import { type Game, games } from './games';
import { errorCode, type Io } from './io';
import type { Language } from './language';
import { problemsSaid } from './refused';
import { printable, shellWord } from './text';

/** Values of flags, by the names of options: `startPlayer` for `--start-player`. */
export type Given = Readonly<Record<string, unknown>>;

/** `start-player` for `startPlayer` */
export const flagOf = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The options that an engine has besides those of all games. */
export const ownOptions = ({ options }: Engine<GameTypes>): [name: string, option: AnyOption][] =>
  Object.entries(options).filter(([name]) => name !== 'players' && name !== 'seed');

/** The names of the options that at least one game has. */
export const gameOptionNames: readonly string[] = [
  ...new Set(games.flatMap(({ engine }) => ownOptions(engine).map(([name]) => name))),
];

/** The options of all games as flags. Help and suggestions know those of the games that the command line names. */
export function gameOptions(line: readonly string[]): Option[] {
  const isNamed = ({ engine }: Game) => line.includes(engine.game);
  const flags = new Map<string, Option>();
  for (const game of [...games].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))) {
    const words = game.words.en(game.engine);
    for (const [name, { shape, default: usual }] of ownOptions(game.engine)) {
      if (flags.has(name)) continue;
      const { help } = words.option(name as 'players');
      const isFlag = shape.node.is === 'flag';
      const values = `${valuesOf(shape)}${usual === null ? '' : `; default ${usual}`}`;
      const option = new Option(`--${flagOf(name)}${isFlag ? '' : ' <value>'}`, isFlag ? help : `${help} (${values})`);
      flags.set(name, option.helpGroup(`Options of ${game.title}:`).hideHelp(!isNamed(game)));
    }
  }
  return [...flags.values()];
}

/** These flags as a shell takes them. */
export const spelled = (given: Given): string[] =>
  Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? `--${flagOf(name)}` : `--${flagOf(name)} ${shellWord(String(value))}`;
  });

/** The values that a shape allows, for machines. */
export function valuesTold({ node }: AnyShape): object {
  switch (node.is) {
    case 'whole':
      return { type: 'whole', min: node.min, max: node.max };
    case 'one':
      return { type: 'one', values: node.values };
    case 'list':
      return { type: 'list', min: node.min, max: node.max, item: valuesTold(node.item) };
    case 'text':
      return { type: 'text', max: node.max };
    default:
      return { type: node.is };
  }
}

/** The value that a text means. Returns a text without a meaning unchanged: the engine says what is wrong with it. */
function valueMeant({ node }: AnyShape, text: string): unknown {
  switch (node.is) {
    case 'whole':
      return /^\d{1,9}$/.test(text) ? Number(text) : text;
    case 'one':
      return node.values.find((value) => String(value) === text) ?? text;
    case 'list':
      return text.split(',').map((item) => valueMeant(node.item, item));
    default:
      return text;
  }
}

/** Names the flag in a problem with an option, unless the value came from a file. */
const asFlag =
  (given: Given) =>
  (problem: Problem): Problem => {
    const [name = ''] = /^\w*/.exec(problem.path) ?? [];
    return given[name] === undefined
      ? problem
      : { ...problem, path: `--${flagOf(name)}${problem.path.slice(name.length)}` };
  };

/** The options that a file holds. Throws Failure. */
async function optionsIn(file: string): Promise<Readonly<Record<string, unknown>>> {
  const value = await readJson(file);
  if (!isRecord(value)) throw new Failure(`${printable(file)} holds no options: they are an object`);
  return value;
}

/**
 * The options of the game, from the command line and the file of `--options`. Without `players` it is the lowest player count of the game
 * that is not below `fewest`. Throws UsageError for options that the game cannot be started with.
 */
export async function chosenOptions(
  game: Game,
  given: Given,
  io: Pick<Io, 'randomSeed'>,
  language: Language,
  fewest = 0,
): Promise<GameTypes['options']> {
  const { engine, title } = game;
  const own = new Map(ownOptions(engine));
  const stray = gameOptionNames.find((name) => given[name] !== undefined && !own.has(name));
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
        return value === undefined ? [] : [[name, typeof value === 'string' ? valueMeant(shape, value) : value]];
      }),
    ),
  };
  try {
    engine.initialState(options as GameTypes['options']);
  } catch (error) {
    if (errorCode(error) !== 'invalid-options') throw error;
    const { problems } = error as InvalidValueError;
    throw new UsageError(printable(problemsSaid(problems.map(asFlag(given)), language, game)));
  }
  return options as GameTypes['options'];
}

/** The flags that say with which box and options a game is played. */
export const givenFlags = ({ engine }: Game, given: Given): Given =>
  Object.fromEntries(
    ['components', 'options', ...ownOptions(engine).map(([name]) => name)].map((name) => [name, given[name]]),
  );
