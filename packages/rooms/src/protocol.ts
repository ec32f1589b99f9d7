/** The messages between a server and its clients, all of them JSON, and the checks of what clients send. */
import type { GameTypes, Problem, Seat, Viewer } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import {
  type Line as LogLine,
  type Message,
  SEAT_ENTRIES,
  type SeatEntry,
  type TableRefusal,
  type Wish,
} from '@ludi-romani/table';
import type { Card, Said, StoredSeat } from './store';

/** The version of the protocol. A page of another version is told to reload. */
export const PROTOCOL = 'ludi-romani/rooms/1';

/** A request for an entry that holds nothing but its seat. */
export type PlayerRequest = Exclude<SeatEntry['type'], 'flag'>;

const isRequested = (type: SeatEntry['type']): type is PlayerRequest => type !== 'flag';

/** Requests that have nothing but their id. */
export const PLAIN = [
  ...SEAT_ENTRIES.filter(isRequested),
  /** the host begins the game */
  'begin',
  /** opens the next game of these players */
  'again',
  /** deletes the name of the player's seat and what the player said */
  'forget',
] as const;

/** A request without fields, one type for each, so that they can be told apart. */
type Plain = { [T in (typeof PLAIN)[number]]: { readonly type: T } }[(typeof PLAIN)[number]];

/** A client says who it is: first of all, and again when it has got a token. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: string;
  /** the token of a seat; without one, the client watches */
  readonly token?: string;
  /** the token of the host */
  readonly host?: string;
  /** the version of the table that the client has */
  readonly since?: number;
}

/** Something that a client asks for. It is answered by `accepted` or `refused` with the same id, and done once, however often it is sent. */
export type Request = { readonly id: string } & (
  | Plain
  | { readonly type: 'act'; readonly version: number; readonly action: unknown }
  | { readonly type: 'ask'; readonly wish: Wish }
  | { readonly type: 'say'; readonly text: string }
  /** takes a seat: with an invitation, or at a listed table; `seat` is not needed with an invitation */
  | {
      readonly type: 'sit';
      readonly name: string;
      /** the token that opens the seat from now on, chosen by the client: 22 to 64 letters */
      readonly token: string;
      readonly seat?: Seat;
      readonly invitation?: string;
    }
  | { readonly type: 'rename'; readonly name: string }
  /** makes a new invitation to a seat: the host to any that is free or left, a player to its own */
  | { readonly type: 'invite'; readonly seat: Seat; readonly invitation: string }
  /** the host lets a stand-in play for a player who has been absent for long */
  | { readonly type: 'replace'; readonly seat: Seat }
  /** a page of the log after a version */
  | { readonly type: 'log'; readonly since: number }
  /** asks for nothing but an answer: browsers hide the pings of WebSockets from pages */
  | { readonly type: 'ping' }
);

export type ClientMessage = Hello | Request;

/** What all may know of a seat. */
export type Sitting = Pick<StoredSeat, 'by' | 'name' | 'away'>;

/** The parts of a card that all may know as they are. */
export const PUBLIC = [
  'id',
  'game',
  'phase',
  'options',
  'terms',
  'begin',
  'listed',
  'spectators',
  'absence',
  'next',
  'created',
  'turn',
] as const satisfies readonly (keyof Card)[];

/** What all may know of a table besides the game. */
export interface Shown extends Pick<Card, (typeof PUBLIC)[number]> {
  readonly seats: readonly Sitting[];
}

/** The reason why a server refuses a request, besides those of the table. */
export type RoomRefusalCode =
  | 'malformed'
  /** the page is older or newer than the server: it must be loaded again */
  | 'other-protocol'
  /** the server does not accept pages of this origin */
  | 'other-origin'
  | 'no-hello'
  | 'no-such-table'
  /** the game was begun with another version of the rules or another box, or is none of this server */
  | 'other-rules'
  | 'wrong-token'
  | 'wrong-invitation'
  /** this table has no spectators */
  | 'no-spectators'
  /** spectators cannot do this */
  | 'spectator'
  /** only the host can do this */
  | 'not-host'
  /** the seat is taken */
  | 'taken'
  /** the game has not begun */
  | 'gathering'
  /** the game has begun */
  | 'playing'
  /** the game is not over */
  | 'not-over'
  /** the player is not absent, or not for long enough */
  | 'present'
  | 'bad-name'
  | 'bad-text'
  /** the seat has said as much as it may, or the server keeps no chat */
  | 'no-chat'
  /** options or terms are not valid: see `problems` */
  | 'invalid'
  /** too many connections at this table */
  | 'full'
  /** too many requests: `wait` says for how many milliseconds to wait */
  | 'slow-down'
  /** nobody knows whether it was done: ask again with the same id */
  | 'failed';

