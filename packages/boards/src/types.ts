/** What a board is, whatever the game. */
import type { GameTypes, Readable, Refusal } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';

/** What is said around every game, by the frame of its picture and at one screen. */
export interface FrameLabels {
  readonly done: string;
  readonly waiting: string;
  readonly over: string;
  /** how many things can be pointed at */
  pick(things: number): string;
  readonly notNow: string;
  /** nobody, or several */
  won(names: readonly string[]): string;
  /** what is asked before somebody else looks at the screen */
  handOver(name: string): string;
}

/** The words of a game, and what its board says beside them: those of a language are `words` of `@ludi-romani/boards/<game>/en`. */
export interface BoardWords<G extends GameTypes, L extends FrameLabels = FrameLabels> extends Words<G> {
  readonly labels: L;
}

/** What a picture may show beside the view itself. */
export interface Look<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  readonly words: BoardWords<G, L>;
  /** the part to draw alone, `table` for all but the prompt; without it everything */
  readonly part?: string;
  /** ids of what was pointed at already */
  readonly selected?: readonly string[];
  /** ids of what can be pointed at now */
  readonly highlight?: readonly string[];
  /** ids of what changed last: it glows once */
  readonly changed?: readonly string[];
  /** why the last try was refused: the prompt says so, with its clause */
  readonly refusal?: Refusal | null;
  /** what the prompt says instead of what is asked */
  readonly prompt?: string;
  /** whether what was pointed at is enough: the prompt offers to be done */
  readonly done?: boolean;
  /** what an app calls its players, by seat */
  readonly names?: readonly (string | undefined)[];
  /** before every id, so that several boards can stand on one page; default `ludi-` */
  readonly prefix?: string;
  /** where a clause is explained: an address for `CR-5.12`; without it clauses are no links */
  readonly clauseUrl?: (clause: string) => string;
}

/** The pictures of a game, bound to an engine and so to its box; they say what its `labels` say. */
export interface Board<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  /** The table as its viewer sees it: the text of an SVG element. Throws nothing for a view of this engine. */
  board(view: G['view'], look: Look<G, L>): string;
  /** What can be drawn alone, in the order in which a small screen stacks it. */
  parts(view: G['view']): readonly string[];
  /**
   * The ids of what an action points at, most telling first: a cell, a card, a space, a coin, a seat, or a button for what is nowhere on
   * the table. All of them are in the picture, and no two legal actions have the same ones.
   */
  targets(seen: Readable<G>, action: G['action']): readonly string[];
}

/** The button that ends pointing where what was pointed at is an action and the beginning of others. */
export const DONE = 'done';
