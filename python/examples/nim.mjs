/** Nim, as a game of your own: take 1 to 3 of 21 matches. The player who takes the last one wins. Needs `npm install @ludi-romani/core`. */
import { defineGame } from '@ludi-romani/core';
import { actionSpaceOf } from '@ludi-romani/core/action-space';

const MATCHES = 21;
const COUNTS = [1, 2, 3];

export const engine = defineGame({
  game: 'nim',
  rulesVersion: '1',
  playerCounts: [2],
  perfectInformation: true,
  maxPlies: () => MATCHES,
  setup: () => ({ players: [{ won: 0 }, { won: 0 }], matches: MATCHES, pending: [{ ask: 'take', player: 0 }] }),
  questions: {
    take: {
      pendingReason: 'NIM-1.1 first take matches',
      moves: {
        take: {
          whyUnknown: 'NIM-1.2 take 1 to 3 matches',
          candidates: (_, { player }) => COUNTS.map((count) => ({ type: 'take', player, count })),
          refuse: ({ matches }, { count }) => (count > matches ? 'NIM-1.3 there are fewer matches' : undefined),
          apply: (state, { player, count }, effects) => {
            state.matches -= count;
            if (state.matches === 0) state.players[player].won = 1;
            else effects.next({ ask: 'take', player: 1 - player });
          },
        },
      },
    },
  },
  scores: ({ players }) => players.map(({ won }) => ({ total: won, rows: { won } })),
});

export const actionSpace = (engine, players) => actionSpaceOf(engine, players, () => ({ take: { count: COUNTS } }));
