/** What the browser keeps of a game, if it keeps anything. */
import type { GameName } from '../games';
import type { Match } from './session';

const keyOf = (name: GameName): string => `ludi play ${name}`;

export function keep(name: GameName, { table, seats, curtain }: Match): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ table, seats, curtain }));
  } catch {
    // then it is gone with the page
  }
}

export function kept(name: GameName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export const forget = (name: GameName): void => localStorage.removeItem(keyOf(name));
