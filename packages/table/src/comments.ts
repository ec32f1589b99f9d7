/** The limits on comments: without them one seat could make a record too large for the others to load. */
import type { Viewer } from '@ludi-romani/core';

/** The number of comments that each seat, and all spectators together, can enter at a table. */
export const MOST_COMMENTS = 200;
/** The number of characters that these comments can have together. */
export const MOST_COMMENT_CHARACTERS = 100_000;

/** The comments of a seat, or of all spectators. */
export interface Said {
  readonly comments: number;
  readonly characters: number;
}

/** No comments yet: an item for each seat, and the last one for the spectators. */
export const nothingSaid = (seats: number): readonly Said[] =>
  Array.from({ length: seats + 1 }, () => ({ comments: 0, characters: 0 }));

/** Counts one more comment; `undefined` if that exceeds a limit. */
export function withComment(
  said: readonly Said[],
  { seat, text }: { readonly seat: Viewer; readonly text: string },
): readonly Said[] | undefined {
  const who = seat === 'spectator' ? said.length - 1 : seat;
  const { comments = 0, characters = 0 } = said[who] ?? {};
  const next: Said = { comments: comments + 1, characters: characters + text.length };
  if (next.comments > MOST_COMMENTS || next.characters > MOST_COMMENT_CHARACTERS) return undefined;
  return said.map((one, other) => (other === who ? next : one));
}
