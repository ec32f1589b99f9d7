/** The client's side of a server of tables: creates tables, and lists those that wait for players. */
import type { GameTypes, Replay } from '@ludi-romani/core';
import type { Refused, Shown } from '../protocol';
import type { Created, Wish } from '../rooms';
import { type Fetch, platformFetch, resolved } from './runtime';
import type { Keep } from './tokens';

/** The answer of a server, or the reason why there is none. */
export type Answered<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: Refused };

export interface LobbyOptions {
  /** the place where the tokens of hosts are stored, such as `localTokens()` */
  readonly keep?: Keep;
  /** by default that of the runtime */
  readonly fetch?: Fetch;
}

/** The tables of a server. Its promises never reject: `failed` says that the server could not be reached or could not answer. */
export interface Lobby {
  /** Creates a table. `keep` has the token of its host, and the invitations: `invite` of the connection returns them. */
  create(wish: Wish): Promise<Answered<Created>>;
  /** Resolves to the listed tables that wait for players, the last changed first. */
  listed(): Promise<Answered<{ readonly tables: readonly Shown[] }>>;
  /** Resolves to the replay of a game that is over. */
  record(id: string): Promise<Answered<{ readonly record: Replay<GameTypes> }>>;
  /** Returns the address of a table, for `connect`. */
  address(id: string): string;
}

const unreachable: Refused = { code: 'failed', message: 'the server cannot be reached' };

const isRefusal = (body: unknown): body is Refused =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** Returns the tables of the server at `base`, the address to which `tables` is relative. */
export function lobby(base: string, { keep, fetch = platformFetch }: LobbyOptions = {}): Lobby {
  const tables = `${resolved(base).replace(/\/+$/, '')}/tables`;

  async function ask<T>(url: string, wish?: Wish): Promise<Answered<{ readonly body: T }>> {
    try {
      const response = await fetch(url, wish && { method: 'POST', body: JSON.stringify(wish) });
      const body = await response.json();
      if (response.ok) return { ok: true, body: body as T };
      if (!isRefusal(body)) return { ok: false, refusal: unreachable };
      const wait = Number(response.headers.get('Retry-After')) * 1000;
      return { ok: false, refusal: (wait > 0 ? { ...body, wait } : body) as Refused };
    } catch {
      return { ok: false, refusal: unreachable };
    }
  }

  return {
    create: async (wish) => {
      const answer = await ask<Created>(tables, wish);
      if (!answer.ok) return answer;
      const { id, host, invitations } = answer.body;
      keep?.set(id, { host, invitations });
      return { ok: true, ...answer.body };
    },
    listed: async () => {
      const answer = await ask<{ readonly tables: readonly Shown[] }>(tables);
      return answer.ok ? { ok: true, tables: answer.body.tables } : answer;
    },
    record: async (id) => {
      const answer = await ask<Replay<GameTypes>>(`${tables}/${id}/record`);
      return answer.ok ? { ok: true, record: answer.body } : answer;
    },
    address: (id) => `${tables}/${id}`,
  };
}
