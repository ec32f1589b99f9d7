/** Stores one match per game in the browser. */
import type { GameName } from '../games';
import type { Match } from './session';

const keyOf = (name: GameName): string => `ludi play ${name}`;

export function writeStored(name: GameName, { table, seats, curtain }: Match): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ table, seats, curtain }));
  } catch {
    // without storage, the match is lost when the page is closed
  }
}

export function readStored(name: GameName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export const removeStored = (name: GameName): void => localStorage.removeItem(keyOf(name));
