/** A server in this process, and what its tests do with it. */
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

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ludi-online-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** What the server is told, as its tests need it. */
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

/** What comes back of a request. */
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

/** Lines of a storage with all the comments that these may make, of characters that take the most bytes. */
export const allSaid = (viewers: readonly Viewer[]) => {
  const [text, length] = ['\u0001'.repeat(LONGEST_COMMENT), MOST_COMMENT_CHARACTERS / LONGEST_COMMENT];
  return viewers.flatMap((seat) => Array.from({ length }, () => ({ entry: { type: 'comment', seat, text, at: 0 } })));
};

/** A bot without a thread: the last legal action. */
export const lastLegal = {
  choose: async ({ game, view }: { readonly game: string; readonly view: GameTypes['view'] }) =>
    legalActions(game, view).at(-1),
  end: async () => [],
};

/** The engine of a game. */
export function engineOf(game: string): Engine<GameTypes> {
  const engine = engines.get(game);
  if (engine === undefined) throw new Error(`there is no ${game}`);
  return engine as unknown as Engine<GameTypes>;
}

/** What a seat may do by its view. */
export const legalActions = (game: string, view: GameTypes['view']): ActionLike[] => engineOf(game).legalActions(view);

export interface Opened {
  readonly table: string;
  readonly seat: Seat;
  readonly token: string;
}

/** A server that listens; ended after the test. */
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

/** A client at some of these addresses; gone after the test. */
export function client(urls: readonly string[], token?: string, more: object = {}) {
  const { wake, until } = waiting();
  const troubles: string[] = [];
  const onTrouble = ({ code }: { code: string }) => {
    troubles.push(code);
    wake();
  };
  const joined = joinedAt({ urls, token, WebSocket, onChange: wake, onTrouble, ...more });
  onTestFinished(() => joined.close());
  /** What it sees, once it sees anything. */
  const seen = () => {
    if (joined.table === null) throw new Error('nothing is seen yet');
    return joined.table;
  };
  return { joined, until, troubles, seen };
}

/** A socket that says what it is told to, and keeps what it is told. */
export async function socketAt(url: string, options: object = {}) {
  const socket = new WebSocket(url, options);
  // biome-ignore lint/suspicious/noExplicitAny: whatever comes
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
  /** The next message of a type that has not been asked for. */
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
