/** Boards of the Ludi Romani games: what all of them share. */
export { type Token, tokens } from './kit/style';
export { type Pointing, pointing } from './pointing';
export { type Board, DONE, type Look } from './types';
