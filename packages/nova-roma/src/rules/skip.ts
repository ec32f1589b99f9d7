import type { Move } from '@ludi-romani/core';
import type { NovaRoma, Question, Skip } from '../types';
import { single } from './actions';

const skips = single('skip');

/** The move that skips an optional step, or ends it. */
export const declining: Move<NovaRoma, Question, Skip> = {
  isPass: true,
  whyUnknown: 'NR-4.15 that step is not optional',
  candidates: (_, { player }) => skips(player),
  apply: () => {},
};
