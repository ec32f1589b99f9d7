/** What a command line chooses to play. */
import type { GameTypes } from '@ludi-romani/core';
import { UsageError, wholeNumber } from './args';
import { findGame, type Game, games } from './games';
import { errorCode, reasonOf } from './io';
import { listed, printable } from './text';

/** The game called so, or a usage error that names those there are. */
export function chosenGame(name: string): Game {
  const game = findGame(name);
  if (game !== undefined) return game;
  const known = listed(games.map(({ engine }) => engine.game));
  throw new UsageError(`no game is called '${printable(name)}'; there is ${known}`);
}

/** The options of the game, as far as the command line gives them; `fewest`: without `--players` so many play, or more. */
export function chosenOptions(
  { engine }: Game,
  players: string | undefined,
  seed: string,
  fewest = 0,
): GameTypes['options'] {
  const { playerCounts } = engine;
  const usual = playerCounts.find((count) => count >= fewest) ?? playerCounts.at(-1) ?? 2;
  const options = { players: players === undefined ? usual : wholeNumber('--players', players), seed };
  try {
    engine.initialState(options);
  } catch (error) {
    throw errorCode(error) === 'invalid-options' ? new UsageError(printable(reasonOf(error))) : error;
  }
  return options;
}
