/** What a game adds to the program: how its table looks and how a game of it is told. */
import type { GameTypes, Seat, Seen, State } from '@ludi-romani/core';

/** One ply as it happened. */
export interface Ply<G extends GameTypes> {
  readonly before: State<G>;
  readonly action: G['action'];
  /** the action in one sentence */
  readonly sentence: string;
  readonly events: readonly G['event'][];
  readonly after: State<G>;
}

export interface Narrator<G extends GameTypes> {
  tell(ply: Ply<G>): string[];
}

export interface Renderer<G extends GameTypes> {
  /** the rows of the score sheet by name, in its order */
  readonly rows: Readonly<Record<string, string>>;
  /** how to read the tables */
  readonly legend: string;
  /** what people call a seat */
  playerName(seen: Seen<G>, seat: Seat): string;
  /** The table as far as a state or view shows it; `events`: what happened so far, as far as the viewer knows. */
  table(seen: Seen<G>, events: readonly G['event'][]): string[];
  /** What the open decision is about: `takes a card of the offer`. */
  decision(seen: Seen<G>): string;
  /** Tells a game from its first ply on: of each ply the lines that are complete then. */
  narrator(): Narrator<G>;
}
