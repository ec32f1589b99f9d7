/** The types of a table and of the messages made from it. All values are plain JSON. */
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
export const TABLE_FORMAT = 'ludi-romani/table/2';

/** The time control of each seat, in whole milliseconds. */
export interface ClockTerms {
  /** the time of each seat for the whole game */
  readonly main: number;
  /** the time that a seat gains with each of its decisions */
  readonly increment: number;
  /** the time at the start of each decision that is not counted */
  readonly delay: number;
}

/** The terms that the players of a table have agreed on. */
export interface Terms {
  /**
   * `free`: a seat can take back its last action if no other seat has acted since and no hidden information was revealed. `consent`: any other
   * undo needs the consent of every player whose action or knowledge would be undone. `never`: there is no undo.
   */
  readonly undo: 'free' | 'consent' | 'never';
  /** `null`: the table has no clocks */
  readonly clock: ClockTerms | null;
  /** The effect of a fallen flag: `nothing` but a mark in the status, the `end` of the game, or a `stand-in` (the caller's bot) for the seat. */
  readonly flag: 'nothing' | 'end' | 'stand-in';
  /** The effect of a resignation: the `end` of the game, or a `stand-in` for the seat. The default is `end` for up to two players. */
  readonly resignation: 'end' | 'stand-in';
}

/** The beginning of a game: options including the seed, or a position. */
export type Begun<G extends GameTypes> =
  | { readonly options: G['options']; readonly start?: never }
  | { readonly start: Saved<G['state']>; readonly options?: never };

/** The fields of every entry. */
interface Entered<T extends string> {
  readonly type: T;
  /** milliseconds since the table was opened, never less than in the previous entry */
  readonly at: number;
}

interface BySeat<T extends string> extends Entered<T> {
  readonly seat: Seat;
}

/** An action, chosen by its player, by the stand-in for a player who has left, or by the table for a player with a standing pass. */
export interface ActionEntry<A> extends Entered<'action'> {
  readonly action: A;
  readonly standIn?: true;
  readonly standing?: true;
}

/** A comment on the current position, visible to all viewers. */
export interface CommentEntry extends Entered<'comment'> {
  readonly seat: Viewer;
  readonly text: string;
}

/** The types of entries that hold nothing but type, time and seat. */
export const SEAT_ENTRIES = [
  /** takes back the last action of the seat and all later actions, except for answers that could not depend on the action */
  'undo',
  /** repeats the action that the seat took back last */
  'redo',
  /** consents to the open request; the last consent needed carries it out */
  'agree',
  /** rejects the open request */
  'decline',
  /** withdraws the seat's request */
  'withdraw',
  /** passes the open question, and every later question that `engine.standingPass` counts to the same span */
  'standing-pass',
  /** ends the standing passes of the seat */
  'ask-again',
  'resign',
  /** hands the seat to a stand-in */
  'leave',
  /** hands the seat back to its player, or to another one */
  'return',
  /** ends a pause */
  'resume',
  /** marks the moment at which the time of the seat ran out */
  'flag',
] as const;

export type SeatEntry = BySeat<(typeof SEAT_ENTRIES)[number]>;

/** Something that needs the consent of other players. */
export type Wish =
  /** to take back the last action of the seat, where that is not free */
  | { readonly what: 'undo' }
  /** to stop all clocks until a player resumes the game */
  | { readonly what: 'pause' }
  /** to end the game without a winner */
  | { readonly what: 'end' }
  /** to get so many milliseconds more on its clock */
  | { readonly what: 'time'; readonly time: number }
  /** to hand the seat `other` to a stand-in */
  | { readonly what: 'replace'; readonly other: Seat };

/** A request for the consent of other players. */
export type AskEntry = BySeat<'ask'> & Wish;

/** The server was down for the last `time` milliseconds, which count for no clock. */
export interface OutageEntry extends Entered<'outage'> {
  readonly time: number;
}

/** One item of the record. The record does not list the actions that an undo takes back: they are computed from the earlier entries. */
export type Entry<A> = ActionEntry<A> | CommentEntry | SeatEntry | AskEntry | OutageEntry;

