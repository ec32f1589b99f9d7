/** The parts that are needed to play. They are loaded when the page is idle, or when a game starts. */
import { openTable } from '@ludi-romani/table';
import type { Game } from '../games';
import { thinker as openThinker } from '../thinker';
import GameTable from './GameTable.vue';
import type { Wanted } from './SetUp.vue';
import { type Match, openSession, TERMS } from './session';
import { settings } from './settings';

export function openPlaying(game: Game) {
  const thinker = openThinker();
  const session = openSession(game, thinker, {
    now: Date.now,
    pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  });
  // before the first bot acts
  session.speed.value = settings.value.speed;
  return {
    game,
    GameTable,
    thinker,
    session,
    /** Returns a new match, as set up in the form. */
    opened: ({ options, names, seats, curtain }: Wanted): Match => ({
      table: openTable(game.engine, { options, names, terms: TERMS }, Date.now()),
      seats,
      curtain,
    }),
    /** Ends the session and the worker of the bots. */
    end() {
      session.end();
      thinker.end();
    },
  };
}

export type Playing = ReturnType<typeof openPlaying>;
