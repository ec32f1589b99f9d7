/** The interface of the boards of all games. */
import type { GameTypes, Readable, Refusal } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';

/** The texts that are the same for every game: texts around a picture, and texts of a game on one screen. */
export interface FrameLabels {
  readonly done: string;
  readonly waiting: string;
  readonly over: string;
  /** Returns a text with the number of things that can be pointed at. */
  pick(things: number): string;
  readonly notNow: string;
  /** Returns a sentence that names the winners: none, one or several. */
  won(names: readonly string[]): string;
  /** Returns the request to hand the screen to `name`. */
  handOver(name: string): string;
}

/** The words of a game (all its texts), and the labels of its board. `words` of `@ludi-romani/boards/<game>/en` returns those in English. */
export interface BoardWords<G extends GameTypes, L extends FrameLabels = FrameLabels> extends Words<G> {
  readonly labels: L;
}

/** The options of a picture: everything that it shows besides the view. */
export interface Look<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  readonly words: BoardWords<G, L>;
  /** the part to draw alone, or `table` for everything but the prompt; by default the whole picture */
  readonly part?: string;
  /** ids that the player has pointed at */
  readonly selected?: readonly string[];
  /** ids that can be pointed at now */
  readonly highlight?: readonly string[];
  /** ids that changed last: they glow once */
  readonly changed?: readonly string[];
  /** the reason why the last try was refused: the prompt shows it, with its clause */
  readonly refusal?: Refusal | null;
  /** the text of the prompt, instead of the open question */
  readonly prompt?: string;
  /** true if the ids pointed at are a complete action: the prompt then has the button `done` */
  readonly done?: boolean;
  /** the names of the players, by seat */
  readonly names?: readonly (string | undefined)[];
  /** the prefix of every `id` attribute, so that one page can have several boards; default `ludi-` */
  readonly prefix?: string;
  /** returns the address that explains a clause, such as `CR-5.12`; without it, clauses are not links */
  readonly clauseUrl?: (clause: string) => string;
}

/** The pictures of a game, bound to an engine and so to its components. `L` has the labels that the pictures need. */
export interface Board<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  /** Returns the table as its viewer sees it, as the text of an SVG element. Throws no errors for a view of this engine. */
  board(view: G['view'], look: Look<G, L>): string;
  /** Lists the parts that can be drawn alone, in the order in which a small screen stacks them. */
  parts(view: G['view']): readonly string[];
  /**
   * Returns the ids that an action points at, the most specific first. An id names a cell, a card, a space, a coin or a seat. If the action has
   * no place on the table, it names a button. The picture contains all these ids; if a board offers many actions in steps, it contains the
   * first id, and each other one when the ids before it are selected. No two legal actions have the same ids.
   */
  targets(seen: Readable<G>, action: G['action']): readonly string[];
}

/** The id of the button that ends pointing. The picture has it if the ids pointed at are a complete action but could also be the start of other actions. */
export const DONE = 'done';