/**
 * A game in progress, as its record. Everything else is computed from the record. The table with only the first n entries is the table as it
 * was at version n. A table contains the seed and every action: only servers and referees may see it, never a player.
 */
export interface Table<G extends GameTypes> {
  readonly format: typeof TABLE_FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the component tables */
  readonly components: string;
  readonly begin: Begun<G>;
  /** True if a commitment to the seed is shown to all viewers. */
  readonly committed: boolean;
  /** display names of the players, by seat */
  readonly names: readonly string[];
  readonly terms: Terms;
  /** the moment at which the table was opened, in milliseconds */
  readonly opened: number;
  /** the number of entries is the table's version */
  readonly entries: readonly Entry<G['action']>[];
}

/** The reason why a table refuses an entry. */
export type TableRefusalCode =
  /** the rules forbid the action: `rule` holds their refusal */
  | 'illegal-action'
  /** the player's question has no legal answer: the game began from a position that no game reaches */
  | 'no-answer'
  /** the action belongs to another seat */
  | 'not-your-seat'
  /** there is no such seat */
  | 'no-such-seat'
  /** the game is over: by its rules, by a resignation, or by a flag */
  | 'game-over'
  /** the player has resigned or run out of time, and a stand-in has taken over */
  | 'left'
  /** the player has not left, so a stand-in may not act */
  | 'not-left'
  /** an entry after the action was chosen may change the choice */
  | 'stale'
  /** the seat has no action to take back */
  | 'nothing-to-undo'
  /** the undo would take back an action that revealed hidden information */
  | 'came-to-light'
  /** others still have to answer, and from the undo they could learn whether the answer revealed something */
  | 'may-reveal'
  /** the undo would take back actions of other seats */
  | 'others-acted'
  /** the terms do not allow undo */
  | 'no-undo'
  /** the seat has no action to repeat */
  | 'nothing-to-redo'
  /** the undo needs no consent: call `undo` instead */
  | 'undo-is-free'
  /** a request is already open */
  | 'asked-already'
  /** there is no request that this seat can answer or withdraw */
  | 'not-asked'
  /** there is no other player who could consent */
  | 'nobody-to-ask'
  /** a wish that is none: no such seat, or no such time */
  | 'bad-wish'
  /** the table has no clocks, so there is no time to give and nothing to pause */
  | 'no-clock'
  /** the game is paused */
  | 'paused'
  /** the game is not paused */
  | 'not-paused'
  /** the player has no open question that it may pass in advance */
  | 'no-standing-pass'
  /** the player has no standing pass to end */
  | 'nothing-standing'
  /** a comment that is empty or too long */
  | 'bad-comment'
  /** the seat, or all spectators together, have reached the limit on comments */
  | 'comment-limit'
  /** the seat has made as many entries as it may: it can still act, answer requests and resign */
  | 'record-full'
  /** the time of this seat has not run out at that moment */
  | 'time-left'
  /** the time of a seat ran out earlier, and its flag must be entered first */
  | 'flag-fell'
  /** an outage that is longer than the time since the last entry */
  | 'bad-outage';

/** The refusal of an entry. */
export interface TableRefusal {
  readonly code: TableRefusalCode;
  /** an English clause, without a capital or a period */
  readonly message: string;
  /** the refusal of the rules, with its clause */
  readonly rule?: Refusal;
  /** the seats whose consent the undo needs, if the terms allow undo by consent */
  readonly needs?: readonly Seat[];
  /** the seats that cause the refusal: they acted later, revealed hidden information, have an open request, or their flag fell */
  readonly by?: readonly Seat[];
  /** the limit that is exceeded: characters of a comment, or entries of a seat */
  readonly most?: number;
}

/** The result of an attempted entry. Store `table` in both cases: even with a refusal, it may have new flags. */
export type Answer<G extends GameTypes> =
  | { readonly ok: true; readonly table: Table<G> }
  | { readonly ok: false; readonly table: Table<G>; readonly refusal: TableRefusal };

