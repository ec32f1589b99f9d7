/** What a game adds to the program: how its table looks in a language, and where a log of it stops to show something. */
import type { GameTypes, Seen, SeenEvent } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { Language } from '../language';

export interface Renderer<G extends GameTypes> {
  /** how to read the tables */
  readonly legend: string;
  /** The table as far as a state or view shows it; `events`: what happened so far, as far as the viewer knows. */
  table(seen: Seen<G>, events: readonly SeenEvent<G['event']>[]): string[];
  /**
   * What a log shows in place of a sentence when something happened: a heading, the boards at the end of a round; `[]` where it only
   * begins a new sentence. `seen` is what came of the whole action. Nothing where the words of the game tell it.
   */
  at(event: SeenEvent<G['event']>, seen: Seen<G>): string[] | undefined;
  /** The part of a round that an event belongs to, where no sentence goes on from one part to another. */
  about?(event: SeenEvent<G['event']>): string;
}

/** A renderer that speaks as the given words do. */
export type RendererIn<G extends GameTypes> = (words: Words<G>, language: Language) => Renderer<G>;
