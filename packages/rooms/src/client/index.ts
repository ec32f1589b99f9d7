/** The client of a hosted table: a store that follows the table, for pages and programs. */
export type { Refused, Request, Shown, Sitting } from '../protocol';
export type { Time } from '../room';
export type { Created, Wish } from '../rooms';
export type { Random } from '../seats';
export type { Said } from '../store';
export { connect } from './connection';
export { type Answered, type Lobby, type LobbyOptions, lobby } from './lobby';
export type { Fetch, Socket, SocketClass } from './runtime';
export { type Keep, localTokens, type Tokens } from './tokens';
export type { Connection, ConnectOptions, Outcome, Plain, Refusal, Sitter, State } from './types';
