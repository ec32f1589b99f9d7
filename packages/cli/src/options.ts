/** What games are started with, on a command line: every option of an engine is a flag of the same name. */
import type { AnyOption, Engine, GameTypes } from '@ludi-romani/core';
import type { AnyShape } from '@ludi-romani/core/shape';
import { UsageError, wholeNumber } from './args';
import { type Game, games } from './games';
import { errorCode, reasonOf } from './io';
import { printable } from './text';

/** `start-player` for `startPlayer` */
export const flagOf = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The options that an engine has beside those of all games. */
export const ownOptions = ({ options }: Engine<GameTypes>): [name: string, option: AnyOption][] =>
  Object.entries(options).filter(([name]) => name !== 'players' && name !== 'seed');

/** For `parse`: the flags of all games, since which of them is played, the same line says. */
export const optionFlags: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = Object.fromEntries(
  games.flatMap(({ engine }) =>
    ownOptions(engine).map(([name, { shape }]) => [
      flagOf(name),
      { type: shape.node.is === 'flag' ? 'boolean' : 'string' },
    ]),
  ),
);

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

/** The values of flags, as `parse` gives them. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

/**
 * The options of the game, as far as the command line gives them; without `--players` the fewest play that there can be, `fewest` or
 * more. Throws UsageError for what the game cannot be started with.
 */
export function chosenOptions({ engine, title }: Game, given: Given, seed: string, fewest = 0): GameTypes['options'] {
  const { players } = given;
  const usual = engine.playerCounts.find((count) => count >= fewest) ?? engine.playerCounts.at(-1) ?? 2;
  const own = ownOptions(engine);
  const known = new Set(own.map(([name]) => flagOf(name)));
  const stray = Object.keys(given).find((flag) => flag in optionFlags && !known.has(flag));
  if (stray !== undefined) throw new UsageError(`${title} has no --${stray}`);
  const options = {
    players: typeof players === 'string' ? wholeNumber('--players', players) : usual,
    seed,
    ...Object.fromEntries(
      own.flatMap(([name, { shape }]) => {
        const value = given[flagOf(name)];
        return value === undefined ? [] : [[name, typeof value === 'string' ? valueMeant(shape, value) : value]];
      }),
    ),
  };
  try {
    engine.initialState(options);
  } catch (error) {
    throw errorCode(error) === 'invalid-options' ? new UsageError(printable(reasonOf(error))) : error;
  }
  return options;
}

/** The flags that were given for the own options of a game, as words for a shell. */
export const givenFlags = ({ engine }: Game, given: Given): string[] =>
  ownOptions(engine).flatMap(([name]) => {
    const value = given[flagOf(name)];
    return value === undefined ? [] : value === true ? [`--${flagOf(name)}`] : [`--${flagOf(name)}`, String(value)];
  });
