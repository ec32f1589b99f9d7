/**
 * Compares this checkout with another one, both built: `node bench/compare.mjs ../other` or `node bench/compare.mjs ../other aquileia`.
 * Both versions of a game take turns in one process. The version that is loaded first may be up to 20 % faster, so each game is measured in two
 * processes, with one order each. A ratio above 1 means that this checkout is faster.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../scripts/run.mjs';
import { COUNTS } from './games.mjs';
import { inTurn } from './measure.mjs';

const PLAYERS = 3;

/** Returns the tasks of one version of a game. Each works on whole games and returns the number of plies. */
async function tasksOf(root, game) {
  const load = (entry) => import(pathToFileURL(resolve(root, `packages/${game}/dist/${entry}.js`)).href);
  const { engine } = await load('index');
  const fast = await load('fast');
  let games = 0;
  const begun = ({ chanceState, keyedChance, initialState }) => {
    const seed = `compare ${games++}`;
    return { state: initialState({ players: PLAYERS, seed }), chance: keyedChance(chanceState(`moves ${seed}`)) };
  };
  const plied = (from, next) => {
    const { state: first, chance } = begun(from);
    let [state, plies] = [first, 0];
    for (let legal = from.legalActions(state); legal.length > 0; legal = from.legalActions(state)) {
      state = next(state, chance.pick(legal));
      plies++;
    }
    return plies;
  };
  return {
    apply: () => plied({ ...fast, ...engine }, engine.apply),
    playouts: () =>
      plied(fast, (state, action) => {
        fast.applyInPlace(state, action);
        return state;
      }),
    playRandomly: () => {
      const { state, chance } = begun(fast);
      return fast.playRandomly(state, Number.POSITIVE_INFINITY, chance);
    },
  };
}

/** Prints the ratios of one game, with the versions loaded in the order of `roots`. The first of them is named by `own`. */
async function compare(game, own, roots) {
  const versions = [];
  for (const root of roots) versions.push(await tasksOf(root, game));
  const [ours, theirs] = roots[0] === own ? versions : [...versions].reverse();
  for (const name of Object.keys(ours)) {
    const found = await inTurn({ ours: { work: ours[name] }, theirs: { work: theirs[name] } });
    console.log(`${game} ${name}: ${(found.theirs.p50 / found.ours.p50).toFixed(3)}`);
  }
}

const [other, only, order] = process.argv.slice(2);
if (order !== undefined) await compare(only, '.', order === 'first' ? ['.', other] : [other, '.']);
else
  for (const game of only === undefined ? Object.keys(COUNTS) : [only])
    for (const place of ['first', 'last']) {
      console.log(`loaded ${place}`);
      console.log(run(process.execPath, ['bench/compare.mjs', other, game, place]).trimEnd());
    }
