/** What a table is, and what is handed out of it: all of it plain JSON. */
import type {
  ActionLike,
  Ending,
  GameTypes,
  Refusal,
  Saved,
  Seat,
  SeenAction,
  SeenEvent,
  Viewer,
} from '@ludi-romani/core';

/** The `format` of every table. */
export const TABLE_FORMAT = 'ludi-romani/table/1';

/** How the time of each seat is counted, in whole milliseconds. */
export interface ClockTerms {
  /** what each seat has for the whole game */
  readonly main: number;
  /** what a seat gains with every decision it makes */
  readonly increment: number;
  /** how long a decision may take before its time is counted */
  readonly delay: number;
  /** what becomes of time when an action is taken back: it is `spent`, or every clock is `returned` to what it was */
  readonly undo: 'spent' | 'returned';
}

/** What those who play have agreed on. */
export interface Terms {
  /**
   * `free`: one's own last actions, as long as nobody else acted and nothing came to light. `consent`: beyond that whatever those agree
   * to whose actions or knowledge it takes back. `never`: what is done is done.
   */
  readonly undo: 'free' | 'consent' | 'never';
  /** `null`: nobody's time is counted */
  readonly clock: ClockTerms | null;
  /** What happens when a flag falls: `nothing` but that it is known, the game `end`s, or a `stand-in`, a bot of the caller's, plays on. */
  readonly flag: 'nothing' | 'end' | 'stand-in';
  /** What happens when a player resigns. */
  readonly resignation: 'end' | 'stand-in';
}

/** What a game began with: its options, the seed among them, or a position that was set up. */
export type Begun<G extends GameTypes> =
  | { readonly options: G['options']; readonly start?: never }
  | { readonly start: Saved<G['state']>; readonly options?: never };

/** What every entry has. */
interface Entered<T extends string> {
  readonly type: T;
  /** milliseconds since the table was opened; never less than the entry before it */
  readonly at: number;
}

interface BySeat<T extends string> extends Entered<T> {
  readonly seat: Seat;
}

/** An action, of its player's own accord or chosen by whoever stands in for a player who left. */
export interface ActionEntry<A> extends Entered<'action'> {
  readonly action: A;
  readonly standIn?: true;
}

/** What somebody says of the moment, for all to read. */
export interface CommentEntry extends Entered<'comment'> {
  readonly seat: Viewer;
  readonly text: string;
}

/** What a seat can enter that says no more than what it is. */
export const SEAT_ENTRIES = [
  /** takes back the last action of the seat, with all that followed from it */
  'undo',
  /** does again what the seat took back last */
  'redo',
  /** asks the others to agree to an undo that is not free */
  'ask',
  /** agrees to what is asked; with the last one who is needed it is taken back */
  'agree',
  'decline',
  'withdraw',
  'resign',
  /** the time of the seat ran out at that moment */
  'flag',
] as const;

export type SeatEntry = BySeat<(typeof SEAT_ENTRIES)[number]>;

/** One line of the record. Which actions an undo takes back follows from the entries before it. */
export type Entry<A> = ActionEntry<A> | CommentEntry | SeatEntry;

/**
 * A game being played, which IS its record: everything else follows from it, and each beginning of `entries` is the table as it was then.
 * It holds the seed and every action: it is for servers and referees, and never for a player.
 */
export interface Table<G extends GameTypes> {
  readonly format: typeof TABLE_FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the components */
  readonly components: string;
  readonly begin: Begun<G>;
  /** whether a commitment to the seed is shown to everybody */
  readonly committed: boolean;
  /** what those who play are called, by seat; for people alone */
  readonly names: readonly string[];
  readonly terms: Terms;
  /** the moment it was opened, in milliseconds */
  readonly opened: number;
  /** their number is the table's version */
  readonly entries: readonly Entry<G['action']>[];
}

/** Why something is not entered at a table. */
export type TableRefusalCode =
  /** the rules forbid the action: `rule` says why */
  | 'illegal-action'
  /** the question of this player has no legal answer: the game began from a position that no game reaches */
  | 'no-answer'
  /** the action is another seat's */
  | 'not-your-seat'
  /** there is no such seat */
  | 'no-such-seat'
  /** the game is over, by its rules or otherwise */
  | 'game-over'
  /** the player has resigned or run out of time, and a stand-in plays on */
  | 'left'
  /** nobody has to stand in for this seat */
  | 'not-left'
  /** it was chosen before something happened that may change the choice */
  | 'stale'
  /** nothing of this seat can be taken back */
  | 'nothing-to-undo'
  /** something came to light that cannot be forgotten */
  | 'came-to-light'
  /** another seat has acted since */
  | 'others-acted'
  /** the terms say so */
  | 'no-undo'
  | 'nothing-to-redo'
  /** it needs nobody's consent: take it back */
  | 'undo-is-free'
  /** an undo is being asked for already */
  | 'asked-already'
  /** nothing is asked of this seat */
  | 'not-asked'
  /** a comment that is empty or too long */
  | 'bad-comment'
  /** the seat, or all spectators together, have said as much as a table takes */
  | 'comment-limit'
  /** the record is so long that nothing is taken back or said any more */
  | 'record-full'
  /** its time has not run out */
  | 'time-left'
  /** somebody's time had run out before it, and that was not entered */
  | 'flag-fell';

