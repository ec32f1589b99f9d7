/** Helpers for tests of the server of examples/online, which run it in the same process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ActionLike,
  type Engine,
  type GameTypes,
  LONGEST_COMMENT,
  type Seat,
  type Viewer,
} from '@ludi-romani/core';
import { type Followed, MOST_COMMENT_CHARACTERS } from '@ludi-romani/table';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { joinTable } from '../../examples/online/client.mjs';
import { engines } from '../../examples/online/games.mjs';
import { waiting } from '../../examples/online/players.mjs';
import { tableServer } from '../../examples/online/server.mjs';
import { fileStorage } from '../../examples/online/storage-files.mjs';

/** Returns the path of a new folder that is deleted after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ludi-online-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The settings of the server that tests use. */
interface Setting {
  readonly storage?: object;
  readonly bots?: object;
  readonly limits?: object;
  readonly isBehindProxy?: boolean;
  readonly warn?: (problem: unknown) => void;
}
interface Served {
  readonly rooms: number;
  listen(port: number, host: string): Promise<string>;
  end(): Promise<void>;
}
const serverOf = tableServer as unknown as (setting: Setting) => Served;

/** The answer to a request. */
export interface Answer {
  readonly type: 'accepted' | 'refused';
  readonly id: string | null;
  readonly version?: number;
  readonly refusal?: { readonly code: string; readonly message: string };
}
export interface Joined {
  readonly viewer: Viewer | null;
  readonly seats: readonly { readonly by: string; readonly name: string | null }[];
  readonly log: { readonly setup: readonly object[]; readonly lines: readonly { readonly version: number }[] } | null;
  readonly table: Followed<GameTypes> | null;
  readonly isConnected: boolean;
  request(type: string, rest?: object): Promise<Answer>;
  act(action: unknown): Promise<Answer>;
  close(): void;
}
const joinedAt = joinTable as unknown as (given: object) => Joined;

/** Returns the lines of a storage with as many comments as the viewers may enter, of characters that need the most bytes. */
export const allSaid = (viewers: readonly Viewer[]) => {
  const [text, length] = ['\u0001'.repeat(LONGEST_COMMENT), MOST_COMMENT_CHARACTERS / LONGEST_COMMENT];
  return viewers.flatMap((seat) => Array.from({ length }, () => ({ entry: { type: 'comment', seat, text, at: 0 } })));
};

/** A bot that runs in no thread of its own. It chooses the last legal action. */
export const lastLegal = {
  choose: async ({ game, view }: { readonly game: string; readonly view: GameTypes['view'] }) =>
    legalActions(game, view).at(-1),
  end: async () => [],
};

/** Returns the engine of a game by its name. */
export function engineOf(game: string): Engine<GameTypes> {
  const engine = engines.get(game);
  if (engine === undefined) throw new Error(`there is no game ${game}`);
  return engine as unknown as Engine<GameTypes>;
}

/** Returns the legal actions in a view. */
export const legalActions = (game: string, view: GameTypes['view']): ActionLike[] => engineOf(game).legalActions(view);

export interface Opened {
  readonly table: string;
  readonly seat: Seat;
  readonly token: string;
}

/** Starts a server that closes after the test. */
export async function served(setting: Setting = {}) {
  const server = serverOf({ bots: lastLegal, storage: fileStorage(folder()), ...setting });
  const url = await server.listen(0, '127.0.0.1');
  onTestFinished(() => server.end());
  const post = async <T>(path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers });
    return { status: response.status, body: (await response.json()) as T };
  };
  return {
    server,
    url,
    post,
    address: (table: string) => `${url.replace('http', 'ws')}/tables/${table}`,
    open: async (more: object = {}): Promise<Opened> =>
      (await post<Opened>('/tables', { game: 'city-of-rome', options: { players: 2 }, ...more })).body,
  };
}

/** Returns a client that connects to one of the addresses. It closes after the test. */
export function client(urls: readonly string[], token?: string, more: object = {}) {
  const { wake, until } = waiting();
  const troubles: string[] = [];
  const onTrouble = ({ code }: { code: string }) => {
    troubles.push(code);
    wake();
  };
  const joined = joinedAt({ urls, token, WebSocket, onChange: wake, onTrouble, ...more });
  onTestFinished(() => joined.close());
  /** Returns the current data of the client. Throws before the first snapshot. */
  const seen = () => {
    if (joined.table === null) throw new Error('the client has no snapshot yet');
    return joined.table;
  };
  return { joined, until, troubles, seen };
}

/** Opens a socket that sends any message and stores the received ones. */
export async function socketAt(url: string, options: object = {}) {
  const socket = new WebSocket(url, options);
  // biome-ignore lint/suspicious/noExplicitAny: messages are untyped
  const heard: any[] = [];
  let wake = () => {};
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    wake();
  });
  socket.on('error', () => {});
  onTestFinished(() => socket.terminate());
  await new Promise((resolve) => {
    socket.on('open', resolve);
    socket.on('close', resolve);
  });
  /** Removes and returns the first received message of a type. Waits for it if there is none. */
  const next = async (type: string) => {
    for (;;) {
      const at = heard.findIndex((message) => message.type === type);
      if (at >= 0) return heard.splice(at, 1)[0];
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { socket, heard, closed, next, say: (message: unknown) => socket.send(JSON.stringify(message)) };
}
