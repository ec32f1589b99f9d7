/** A game being played: a table is its record, and everything else follows from it. */
export { MOST_COMMENT_CHARACTERS, MOST_COMMENTS } from './comments';
export { extend } from './desk';
export * from './follow';
export { log, snapshot, type Telling, updates } from './seen';
export * from './table';
export * from './types';
