/** Follows the games that other tabs store. */
import type { GameName } from '../games';
import { prefixOf } from './storage';

/** Calls `onChange` with the id and the text of each game that another tab stores. Returns the function that ends this. */
export function watchStored(name: GameName, onChange: (id: string, text: string) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefixOf(name)) && newValue !== null) onChange(key.slice(prefixOf(name).length), newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
