/** What is stored of a table: its lines, each chained to the one before, and its card. Chat is stored apart, so that it can be deleted. */
import { digest, type GameTypes, type Seat } from '@ludi-romani/core';
import type { Entry, Table, Terms } from '@ludi-romani/table';

/** The `format` of every line. */
export const LINE_FORMAT = 'ludi-romani/line/1';
/** The `format` of every card. */
export const CARD_FORMAT = 'ludi-romani/card/1';

/** What one entry, or the beginning of the game, adds to a table. */
export type Added =
  | { readonly table: Table<GameTypes> }
  | {
      readonly entry: Entry<GameTypes['action']>;
      /** the seat and the request that the entry answers: a request that is sent twice is done once */
      readonly by?: string;
    };

/** One line of a table. A line never changes after it was stored. */
export type Line = Added & {
  readonly format: typeof LINE_FORMAT;
  /** the mark of the line before; empty for the first line */
  readonly after: string;
};

/** Where a store stands with a table. */
export interface Head {
  /** the number of lines */
  readonly length: number;
  /** the digest of the last line; empty without lines */
  readonly mark: string;
  /** the revision of the card */
  readonly revision: number;
}

/** A seat of a table. Tokens and invitations are stored as digests: a copy of the store seats nobody. */
export interface StoredSeat {
  readonly by: 'nobody' | 'person' | 'bot';
  /** the name of the person, or of the bot's kind */
  readonly name: string | null;
  readonly token: string | null;
  readonly invitation: string | null;
  /** the moment since when its player is absent, in milliseconds; `null` if the player is present, or nobody knows */
  readonly away: number | null;
}

/** What a server must know of a table without opening it. */
export interface Card {
  readonly format: typeof CARD_FORMAT;
  readonly id: string;
  /** increases by one with each append */
  readonly revision: number;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** the options of the game without the seed, which is chosen when the game begins */
  readonly options: Omit<GameTypes['options'], 'seed'>;
  readonly terms: Partial<Terms>;
  readonly seats: readonly StoredSeat[];
  /** the digest of the host's token */
  readonly host: string;
  /** `full`: the game begins when every seat is taken; `host`: when the host says so */
  readonly begin: 'full' | 'host';
  /** true if the table is in the list of tables, and anybody may take a free seat */
  readonly listed: boolean;
  /** true if anybody who knows the id may watch */
  readonly spectators: boolean;
  /** the milliseconds after which the host may let a stand-in play for an absent player; `null` for never */
  readonly absence: number | null;
  /** changes whenever the chat changes */
  readonly said: number;
  /** the table of the next game of these players, or `null` */
  readonly next: string | null;
  /** the moments of creation and of the last append, in milliseconds */
  readonly created: number;
  readonly updated: number;
  /** the seats that must act */
  readonly turn: readonly Seat[];
  /** the moment at which the next flag falls, in milliseconds, or `null` */
  readonly due: number | null;
}

/** What is stored of a table. */
export interface Stored {
  /** the lines after the head that was named, or all */
  readonly lines: readonly Line[];
  readonly head: Head;
  readonly card: Card;
}

/** A line of the chat. */
export interface Said {
  /** the request with which it was said: a line that is sent twice is said once */
  readonly id: string;
  readonly seat: Seat;
  readonly text: string;
  /** the moment, in milliseconds */
  readonly at: number;
}

/** The time during which no server was running: from one moment to another, in milliseconds. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Which cards are wanted. */
export interface Wanted {
  /** only listed tables that are gathering */
  readonly open?: true;
  /** only tables at which a flag falls before this moment */
  readonly due?: number;
  /** only tables that were last changed before this moment */
  readonly before?: number;
}

/**
 * A place for tables. Every promise rejects if the store fails; then nobody knows whether an append was done. What an append returned a head
 * for is durable. Guide and test suite: docs/guides/own-store.md, `/testing`.
 */
export interface Store {
  /** Resolves to what is stored of a table after its first `from` lines, or to `null` if there is no such table. */
  read(id: string, from?: number): Promise<Stored | null>;
  /**
   * Appends lines and replaces the card, all or nothing. `after` is the head that they follow, `null` for a new table. Resolves to the new
   * head, or to `null`, without a change, if somebody else was first: if length, mark or revision of the head differ.
   */
  append(id: string, after: Head | null, lines: readonly Line[], card: Card): Promise<Head | null>;
  /** Calls `changed` when another process may have changed the table, until the returned function is called. */
  watch?(id: string, changed: () => void): Promise<() => void>;
  /** Resolves to at most `most` cards, the last changed first. */
  cards?(wanted: Wanted, most: number): Promise<readonly Card[]>;
  /** Deletes a table with its chat. */
  remove?(id: string): Promise<void>;
  /** Resolves to the chat of a table, oldest line first. */
  chat?(id: string): Promise<readonly Said[]>;
  /** Adds a line to the chat, unless this seat has a line with this id. Does nothing if there is no such table. */
  say?(id: string, said: Said): Promise<void>;
  /** Deletes what a seat has said. */
  unsay?(id: string, seat: Seat): Promise<void>;
  /**
   * Says that a server is running at the moment `now`. Resolves to the last outages (about 100), the earliest first: the times longer than
   * `longest` milliseconds during which no server said so. A moment before the last one changes nothing: clocks differ.
   */
  alive?(now: number, longest: number): Promise<readonly Outage[]>;
  /** Ends when everything that was begun is stored. May be called again. */
  end?(): Promise<void>;
}

/** The parts of a card by which tables are wanted. */
export type Sought = Pick<Card, 'listed' | 'phase' | 'due' | 'updated'>;

/** True if a card is wanted. */
export const isWanted = ({ listed, phase, due, updated }: Sought, wanted: Wanted): boolean =>
  (wanted.open === undefined || (listed && phase === 'gathering')) &&
  (wanted.due === undefined || (due !== null && due < wanted.due)) &&
  (wanted.before === undefined || updated < wanted.before);

/** Returns the digest of a line, which the next line names. */
export const markOf = (line: Line): string => digest(line);

/** Returns lines that follow a head. */
export function chained(after: Head | null, added: readonly Added[]): Line[] {
  const lines: Line[] = [];
  for (const one of added) {
    const before = lines.at(-1);
    lines.push({ format: LINE_FORMAT, after: before === undefined ? (after?.mark ?? '') : markOf(before), ...one });
  }
  return lines;
}

/** Returns the head after more lines and another card. */
export function headAfter(before: Head | null, lines: readonly Line[], { revision }: Pick<Card, 'revision'>): Head {
  const last = lines.at(-1);
  return {
    length: (before?.length ?? 0) + lines.length,
    mark: last === undefined ? (before?.mark ?? '') : markOf(last),
    revision,
  };
}

/** True if two heads are the same. */
export const isSameHead = (one: Head | null, other: Head | null): boolean =>
  one?.length === other?.length && one?.mark === other?.mark && one?.revision === other?.revision;