export interface TableRefusal {
  readonly code: TableRefusalCode;
  /** the rest of an English sentence */
  readonly message: string;
  /** why the rules forbid an action, with the clause */
  readonly rule?: Refusal;
  /** whose consent an undo needs, where consent can be asked for */
  readonly needs?: readonly Seat[];
  /** whose doing stands in the way: who acted since or brought something to light, who asks already, whose flag fell */
  readonly by?: readonly Seat[];
  /** how much there can be: characters of a comment, entries of a record */
  readonly most?: number;
}

/** What came of entering something. `table` is the one to keep in both cases: a flag may have fallen meanwhile. */
export type Answer<G extends GameTypes> =
  | { readonly ok: true; readonly table: Table<G> }
  | { readonly ok: false; readonly table: Table<G>; readonly refusal: TableRefusal };

/** The time of a seat, in milliseconds. */
export interface SeatClock {
  /** what was left when its decision opened, or now if it has none */
  readonly left: number;
  /** when its decision opened, in milliseconds since the table was; `null` if its clock stands still */
  readonly since: number | null;
}

/** An undo that is asked for. */
export interface Asked {
  readonly seat: Seat;
  /** the versions of the actions it would take back, first one first */
  readonly takesBack: readonly number[];
  /** whose consent is needed, and not yet given */
  readonly needs: readonly Seat[];
}

/** What a viewer knows of a table beside the game: the same for all, but for `undo` and `redo`. */
export interface Status {
  readonly clocks: readonly SeatClock[] | null;
  readonly ask: Asked | null;
  /** who has resigned or run out of time, a stand-in playing on */
  readonly left: readonly Seat[];
  /** whose flag has fallen */
  readonly fallen: readonly Seat[];
  readonly ending: Ending | null;
  /** whether the viewer may take something back at once, or ask for it */
  readonly undo: 'free' | 'ask' | null;
  /** whether the viewer may do again what was taken back */
  readonly redo: boolean;
}

/** An entry as a viewer may know it: with the action that was done, or done again. */
export type SeenEntry<A extends ActionLike> =
  | (Omit<ActionEntry<A>, 'action'> & { readonly action: SeenAction<A> })
  | CommentEntry
  | (SeatEntry & { readonly action?: SeenAction<A> });

/** One line of the log: what was entered, and what the viewer was told of it. */
export interface Line<G extends GameTypes> {
  /** the version it led to */
  readonly version: number;
  readonly entry: SeenEntry<G['action']>;
  readonly events: readonly SeenEvent<G['event']>[];
  /** the versions of the actions it took back */
  readonly takesBack?: readonly number[];
}

/** All that happened at a table, what was taken back included, as a viewer was told it. */
export interface Log<G extends GameTypes> {
  /** what the setup of the game told */
  readonly setup: readonly SeenEvent<G['event']>[];
  readonly lines: readonly Line<G>[];
}

/** A table as a viewer may know it, whole. */
export interface Snapshot<G extends GameTypes> {
  readonly type: 'snapshot';
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the components */
  readonly components: string;
  readonly version: number;
  readonly opened: number;
  readonly names: readonly string[];
  readonly terms: Terms;
  /** what `commitment(seed)` gives, if the table was opened so */
  readonly commitment?: string;
  readonly view: G['view'];
  readonly status: Status;
  /** the digest of the view, if it was asked for */
  readonly digest?: string;
}

/** An operation of a JSON Patch (RFC 6902), which libraries of many languages apply; `path` is a JSON Pointer, such as `/players/0/coins`. */
export interface Patch {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  /** what stands there from now on; not where it is removed */
  readonly value?: unknown;
}

/** One step, as a viewer may know it: it leads from version `from` to the next. */
export interface Update<G extends GameTypes> extends Omit<Line<G>, 'version'> {
  readonly type: 'update';
  readonly from: number;
  /** from the view before it to the view after it: a JSON Patch */
  readonly patches: readonly Patch[];
  /** only where it has changed */
  readonly status?: Status;
  /** the digest of the view it leads to, if it was asked for */
  readonly digest?: string;
}

/** What a client is sent. */
export type Message<G extends GameTypes> = Snapshot<G> | Update<G>;
