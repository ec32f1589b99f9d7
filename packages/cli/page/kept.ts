/** The data that the page stores in the browser. If the user has denied storage, it is in memory until the page is loaded again. */
import { lobby, localTokens } from '@ludi-romani/rooms/client';

/** False if the user has denied storage. */
export const isStoring = ((): boolean => {
  try {
    localStorage.setItem('ludi-romani', '');
    localStorage.removeItem('ludi-romani');
    return true;
  } catch {
    return false;
  }
})();

/** The tokens of this browser at all tables. */
export const tokens = localTokens();

/** The tables of the server of this page. */
export const home = lobby('./', { keep: tokens });

const memory = new Map<string, string>();

/** Stores a text as long as the tab is open, or, with `localStorage`, permanently. */
export function keep(key: string, text: string, storage: 'localStorage' | 'sessionStorage' = 'sessionStorage'): void {
  memory.set(key, text);
  try {
    globalThis[storage].setItem(`ludi-romani/${key}`, text);
  } catch {
    // it is in memory
  }
}

/** Returns a stored text, or `null`. */
export function kept(key: string, storage: 'localStorage' | 'sessionStorage' = 'sessionStorage'): string | null {
  try {
    return memory.get(key) ?? globalThis[storage].getItem(`ludi-romani/${key}`);
  } catch {
    return null;
  }
}
