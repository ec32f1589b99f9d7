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

const LANGUAGE = 'ludi-romani/language';
let language: string | null = null;

/** Stores the language that the user has chosen. */
export function keepLanguage(chosen: string): void {
  language = chosen;
  try {
    localStorage.setItem(LANGUAGE, chosen);
  } catch {
    // it is in memory
  }
}

/** Returns the language that the user has chosen, or `null`. */
export function keptLanguage(): string | null {
  try {
    return language ?? localStorage.getItem(LANGUAGE);
  } catch {
    return language;
  }
}
