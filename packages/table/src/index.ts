/** A game in progress at a table. A table is its record of entries, and everything else follows from the record. */
export { MOST_COMMENT_CHARACTERS, MOST_COMMENTS } from './comments';
export * from './follow';
export { log, snapshot, type Telling, updates } from './messages';
export { extend } from './replay-cache';
export * from './table';
export * from './types';
