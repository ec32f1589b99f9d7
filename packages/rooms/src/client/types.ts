/** The types of a connection. */
import type { Engine, GameTypes, Seat, SeenEvent, Viewer } from '@ludi-romani/core';
import type { Followed, Line, Wish } from '@ludi-romani/table';
import type { PLAIN, Refused, Request, Shown } from '../protocol';
import type { Time } from '../room';
import type { Random } from '../seats';
import type { Said } from '../store';
import type { SocketClass } from './runtime';
import type { Keep } from './tokens';

/** The reason why a request is not carried out, or a connection has ended: of the server, of the table, or of the client. */
export type Refusal =
  | Refused
  | {
      /** `closed`: the connection has ended, and it is not known if the request was carried out; `other-game`: the table is of another game */
      readonly code: 'closed' | 'other-game';
      readonly message: string;
    };

/** The answer to a request. */
export type Outcome<T = object> =
  | ({
      readonly ok: true;
      /** the version of the table after the request */
      readonly version: number;
      /** the seat that the client has taken, or to which it has invited */
      readonly seat?: Seat;
    } & T)
  | { readonly ok: false; readonly refusal: Refusal };

/** Everything that a client knows of a table. Parts that have not changed are the same objects as before. */
export interface State<G extends GameTypes> {
  /**
   * `connecting`: the client has not reached the server yet. `live`: it has. `behind`: the connection is lost, and the client tries to
   * reach the server again. `refused`: the connection has ended, and `refusal` has the reason.
   */
  readonly status: 'connecting' | 'live' | 'behind' | 'refused';
  readonly refusal: Refusal | null;
  /** `null` until the server has welcomed the client */
  readonly viewer: Viewer | null;
  readonly isHost: boolean;
  readonly card: Shown | null;
  /** the game, `null` until it begins */
  readonly table: Followed<G> | null;
  /** the events of the setup, `null` until the log is loaded */
  readonly setup: readonly SeenEvent<G['event']>[] | null;
  /** the lines of the log in order: those since the client came, and all once `older` has loaded the rest */
  readonly lines: readonly Line<G>[];
  /** the requests without an answer */
  readonly pending: readonly Request[];
  readonly chat: readonly Said[];
}

/** The options of a connection. */
export interface ConnectOptions {
  /** the token of a seat; without one, and without one in `keep`, the client watches */
  readonly token?: string;
  /** the token of the host */
  readonly host?: string;
  /** the place where tokens are stored */
  readonly keep?: Keep;
  /** true if the whole log is loaded at once */
  readonly log?: boolean;
  /** true if the client goes to the next game of these players as soon as there is one */
  readonly rematch?: boolean;
  /** the class of WebSockets; by default that of the runtime */
  readonly WebSocket?: SocketClass;
  /** random bytes; by default of `crypto.getRandomValues` */
  readonly random?: Random;
  /** the clock and the timers of the device, which must not jump when its date is changed */
  readonly time?: Time;
}

/** The requests that have nothing but their type. */
export type Plain = (typeof PLAIN)[number];

/** Someone who sits down. */
export interface Sitter {
  /** 1 to 40 visible characters */
  readonly name: string;
  /** not needed with an invitation */
  readonly seat?: Seat;
  readonly invitation?: string;
}

/**
 * A connection to a table, as a store: `subscribe` and `getSnapshot` fit React's `useSyncExternalStore`. Each request is sent again until
 * it is answered, and carried out once. Its promise never rejects.
 */
export interface Connection<G extends GameTypes> {
  readonly engine: Engine<G>;
  /** Returns everything that the client knows, as one frozen object, which is replaced by every change. */
  getSnapshot(): State<G>;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Acts on the table as it is now. */
  act(action: G['action']): Promise<Outcome>;
  /** Asks the other players for their consent. */
  ask(wish: Wish): Promise<Outcome>;
  /** Sends a request that has no fields, such as `undo`, `agree` or `resign`. */
  send(type: Plain): Promise<Outcome>;
  say(text: string): Promise<Outcome>;
  /** Takes a seat. When the promise resolves, the client is its viewer. */
  sit(sitter: Sitter): Promise<Outcome>;
  rename(name: string): Promise<Outcome>;
  /**
   * Returns an invitation to a seat: the one that `keep` has of a free seat, or a new one. A new one makes the earlier one invalid.
   */
  invite(seat: Seat): Promise<Outcome<{ readonly invitation: string }>>;
  /** Hands the seat of an absent player to a stand-in. */
  replace(seat: Seat): Promise<Outcome>;
  /** Begins the game. */
  begin(): Promise<Outcome>;
  /** Opens the next game of these players, unless it is open already. */
  again(): Promise<Outcome>;
  /** Returns the addresses of the next game, or `null`. `keep` has its tokens. */
  next(): readonly string[] | null;
  /** Loads the lines of the log that the client does not have. */
  older(): Promise<Outcome>;
  /** Returns the milliseconds that a seat has left now, or `null` if there are no clocks. */
  timeLeft(seat: Seat): number | null;
  /** Calls `ring` whenever `timeLeft` of a seat reaches a whole second or changes otherwise, until the returned function is called. */
  onTime(seat: Seat, ring: () => void): () => void;
  /** Returns the moment by the server's clock, in milliseconds. */
  now(): number;
  /** Calls `ring` whenever the viewer must act after others did, until the returned function is called. */
  onTurn(ring: () => void): () => void;
  /** Ends the connection. */
  close(): void;
}
