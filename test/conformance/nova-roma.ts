/** What the conformance kit is told about Nova Roma. */
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { invariants, parseState, parseView } from '@ludi-romani/nova-roma/schemas';
import type { Settings } from '@ludi-romani/core/testing';

export const settings: Settings<NovaRoma> = {
  options: [
    { players: 1 },
    { players: 2, startPlayer: 1, youngestFirst: [1, 0] },
    { players: 3 },
    { players: 4 },
    { players: 1, difficulty: 'hard', mosaicDraft: true, followerDraft: true },
    { players: 2, followerDraft: true },
    { players: 4, mosaicDraft: true, followerDraft: true },
  ],
  games: 2,
  invariants,
  parseState,
  parseView,
};
