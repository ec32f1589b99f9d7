/** What is played with, from files: tables of a box of one's own, and options. */
import { readFile } from 'node:fs/promises';
import type { InvalidValueError, Problem } from '@ludi-romani/core';
import { Failure } from './failure';
import { type Game, games, withBox } from './games';
import { errorCode, reasonOf } from './io';
import { printable } from './text';

/** The JSON value that a file of one's own holds. Throws Failure. */
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

/** The game over tables that a file had. Throws Failure, which names each bad path. */
function boxOf(game: Game, tables: unknown, file: string): Game {
  try {
    return withBox(game, tables);
  } catch (error) {
    const problems = problemsOf(error);
    if (problems.length === 0) throw error;
    const lines = problems.map(({ path, message }) => `  ${printable(path === '' ? message : `${path}: ${message}`)}`);
    throw new Failure([`${printable(file)} is no box of ${game.title}:`, ...lines].join('\n'));
  }
}

/** The game over the tables of a file, or as it is if there is none. Throws Failure. */
export const boxed = async (game: Game, file: string | undefined): Promise<Game> =>
  file === undefined ? game : boxOf(game, await readJson(file), file);

/** Of which game a box is: the one that most of its tables belong to. */
function gameOfBox(tables: unknown): Game | undefined {
  if (typeof tables !== 'object' || tables === null) return undefined;
  const shared = (game: Game) => Object.keys(tables).filter((name) => name in game.engine.components).length;
  const [most] = [...games].sort((a, b) => shared(b) - shared(a));
  return most !== undefined && shared(most) > 0 ? most : undefined;
}

/** A box whose game nobody named, with its tables as they were read. Throws Failure. */
export async function readBox(file: string): Promise<{ readonly game: Game; readonly tables: unknown }> {
  const tables = await readJson(file);
  const game = gameOfBox(tables);
  if (game === undefined) throw new Failure(`${printable(file)} is a box of no game: it has none of their tables`);
  return { game: boxOf(game, tables, file), tables };
}
