/** Stores the tokens of a player. A token is the only proof that a seat is the player's. */
import { platformStorage } from './runtime';

/** The tokens of one player at one table. */
export interface Tokens {
  /** opens the player's seat */
  readonly token?: string;
  /** proves that the player is the host */
  readonly host?: string;
  /** the token that the player has chosen for a seat, as long as the server has not accepted it */
  readonly sitting?: string;
  /** of the host: the invitations that the player has made, by seat */
  readonly invitations?: readonly (string | null)[];
}

/** A place for tokens, by the id of the table. */
export interface Keep {
  get(id: string): Tokens | null | undefined;
  set(id: string, tokens: Tokens): void;
}

const PREFIX = 'ludi-romani/table/';

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([key, token]) =>
    key === 'invitations'
      ? Array.isArray(token) && token.every((one) => one === null || typeof one === 'string')
      : ['token', 'host', 'sitting'].includes(key) && typeof token === 'string',
  );

/** Returns a place in the storage of the page, or in memory if there is no storage, if it is denied, or if it is full. */
export function localTokens(): Keep {
  const memory = new Map<string, Tokens>();
  const read = (id: string): Tokens | null => {
    try {
      const tokens: unknown = JSON.parse(platformStorage()?.getItem(PREFIX + id) ?? 'null');
      return isTokens(tokens) ? tokens : null;
    } catch {
      return null;
    }
  };
  return {
    get: (id) => memory.get(id) ?? read(id),
    set: (id, tokens) => {
      try {
        const storage = platformStorage();
        storage?.setItem(PREFIX + id, JSON.stringify(tokens));
        if (storage !== null) memory.delete(id);
        else memory.set(id, tokens);
      } catch {
        memory.set(id, tokens);
      }
    },
  };
}
