/** Plays numbered matches between bots, on any thread. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import { playMatch, type Share } from './arena';
import { type AnyBot, botsNamed } from './bots';
import { type GameReference, resolveGame } from './games';

/** The message to a thread that plays matches: the game, its options and the list of bots. */
export interface MatchTask extends GameReference {
  readonly bots: string;
  readonly options: GameTypes['options'];
}

/** A function that plays the match with that number. It resolves to one share per bot, the same on every thread. */
export type MatchRunner = (number: number) => Promise<(Share | null)[]>;

/** Returns the runner of matches between bots that exist already. */
export const matchRunner =
  (engine: Engine<GameTypes>, bots: readonly AnyBot[], options: GameTypes['options']): MatchRunner =>
  (number) =>
    playMatch(engine, bots, options, number);

/** Returns the runner for a task, with new bots. */
export async function matchRunnerFor(task: MatchTask): Promise<MatchRunner> {
  const engine = await resolveGame(task).fast();
  const bots = botsNamed(task.bots).map(({ sit }) => sit(engine));
  return matchRunner(engine, bots, task.options);
}
