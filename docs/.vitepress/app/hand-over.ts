/** Hands a replay from the page of a game to the replay page, in the storage of the tab. */
import { keep, kept } from './kept';

const KEY = 'ludi replay';

/** Leaves a replay. Returns false if the browser has no storage or no room. */
export const leaveReplay = (text: string): boolean => keep(KEY, text, 'sessionStorage');

/** Takes the replay that was left, or returns `null`. */
export function takeReplay(): string | null {
  const text = kept(KEY, 'sessionStorage');
  keep(KEY, null, 'sessionStorage');
  return text;
}
