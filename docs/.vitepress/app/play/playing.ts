/** All that it takes to play: it comes when the page is at rest, or when somebody begins. */
import { openTable } from '@ludi-romani/table';
import type { Game } from '../games';
import { thinker as openThinker } from '../thinker';
import { newSeed } from './form';
import GameTable from './GameTable.vue';
import type { Wanted } from './SetUp.vue';
import { type Match, openSession, TERMS } from './session';

export function openPlaying(game: Game) {
  const thinker = openThinker();
  const session = openSession(game, thinker, {
    now: Date.now,
    pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    seed: newSeed,
  });
  return {
    GameTable,
    thinker,
    session,
    /** A new game, as somebody wants it. */
    opened: ({ options, names, seats, curtain }: Wanted): Match => ({
      table: openTable(game.engine, { options, names, terms: TERMS }, Date.now()),
      seats,
      curtain,
    }),
    /** Leaves the game, and the thread that thinks. */
    end() {
      session.end();
      thinker.end();
    },
  };
}

export type Playing = ReturnType<typeof openPlaying>;
