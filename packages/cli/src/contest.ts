/** Matches between bots as a thread plays them: what is told to it, and what it then plays by their numbers. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import { playMatch, type Share } from './arena';
import { type AnyBot, botsNamed } from './bots';
import { gameOf, type Played } from './games';

/** What is played, and who plays: as it goes to a thread. */
export interface Contest extends Played {
  readonly bots: string;
  readonly options: GameTypes['options'];
}

/** How the match of a number ended, for each bot; the same whoever plays it. */
export type Play = (number: number) => Promise<(Share | null)[]>;

/** With bots that sit at the table. */
export const seated =
  (engine: Engine<GameTypes>, bots: readonly AnyBot[], options: GameTypes['options']): Play =>
  (number) =>
    playMatch(engine, bots, options, number);

/** With bots that are yet to sit down. */
export async function seatedFor(contest: Contest): Promise<Play> {
  const engine = await gameOf(contest).fast();
  const bots = botsNamed(contest.bots).map(({ sit }) => sit(engine));
  return seated(engine, bots, contest.options);
}
