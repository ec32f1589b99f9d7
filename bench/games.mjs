/** Random games for measurements, the same in every run. */
import { run } from '../scripts/run.mjs';
import { random } from './random.mjs';

/** The possible numbers of players of each game. */
export const COUNTS = {
  aquileia: [2, 3, 4, 5],
  'city-of-rome': [2, 3, 4],
  'forum-trajanum': [2, 3, 4],
  'nova-roma': [1, 2, 3, 4],
};
export const GAMES = Object.keys(COUNTS);

/** Plays a random game on a private state. If several players may act, the first one acts. Returns the number of plies. */
function playedOut({ engine, initialState }, options, pick) {
  const state = initialState(options);
  let plies = 0;
  for (; !engine.isTerminal(state); plies++) {
    const legal = engine.legalActions(state, engine.activePlayers(state)[0]);
    engine.applyInPlace(state, legal[pick(legal.length)]);
  }
  return plies;
}

/** Plays random games with the `fast` entry of an engine. Returns the number of plies. */
export function playouts(fast, players, games = 10) {
  const pick = random(7);
  let plies = 0;
  for (let game = 0; game < games; game++) plies += playedOut(fast, { players, seed: `bench ${game}` }, pick);
  return plies;
}

/** Plays random games with `playRandomly` of the `fast` entry of an engine, which lists no actions. Returns the number of plies. */
export function randomPlays({ chanceState, initialState, keyedChance, playRandomly }, players, games = 10) {
  let plies = 0;
  for (let game = 0; game < games; game++) {
    const chance = keyedChance(chanceState(`bench moves ${game}`));
    plies += playRandomly(initialState({ players, seed: `bench ${game}` }), Number.POSITIVE_INFINITY, chance);
  }
  return plies;
}

/** Plays random games with `apply`. Returns for each its options, and for each ply the action and the state before it. */
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

/** Returns random games as replays, one per line. A separate process plays them (see records.mjs). */
export const records = (game, players, games) =>
  run(process.execPath, ['bench/records.mjs', game, players, games].map(String));

/** Returns random games as parsed replays. */
export const replays = (game, players, games) =>
  records(game, players, games)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