/** The refusal of a request, by the server or by the table. */
export type Refused =
  | TableRefusal
  | {
      readonly code: RoomRefusalCode;
      /** an English clause, without a capital or a period */
      readonly message: string;
      readonly wait?: number;
      readonly problems?: readonly Problem[];
    };

/** What a server sends. Every message carries the moment at which it was made, in milliseconds by the server's clock. */
export type ServerMessage<G extends GameTypes = GameTypes> = { readonly now: number } & (
  | {
      readonly type: 'welcome';
      readonly protocol: typeof PROTOCOL;
      readonly viewer: Viewer;
      readonly isHost: boolean;
      readonly card: Shown;
      /** what was said so far */
      readonly chat: readonly Said[];
    }
  | { readonly type: 'card'; readonly card: Shown }
  /** `isWhole` is true if something was deleted: then these are all lines, otherwise the new ones */
  | { readonly type: 'chat'; readonly isWhole: boolean; readonly chat: readonly Said[] }
  | Message<G>
  | {
      readonly type: 'log';
      readonly id: string;
      readonly setup?: readonly unknown[];
      readonly lines: readonly LogLine<G>[];
      /** true if there are more lines */
      readonly more: boolean;
    }
  | {
      readonly type: 'accepted';
      readonly id: string;
      /** the version of the table after the request */
      readonly version: number;
      /** the seat that the client has taken, or to which it has invited */
      readonly seat?: Seat;
    }
  /** `id` is `null` for what was no request; then the connection is closed */
  | { readonly type: 'refused'; readonly id: string | null; readonly refusal: Refused }
);

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const isText =
  (most: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length > 0 && value.length <= most;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const optional =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || check(value);
const isToken = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{22,64}$/.test(value);
const any = (): boolean => true;

const REQUEST: Fields = { type: any, id: isText(64) };
const MESSAGES: ReadonlyMap<unknown, Fields> = new Map<unknown, Fields>([
  [
    'hello',
    {
      type: any,
      protocol: isText(64),
      token: optional(isText(64)),
      host: optional(isText(64)),
      since: optional(isCount),
    },
  ],
  ...PLAIN.map((type): [string, Fields] => [type, REQUEST]),
  ['act', { ...REQUEST, version: isCount, action: any }],
  // what may be wished, named and said is up to the table and the room
  ['ask', { ...REQUEST, wish: isRecord }],
  ['say', { ...REQUEST, text: isText(8192) }],
  [
    'sit',
    { ...REQUEST, name: isText(1000), token: isToken, seat: optional(isCount), invitation: optional(isText(64)) },
  ],
  ['rename', { ...REQUEST, name: isText(1000) }],
  ['invite', { ...REQUEST, seat: isCount, invitation: isToken }],
  ['replace', { ...REQUEST, seat: isCount }],
  ['log', { ...REQUEST, since: isCount }],
  ['ping', REQUEST],
]);

/** A message that is none: with the id of the request, if it has one, so that the answer finds its question. */
export interface Malformed {
  readonly problem: string;
  readonly id: string | null;
}

/** Returns the message in a text, or what is wrong with it. */
export function readMessage(text: string): ClientMessage | Malformed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'this is no JSON', id: null };
  }
  const id = isRecord(value) && isText(64)(value.id) ? (value.id as string) : null;
  const fields = isRecord(value) ? MESSAGES.get(value.type) : undefined;
  if (fields === undefined) return { problem: 'there is no such message', id };
  const given = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) return { problem: `${unknown.slice(0, 40)}: no such field`, id };
  const wrong = Object.entries(fields).find(([key, fits]) => !fits(given[key]));
  return wrong === undefined ? (value as ClientMessage) : { problem: `${wrong[0]}: is missing or not valid`, id };
}
