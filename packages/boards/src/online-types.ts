/** The parts of a connection that `online` needs. Those of `@ludi-romani/rooms` fit, and this package does not need that one. */
import type { Engine, GameTypes, Refusal, Seat, SeenAction, SeenEvent, Viewer } from '@ludi-romani/core';

/** A line of the log as the viewer may see it. */
export interface OnlineLine<G extends GameTypes> {
  /** the version of the table after the entry */
  readonly version: number;
  readonly entry: { readonly type: string; readonly action?: SeenAction<G['action']> };
  readonly events: readonly SeenEvent<G['event']>[];
  /** the versions of the actions that the entry took back */
  readonly takesBack?: readonly number[];
}

/** An open request for consent. */
export interface OnlineAsked {
  readonly seat: Seat;
  /** the seats whose consent is still missing */
  readonly needs: readonly Seat[];
}

/** A game in progress as the viewer sees it. */
export interface OnlineTable<G extends GameTypes> {
  readonly version: number;
  readonly opened: number;
  readonly view: G['view'];
  readonly status: {
    readonly clocks: readonly { readonly since: number | null }[] | null;
    readonly ask: OnlineAsked | null;
    /** the seats that a stand-in plays */
    readonly left: readonly Seat[];
    /** the seats that have passed in advance; the table then passes for them */
    readonly standing: readonly Seat[];
    readonly paused: boolean;
    /** the end that the rules have not made; `seat` is the one that resigned or ran out of time */
    readonly ending: { readonly by: string; readonly seat?: Seat } | null;
    readonly undo: 'free' | 'ask' | null;
    readonly redo: boolean;
  };
}

/** The data of a connection that `online` needs. */
export interface OnlineState<G extends GameTypes> {
  readonly viewer: Viewer | null;
  readonly isHost: boolean;
  readonly card: {
    readonly phase: string;
    readonly seats: readonly {
      readonly by: 'nobody' | 'person' | 'bot';
      readonly name: string | null;
      /** the moment since when the player is away, or `null` */
      readonly away: number | null;
    }[];
    /** the seats whose turn it is */
    readonly turn: readonly Seat[];
    /** the milliseconds after which the host may replace an absent player by a stand-in; `null` for never */
    readonly absence: number | null;
    /** the id of the next game of these players */
    readonly next: string | null;
  } | null;
  /** `null` until the game begins */
  readonly table: OnlineTable<G> | null;
  /** the events of the setup, if they are known */
  readonly setup?: readonly SeenEvent<G['event']>[] | null;
  readonly lines: readonly OnlineLine<G>[];
  /** the requests without an answer */
  readonly pending: readonly { readonly type: string }[];
}

/** The refusal of a request, by the rules, the table or the server. */
export interface OnlineRefusal {
  readonly code: string;
  /** an English clause, without a capital or a period */
  readonly message: string;
  /** the refusal of the rules */
  readonly rule?: Refusal;
}

export type OnlineAnswer = { readonly ok: true } | { readonly ok: false; readonly refusal: OnlineRefusal };

/** A request that has no fields. */
export type OnlineRequest =
  | 'undo'
  | 'redo'
  | 'agree'
  | 'decline'
  | 'withdraw'
  | 'standing-pass'
  | 'ask-again'
  | 'resign'
  | 'leave'
  | 'return'
  | 'resume'
  | 'begin'
  | 'again'
  | 'forget';

/** A request that needs the consent of other players. */
export type OnlineWish =
  | { readonly what: 'undo' | 'pause' | 'end' }
  | { readonly what: 'time'; readonly time: number }
  | { readonly what: 'replace'; readonly other: Seat };

/** The part of a connection that `online` needs. `connect` of `@ludi-romani/rooms/client` returns one. */
export interface OnlineConnection<G extends GameTypes> {
  readonly engine: Engine<G>;
  /** Returns the current data, which is the same object until it changes. */
  getSnapshot(): OnlineState<G>;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  act(action: G['action']): Promise<OnlineAnswer>;
  send(type: OnlineRequest): Promise<OnlineAnswer>;
  ask(wish: OnlineWish): Promise<OnlineAnswer>;
  /** Hands the seat of an absent player to a stand-in. */
  replace(seat: Seat): Promise<OnlineAnswer>;
  /** Returns the milliseconds that a seat has left now, or `null` if there are no clocks. */
  timeLeft(seat: Seat): number | null;
  /** Returns the moment by the server's clock, in milliseconds. */
  now(): number;
}
