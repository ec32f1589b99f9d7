/** The interface of a game's text output. */
import type { GameTypes, Seat, Seen, SeenEvent } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';

export interface Renderer<G extends GameTypes> {
  /** the explanation of the symbols in the table; may be empty */
  readonly legend: string;
  /** Returns the table, as far as `seen` shows it. */
  table(seen: Seen<G>): string[];
  /**
   * Returns the lines that a log shows in place of a sentence about the event, such as a heading or the boards at the end of a round. `[]`
   * only starts a new sentence. `undefined` leaves the event to the words of the game. `seen` is the state or view after the whole action.
   */
  at(event: SeenEvent<G['event']>, seen: Seen<G>): string[] | undefined;
  /** Returns the counters of a player by their names, without the points. */
  counters?(seen: Seen<G>, seat: Seat): Readonly<Record<string, number>>;
  /** Returns the part of a round that an event belongs to. A new part starts a new sentence. */
  about?(event: SeenEvent<G['event']>): string;
}

/** A function that creates the renderer in the language of the words. */
export type RendererIn<G extends GameTypes> = (words: Words<G>) => Renderer<G>;
