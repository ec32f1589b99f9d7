/** The one way to decline. */
import type { Move } from '@ludi-romani/core';
import { perSeat } from './actions';
import type { NovaRoma, Question, Skip } from './types';

const skips = perSeat((player) => [{ type: 'skip' as const, player }]);

/** The move that leaves an optional choice; `sentence` says so for people. */
export const declining = <Q extends Question>(sentence: string): Move<NovaRoma, Q, Skip> => ({
  declines: true,
  candidates: (_, { player }) => skips(player),
  apply: () => {},
  describe: () => sentence,
});
