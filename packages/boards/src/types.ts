/** The interface of the boards of all games. */
import type { Choice, GameTypes, Readable, Refusal, Seat, SeenAction } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { About } from './about';
import type { Hue, Scheme } from './kit/ink';

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
  /** the unit of points, in short: `VP` */
  readonly vp: string;
  /** what belongs to no player, as the heading of the board of any game */
  readonly table: string;
  /** says in a lesson where to point */
  readonly here: string;
  /** the button of a phone that does what is shown */
  readonly confirm: string;
  /** Returns a text that names a clause of the rules. */
  clause(id: string): string;
  /** the button that asks what a thing is, its text until the player has pointed at one, and the button that closes the answer */
  readonly whatIsThis: string;
  readonly whichOne: string;
  readonly close: string;
  /** the button that turns what the pointer carries, with its key R */
  readonly rotate: string;
  /** Returns the request to hand the screen to `name`. */
  handOver(name: string): string;
}

/** The words of a game (all its texts), and the labels of its board. `words` of `@ludi-romani/boards/<game>/en` returns those in English. */
export interface BoardWords<G extends GameTypes, L extends FrameLabels = FrameLabels> extends Words<G> {
  readonly labels: L;
}

/**
 * The layout of a picture. `wide` is for 1280 x 800 and larger: the whole table at once. `square` is for tablets: the parts in one column of 760.
 * `tall` is for phones: one part at a time, 344 wide.
 */
export type Shape = 'wide' | 'square' | 'tall';

/** Something that changed: its label before and after, and the difference if it is a counter. */
export interface Change {
  readonly id: string;
  /** missing if the thing was not in the first picture */
  readonly was?: string;
  /** missing if the thing is not in the second picture */
  readonly is?: string;
  readonly by?: number;
}

/** What a click would do. */
export interface Preview<G extends GameTypes> {
  /** the id of the thing that the click would point at */
  readonly id: string;
  readonly action: G['action'];
  /** the action in words, and with its certain events */
  readonly said: string;
  readonly text: string;
  /** the view after these events */
  readonly view: G['view'];
  /** true if the action lays something that has other forms, such as a polyomino turned by 90 degrees */
  readonly canTurn: boolean;
}

/** Something that changed since the viewer last acted. */
export interface Mark {
  /** the id of the thing */
  readonly id: string;
  /** the seat that changed it, and the number of the change: a disc in the color of the seat, with the number or else its sign */
  readonly seat?: Seat;
  readonly n?: number;
  /** the change of a counter: a pill such as `+2` */
  readonly by?: number;
  /** the versions of the table that changed it, to find its lines in a log */
  readonly versions?: readonly number[];
}

/** The options of a picture: everything that it shows besides the view. */
export interface Look<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  readonly words: BoardWords<G, L>;
  /** the part to draw alone, or `table` for everything but the prompt; by default the whole picture */
  readonly part?: string;
  /** the layout, by default `tall` for a part drawn alone and `wide` otherwise */
  readonly shape?: Shape;
  /** the colors, by default `light`. Pages use `page`: it follows the scheme of the page, and properties such as `--ludi-panel`. */
  readonly scheme?: Scheme;
  /** what changed since the viewer last acted */
  readonly marks?: readonly Mark[];
  /**
   * what a click at the thing under the pointer would do: the picture shows things in their new places, costs and gains, and the prompt says it in
   * words
   */
  readonly preview?: Preview<G>;
  /** the explanations of the game, for `about` of `hotSeat` and `online` */
  about?(view: G['view'], kind: string): About | null;
  /** the seat whose area is drawn large, by default the viewer's own */
  readonly area?: Seat;
  /** ids that the player has pointed at */
  readonly selected?: readonly string[];
  /** ids that a text beside the picture is about, such as a step of a lesson: they have a ring */
  readonly ring?: readonly string[];
  /** ids that can be pointed at now */
  readonly highlight?: readonly string[];
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
  /** Lists the parts that can be drawn alone, in the order of a phone's tabs. */
  parts(view: G['view']): readonly string[];
  /** Returns the color of a seat's pieces: `--ludi-<hue>` is its custom property, and `--ludi-<hue>Text` the one for text. */
  hue(view: G['view'], seat: Seat): Hue;
  /** Returns the name of a part, short enough for a tab. */
  tab(part: string, view: G['view'], look: Look<G, L>): string;
  /**
   * Returns what changed for a viewer from one view to another, by the labels of the things in their pictures. Hidden information that the viewer
   * does not see is in neither picture.
   */
  changes(before: G['view'], after: G['view'], look: Look<G, L>): readonly Change[];
  /**
   * Returns what a click at `id` would do, after the ids in `pointed`. Returns `null` if it would choose no action. If several actions lay
   * something over `id` (`form` of the artist), it is one of them: `turn`, any whole number, chooses the form. `choices` are the engine's choices
   * for the viewer.
   */
  preview(
    view: G['view'],
    choices: readonly Choice<G>[],
    pointed: readonly string[],
    id: string,
    look: Look<G, L>,
    turn?: number,
  ): Preview<G> | null;
  /**
   * Returns the ids that an action points at, the most specific first. An id names a cell, a card, a space, a coin or a seat. If the action has
   * no place on the table, it names a button. The picture contains all these ids; if a board offers many actions in steps, it contains the
   * first id, and each other one when the ids before it are selected. No two legal actions have the same ids. If the viewer may not know what an
   * action of another player points at, the id is that of the player's seat.
   */
  targets(seen: Readable<G>, action: SeenAction<G['action']>): readonly string[];
}

/** The id of the button that ends pointing. The picture has it if the ids pointed at are a complete action but could also be the start of other actions. */
export const DONE = 'done';
/** The id of the button that turns what the pointer carries. */
export const TURN = 'turn';
/** The id of the button of a phone that does what the picture shows. */
export const CONFIRM = 'confirm';
