/**
 * Prints random games as replays, one per line: `node bench/records.mjs GAME PLAYERS GAMES`. This must be a separate process: after a process
 * has retained all states of a game, V8 allocates new states as long-lived objects, which would slow down the measured engine.
 */
import { played } from './games.mjs';

const [game, players, games] = process.argv.slice(2);
const { engine, recordReplay } = await import(`@ludi-romani/${game}`);
for (const { options, plies } of played(engine, Number(players), Number(games))) {
  const actions = plies.map(({ action }) => action);
  console.log(JSON.stringify(recordReplay(engine, options, actions)));
}
