/** Lets bots choose at hosted tables, on any thread. */
import type { GameTypes } from '@ludi-romani/core';
import { botNamed, continuing } from './bots';
import { forBots, type GameReference } from './game';
import { resolveGame } from './import-game';

/** A decision of a bot. */
export interface Choice {
  readonly game: string;
  readonly bot: string;
  readonly view: GameTypes['view'];
  readonly seed: string;
}

/** A function that resolves to the action of a bot. */
export type Chooser = (choice: Choice) => Promise<GameTypes['action']>;

/** Returns the chooser for these games. */
export function chooserFor(games: readonly GameReference[]): Chooser {
  const bots = new Map<string, Promise<{ choose(view: GameTypes['view'], seed: string): unknown }>>();
  return async ({ game, bot, view, seed }) => {
    const key = `${game} ${bot}`;
    const reference = games.find((one) => one.game === game);
    if (reference === undefined) throw new Error(`there is no such game: ${game}`);
    const seated = bots.get(key) ?? resolveGame(reference).then(forBots).then(botNamed(bot).sit).then(continuing);
    bots.set(key, seated);
    return (await (await seated).choose(view, seed)) as GameTypes['action'];
  };
}
