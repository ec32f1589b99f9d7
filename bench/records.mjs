/**
 * Random games as replays, a line each: `node bench/records.mjs GAME PLAYERS GAMES`. A referee gets them from others: an engine that has played
 * them itself, and kept every state, would be timed with what that taught the runtime about where its states are to be laid.
 */
import { played } from './games.mjs';

const [game, players, games] = process.argv.slice(2);
const { engine, recordReplay } = await import(`@ludi-romani/${game}`);
for (const { options, plies } of played(engine, Number(players), Number(games))) {
  const actions = plies.map(({ action }) => action);
  console.log(JSON.stringify(recordReplay(engine, options, actions)));
}
