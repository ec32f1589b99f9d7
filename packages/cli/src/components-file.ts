/** Reads the JSON files that are named on the command line, and makes games with the components of a file. */
import { readFile } from 'node:fs/promises';
import type { InvalidValueError, Problem } from '@ludi-romani/core';
import { Failure, UsageError } from './failure';
import { type Game, gameNamed, withComponents } from './game';
import { errorCode, reasonOf } from './io';
import { printable } from './text';

/** Resolves to the JSON value in a file. Rejects with Failure. */
export async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${printable(file)}: ${reasonOf(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${printable(file)} is not JSON: ${printable(reasonOf(error))}`);
  }
}

const problemsOf = (error: unknown): readonly Problem[] =>
  errorCode(error) === 'invalid-components' ? (error as InvalidValueError).problems : [];

/** Returns the game with the tables of a file. Throws Failure, which lists each invalid path. */
function gameWith(game: Game, tables: unknown, file: string): Game {
  try {
    return withComponents(game, tables);
  } catch (error) {
    const problems = problemsOf(error);
    if (problems.length === 0) throw error;
    const lines = problems.map(({ path, message }) => `  ${printable(path === '' ? message : `${path}: ${message}`)}`);
    throw new Failure([`${printable(file)} is not a box of ${game.title}:`, ...lines].join('\n'));
  }
}

/** Resolves to the game with the tables of `file`, or to `game` itself without a file. Rejects with Failure. */
export const withComponentsFile = async (game: Game, file: string | undefined): Promise<Game> =>
  file === undefined ? game : gameWith(game, await readJson(file), file);

/**
 * Resolves to the game of a command, `name`, with the tables of `file` if it is given. The name is checked by the command line. Rejects with
 * UsageError without a name, and with Failure for a wrong file.
 */
export async function chosenGame(
  games: readonly Game[],
  name: string | undefined,
  file: string | undefined,
): Promise<Game> {
  if (name === undefined) throw new UsageError("missing required argument 'game'");
  return withComponentsFile(gameNamed(games, name), file);
}

/** Returns the game that has the most of these tables. */
function gameWithTables(games: readonly Game[], tables: unknown): Game | undefined {
  if (typeof tables !== 'object' || tables === null) return undefined;
  const shared = (game: Game) => Object.keys(tables).filter((name) => name in game.engine.components).length;
  const [most] = [...games].sort((a, b) => shared(b) - shared(a));
  return most !== undefined && shared(most) > 0 ? most : undefined;
}

/**
 * Resolves to the games, of which the one that the tables of `file` belong to has these tables. Without a file, resolves to the games
 * themselves. Rejects with Failure.
 */
export async function withOwnComponents(games: readonly Game[], file: string | undefined): Promise<readonly Game[]> {
  if (file === undefined) return games;
  const tables = await readJson(file);
  const game = gameWithTables(games, tables);
  if (game === undefined) throw new Failure(`${printable(file)} is not a box: it has no table of any game`);
  const own = gameWith(game, tables, file);
  return games.map((each) => (each === game ? own : each));
}
