import { UsageError } from './args';
import { findGame, type Game, games } from './games';
import { suggestion } from './near';
import { listed, printable } from './text';

/** The game of that name, or a usage error that names those there are. */
export function chosenGame(name: string): Game {
  const game = findGame(name);
  if (game !== undefined) return game;
  const known = games.map(({ engine }) => engine.game);
  throw new UsageError(`unknown game '${printable(name)}'${suggestion(name, known, `; there is ${listed(known)}`)}`);
}
