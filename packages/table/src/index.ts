/** Games in progress at a table: the public exports. A table is its record of entries. Everything else is computed from the record. */
export { type Timed, timeLeft } from './clocks';
export { MOST_COMMENT_CHARACTERS, MOST_COMMENTS } from './comments';
export { MOST_SEAT_ENTRIES } from './entries';
export * from './follow';
export { log, type Progress, progress, snapshot, type Telling, updates } from './messages';
export { extend } from './replay-cache';
export * from './table';
export { areDistinct, isName } from './terms';
export * from './types';
