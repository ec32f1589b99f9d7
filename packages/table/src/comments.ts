/** The limits on comments. Without these limits, one seat could make a record that is too large for the other seats to load. */
import type { Viewer } from '@ludi-romani/core';

/** The number of comments that each seat, and all spectators together, can enter at a table. */
export const MOST_COMMENTS = 200;
/** The number of characters that these comments can have together. */
export const MOST_COMMENT_CHARACTERS = 100_000;

/** The number of comments of a seat, or of all spectators, and the number of characters in these comments. */
export interface CommentCount {
  readonly comments: number;
  readonly characters: number;
}

/** Returns the counts of a new table: one for each seat, and the last one for the spectators. */
export const noComments = (seats: number): readonly CommentCount[] =>
  Array.from({ length: seats + 1 }, () => ({ comments: 0, characters: 0 }));

/** Returns the counts after one more comment, or `undefined` if it exceeds a limit. */
export function withComment(
  counts: readonly CommentCount[],
  { seat, text }: { readonly seat: Viewer; readonly text: string },
): readonly CommentCount[] | undefined {
  const index = seat === 'spectator' ? counts.length - 1 : seat;
  const { comments = 0, characters = 0 } = counts[index] ?? {};
  const next: CommentCount = { comments: comments + 1, characters: characters + text.length };
  if (next.comments > MOST_COMMENTS || next.characters > MOST_COMMENT_CHARACTERS) return undefined;
  return counts.map((count, other) => (other === index ? next : count));
}
