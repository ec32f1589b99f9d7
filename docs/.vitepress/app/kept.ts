/** What a page keeps in the storage of the browser. Browsers may forbid storage, or have no room: then nothing is kept. */

/** A storage of the browser. */
interface Items {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where something is kept: for all visits, or for this tab. */
type Place = 'localStorage' | 'sessionStorage';

// reading the property throws an error if the browser forbids storage
const itemsIn = (place: Place): Items => (globalThis as unknown as Record<Place, Items>)[place];

/** Returns the text that was kept, or `null`. */
export function kept(key: string, place: Place = 'localStorage'): string | null {
  try {
    return itemsIn(place).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it if it is `null`. Returns false if the browser refuses. */
export function keep(key: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) itemsIn(place).removeItem(key);
    else itemsIn(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Lists the keys of all that is kept for all visits. */
export function keptKeys(): string[] {
  try {
    return Object.keys(itemsIn('localStorage'));
  } catch {
    return [];
  }
}
