/** Matches between bots as a thread plays them: what is told to it, and what it then plays by their numbers. */
import { type Engine, type GameTypes, sure } from '@ludi-romani/core';
import { playMatch, type Share } from './arena';
import { type AnyBot, botsNamed } from './bots';
import { findGame, withBox } from './games';

/** What is played, and who plays: as it goes to a thread. */
export interface Contest {
  readonly game: string;
  /** the tables of a box of one's own, `null` for the standard ones */
  readonly tables: unknown;
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
export async function seatedFor({ game: id, tables, bots, options }: Contest): Promise<Play> {
  const game = sure(findGame(id), 'there is no such game');
  const engine = await (tables === null ? game : withBox(game, tables)).fast();
  return seated(
    engine,
    botsNamed(bots).map(({ sit }) => sit(engine)),
    options,
  );
}
