/** Hosted tables: messages in, messages out. A store, a clock and a source of random bytes are handed in. */
export { systemRandom, systemTime } from './client/runtime';
export { LIMITS, type Limits, type Rate } from './limits';
export {
  type ClientMessage,
  type Hello,
  PROTOCOL,
  type Refused,
  type Request,
  type RoomRefusalCode,
  type ServerMessage,
  type Shown,
  type Sitting,
} from './protocol';
export type { Guest, Hooks, Question, Sink, Time } from './room';
export { type Created, type Rooms, type RoomsOptions, rooms, type Wish } from './rooms';
export type { Random } from './seats';
export {
  type Added,
  CARD_FORMAT,
  type Card,
  chained,
  type Head,
  headAfter,
  isSameHead,
  isWanted,
  LINE_FORMAT,
  type Line,
  markOf,
  type Outage,
  type Said,
  type Sought,
  type Store,
  type Stored,
  type StoredSeat,
  type Wanted,
} from './store';
