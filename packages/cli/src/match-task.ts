/** Plays numbered matches between bots, on any thread. */
import type { GameTypes } from '@ludi-romani/core';
import { playMatch, type Share } from './arena';
import { botsNamed, type NamedBot } from './bots';
import { forBots, type Game, type GameReference } from './game';
import { resolveGame } from './import-game';

/** The message to a thread that plays matches: the game, its options and the list of bots. */
export interface MatchTask {
  readonly game: GameReference;
  readonly bots: string;
  readonly options: GameTypes['options'];
}

/** A function that plays the match with that number. It resolves to one share per bot, the same on every thread. */
export type MatchRunner = (number: number) => Promise<(Share | null)[]>;

/** Resolves to the runner of matches between bots. */
export async function matchRunner(
  game: Game,
  bots: readonly NamedBot[],
  options: GameTypes['options'],
): Promise<MatchRunner> {
  const seated = await forBots(game);
  const players = bots.map(({ sit }) => sit(seated));
  return (number) => playMatch(seated.engine, players, options, number);
}

/** Resolves to the runner for a task, with new bots. */
export const matchRunnerFor = async ({ game, bots, options }: MatchTask): Promise<MatchRunner> =>
  matchRunner(await resolveGame(game), botsNamed(bots), options);