/** The clock of a seat, in milliseconds. `timeLeft` computes the time left at a moment. */
export interface SeatClock {
  /** the time left when the seat's decision opened; the time left now if the seat has no open decision */
  readonly left: number;
  /** the moment at which the seat's decision opened, in milliseconds since the table was opened; `null` if the clock is stopped */
  readonly since: number | null;
  /** the part of the decision's time that is not counted; 0 if the clock is stopped */
  readonly delay: number;
  /** the delay that the next decisions do not get, because decisions that were taken back have used it */
  readonly owed: number;
}

/** An open request. */
export type Asked = Wish & {
  readonly seat: Seat;
  /** the versions of the actions that an undo would take back, earliest first; empty for other requests */
  readonly takesBack: readonly number[];
  /** the seats whose consent is still missing */
  readonly needs: readonly Seat[];
};

/** The status of a table besides the game. It is the same for all viewers, except for `undo` and `redo`. */
export interface Status {
  /** by seat; `null` if the table has no clocks */
  readonly clocks: readonly SeatClock[] | null;
  readonly ask: Asked | null;
  /** the seats that a stand-in plays, because the player has resigned, left, been replaced, or run out of time */
  readonly left: readonly Seat[];
  /** the seats with a standing pass; it may be over, since a span ends without an entry */
  readonly standing: readonly Seat[];
  /** the seats whose flag has fallen */
  readonly fallen: readonly Seat[];
  /** true if the game is paused: nobody can act, and no clock runs */
  readonly paused: boolean;
  readonly ending: Ending | null;
  /** `free` if the viewer can take back its last action at once; `ask` if the viewer can request it; otherwise `null` */
  readonly undo: 'free' | 'ask' | null;
  /** True if the viewer can repeat an action that it took back. */
  readonly redo: boolean;
}

/** An entry as one viewer may see it. A redo has the repeated action, and a standing pass its first pass. */
export type SeenEntry<A extends ActionLike> =
  | (Omit<ActionEntry<A>, 'action'> & { readonly action: SeenAction<A> })
  | CommentEntry
  | AskEntry
  | OutageEntry
  | (SeatEntry & { readonly action?: SeenAction<A> });

/** One line of the log: an entry and its events, as one viewer may see them. */
export interface Line<G extends GameTypes> {
  /** the table's version after the entry */
  readonly version: number;
  readonly entry: SeenEntry<G['action']>;
  readonly events: readonly SeenEvent<G['event']>[];
  /** the versions of the actions that the entry took back */
  readonly takesBack?: readonly number[];
}

/** Everything that happened at a table as one viewer may see it, including what was taken back. */
export interface Log<G extends GameTypes> {
  /** the events of the game's setup */
  readonly setup: readonly SeenEvent<G['event']>[];
  readonly lines: readonly Line<G>[];
}

/** A whole table as one viewer may see it. */
export interface Snapshot<G extends GameTypes> {
  readonly type: 'snapshot';
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the component tables */
  readonly components: string;
  readonly version: number;
  readonly opened: number;
  readonly names: readonly string[];
  readonly terms: Terms;
  /** the result of `commitment(seed)`, if the table was opened with `committed` */
  readonly commitment?: string;
  readonly view: G['view'];
  readonly status: Status;
  /** the moment at which the message was made, in milliseconds by the server's clock, if it was given */
  readonly now?: number;
  /** the digest of the view, if requested */
  readonly digest?: string;
}

/** An operation of a JSON Patch (RFC 6902). `path` is a JSON Pointer, such as `/players/0/coins`. */
export interface Patch {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  /** the new value; absent for `remove` */
  readonly value?: unknown;
}

/** An update: one step from version `from` to the next version, as one viewer may see it. */
export interface Update<G extends GameTypes> extends Omit<Line<G>, 'version'> {
  readonly type: 'update';
  readonly from: number;
  /** a JSON Patch from the view before the step to the view after it */
  readonly patches: readonly Patch[];
  /** the status after the step; absent if it has not changed */
  readonly status?: Status;
  /** the moment at which the message was made, in milliseconds by the server's clock, if it was given */
  readonly now?: number;
  /** the digest of the view after the step, if requested */
  readonly digest?: string;
}

/** A message from a table to a client. */
export type Message<G extends GameTypes> = Snapshot<G> | Update<G>;
