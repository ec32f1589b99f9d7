/** What games are started with, on a command line: every option of an engine is a flag of the same name. */
import type { AnyOption, Engine, GameTypes, InvalidValueError, Problem } from '@ludi-romani/core';
import { type AnyShape, isRecord } from '@ludi-romani/core/shape';
import { Failure, UsageError } from './args';
import { readJson } from './box';
import type { Flag, Flags, Given } from './flags';
import { type Game, games } from './games';
import { errorCode, type Io } from './io';
import { type Language, sayingsOf } from './language';
import { suggestion } from './near';
import { problemsSaid } from './refused';
import { printable } from './text';

/** `start-player` for `startPlayer` */
export const flagOf = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The options that an engine has beside those of all games. */
export const ownOptions = ({ options }: Engine<GameTypes>): [name: string, option: AnyOption][] =>
  Object.entries(options).filter(([name]) => name !== 'players' && name !== 'seed');

/** What a shell can offer for a value of that shape, if it is one of a few. */
function wordsFor({ node }: AnyShape): string[] | undefined {
  if (node.is === 'one') return node.values.map(String);
  if (node.is === 'list') return wordsFor(node.item);
  if (node.is === 'whole' && node.max < 10)
    return Array.from({ length: node.max - node.min + 1 }, (_, i) => String(node.min + i));
  return undefined;
}

/** What values those of a shape are, for machines. */
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

/** The options of a game as flags. */
export function optionFlagsOf({ engine, words }: Game): Flags {
  const spoken = words.en(engine);
  return Object.fromEntries(
    ownOptions(engine).map(([name, { shape }]): [string, Flag] => {
      const about = spoken.option(name as 'players').help;
      const takes = wordsFor(shape);
      if (shape.node.is === 'flag') return [flagOf(name), { about }];
      const isList = shape.node.is === 'list';
      return [
        flagOf(name),
        { about, value: 'VALUE', ...(takes === undefined ? {} : { takes }), ...(isList ? { list: true } : {}) },
      ];
    }),
  );
}

/** Those of all games, since which of them is played, the same line says. */
export const optionFlags: Flags = Object.assign({}, ...games.map(optionFlagsOf));

/** The flags that say what is played, beside the options themselves. */
export const startFlags = {
  players: { value: 'N', about: 'how many play; default: the fewest the game allows', whole: [0] },
  seed: { value: 'S', about: 'any text of up to 1024 characters; default: a random one, which is printed' },
  options: {
    value: 'FILE',
    about: 'options of the game as JSON, by the names that engines know them by; what the line says wins',
    takes: 'file',
  },
} as const satisfies Flags;

/** The value that a text means; one that means none is left as it is, and the engine says why it cannot be. */
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

/** What may have been meant by values that are none: `; did you mean 'easy'?` */
function valuesMissed({ node }: AnyShape, text: string, language: Language): string {
  if (node.is === 'list')
    return (
      text
        .split(',')
        .map((item) => valuesMissed(node.item, item, language))
        .find(Boolean) ?? ''
    );
  const known = node.is === 'one' ? node.values.map(String) : [];
  return known.includes(text) ? '' : suggestion(text, known, '', sayingsOf(language).didYouMean);
}

/** What is wrong with an option, by the flag that it was given with; as it is, if a file had it. */
const asFlag =
  (given: Given) =>
  (problem: Problem): Problem => {
    const [name = ''] = /^\w*/.exec(problem.path) ?? [];
    return given[flagOf(name)] === undefined
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
 * The options of the game, as far as the command line and the file of `--options` give them; without `players` the fewest play that
 * there can be, `fewest` or more. Throws UsageError for what the game cannot be started with.
 */
export async function chosenOptions(
  game: Game,
  given: Given,
  io: Pick<Io, 'randomSeed'>,
  language: Language,
  fewest = 0,
): Promise<GameTypes['options']> {
  const { engine, title } = game;
  const own = ownOptions(engine);
  const known = new Set(own.map(([name]) => flagOf(name)));
  const stray = Object.keys(given).find((flag) => Object.hasOwn(optionFlags, flag) && !known.has(flag));
  if (stray !== undefined)
    throw new UsageError(`${title} has no --${stray}${suggestion(stray, known).replace("'", "'--")}`);
  const { players, seed } = given;
  const filed = typeof given.options === 'string' ? await optionsIn(given.options) : {};
  const options = {
    players: engine.playerCounts.find((count) => count >= fewest) ?? engine.playerCounts.at(-1) ?? 2,
    ...(seed === undefined && filed.seed === undefined ? { seed: io.randomSeed() } : {}),
    ...filed,
    ...(typeof players === 'number' ? { players } : {}),
    ...(typeof seed === 'string' ? { seed } : {}),
    ...Object.fromEntries(
      own.flatMap(([name, { shape }]) => {
        const value = given[flagOf(name)];
        return value === undefined ? [] : [[name, typeof value === 'string' ? valueMeant(shape, value) : value]];
      }),
    ),
  };
  try {
    // it is the engine that judges them, whoever wrote them
    engine.initialState(options as GameTypes['options']);
  } catch (error) {
    if (errorCode(error) !== 'invalid-options') throw error;
    const missed = own.map(([name, { shape }]) => {
      const value = given[flagOf(name)];
      return typeof value === 'string' ? valuesMissed(shape, value, language) : '';
    });
    const { problems } = error as InvalidValueError;
    const why = problemsSaid(problems.map(asFlag(given)), language, game);
    throw new UsageError(`${printable(why)}${missed.find(Boolean) ?? ''}`);
  }
  return options as GameTypes['options'];
}

/** What says with which box and options it is played. */
export const givenFlags = ({ engine }: Game, given: Given): Given =>
  Object.fromEntries(
    ['components', 'options', ...ownOptions(engine).map(([name]) => flagOf(name))].map((flag) => [flag, given[flag]]),
  );
