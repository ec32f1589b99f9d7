/** Random games to measure on: the same ones in every run. */
import { run } from '../scripts/run.mjs';
import { random } from './random.mjs';

/** Each game and the numbers of its players. */
export const COUNTS = {
  aquileia: [2, 3, 4, 5],
  'city-of-rome': [2, 3, 4],
  'forum-trajanum': [2, 3, 4],
  'nova-roma': [1, 2, 3, 4],
};
export const GAMES = Object.keys(COUNTS);

/** A game played at random on a state of one's own, where several may act by the first of them: how many plies it had. */
function playedOut({ engine, initialState }, options, pick) {
  const state = initialState(options);
  let plies = 0;
  for (; !engine.isTerminal(state); plies++) {
    const legal = engine.legalActions(state, engine.activePlayers(state)[0]);
    engine.applyInPlace(state, legal[pick(legal.length)]);
  }
  return plies;
}

/** So many of them, through an entry for bots. */
export function playouts(fast, players, games = 10) {
  const pick = random(7);
  let plies = 0;
  for (let game = 0; game < games; game++) plies += playedOut(fast, { players, seed: `bench ${game}` }, pick);
  return plies;
}

/** Games with their options, the action and the state before it ply by ply, as `apply` gives them. */
export function played(engine, players, games) {
  const pick = random(7);
  return Array.from({ length: games }, (_, game) => {
    const options = { players, seed: `bench ${game}` };
    const plies = [];
    for (let state = engine.initialState(options); !engine.isTerminal(state); ) {
      const legal = engine.legalActions(state);
      const action = legal[pick(legal.length)];
      plies.push({ state, action });
      state = engine.apply(state, action);
    }
    return { options, plies };
  });
}

/** Random games as replays, a line each, by a process of their own. */
export const records = (game, players, games) =>
  run(process.execPath, ['bench/records.mjs', game, players, games].map(String));

/** The same as they are read from a wire. */
export const replays = (game, players, games) =>
  records(game, players, games)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
