/**
 * All benchmarks in one run, an engine and its peers in each process: `npm run bench` builds first. A process of its own per engine,
 * because that is how one is used.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measureEngine } from './engine.mjs';
import { rate } from './measure.mjs';
import { boardgameIo, chessJs, chessops, padding } from './peers.mjs';

const COUNTS = { aquileia: [2, 3, 4, 5], 'city-of-rome': [2, 3, 4], 'forum-trajanum': [2, 3, 4] };

const [only] = process.argv.slice(2);
if (only === undefined) {
  for (const name of Object.keys(COUNTS)) {
    spawnSync(process.execPath, ['--expose-gc', fileURLToPath(import.meta.url), name], { stdio: 'inherit' });
  }
  process.exit();
}

const whole = (value) => Math.round(value).toLocaleString('en');
const fixed = (value) => value.toFixed(value < 10 ? 2 : 1);

const peers = {
  chessops: rate((games) => chessops(games)),
  chessJs: rate((games) => chessJs(games), { size: 1 }),
  reducer: rate((games) => boardgameIo(games, null)),
  reducer6: rate((games) => boardgameIo(games, padding(6000))),
};
console.log('\nPeers');
console.table({
  'chessops, random playouts': { 'plies/s': whole(peers.chessops) },
  'chess.js, random playouts': { 'plies/s': whole(peers.chessJs) },
  'boardgame.io reducer, tic-tac-toe': { 'plies/s': whole(peers.reducer) },
  'boardgame.io reducer, 6 KB state': { 'plies/s': whole(peers.reducer6) },
});

const main = await import(`@ludi-romani/${only}`);
const fast = await import(`@ludi-romani/${only}/fast`);
for (const players of COUNTS[only]) {
  const m = measureEngine({ main, fast, players });
  // the reducer with a state of the very size that this engine's has
  const reducer = rate((games) => boardgameIo(games, padding(m.stateBytes)));
  console.log(`\n${only}, ${players} players`);
  console.table({
    'fast playouts, plies/s': {
      value: whole(m.before),
      against: 'chessops',
      ratio: fixed(m.before / peers.chessops),
    },
    'the same after pure games': { value: whole(m.after), against: 'before them', ratio: fixed(m.after / m.before) },
    'ismcts, iterations/s': { value: whole(m.searched), against: '', ratio: '' },
    'apply, us': {
      value: fixed(m.applyMicros),
      against: 'boardgame.io, equal state',
      ratio: fixed(1e6 / reducer / m.applyMicros),
    },
    'legalActions, us': { value: fixed(m.legalMicros), against: '', ratio: '' },
    'clone, us': { value: fixed(m.cloneMicros), against: '', ratio: '' },
    'state as JSON, bytes': { value: whole(m.stateBytes), against: '', ratio: '' },
    'heap per retained state, bytes': {
      value: Number.isNaN(m.retained) ? 'needs --expose-gc' : whole(m.retained),
      against: '',
      ratio: '',
    },
    'ply cost, last fifth to first': { value: fixed(m.growth), against: '', ratio: '' },
    'verifyReplay, games/s': { value: whole(m.verified), against: '', ratio: '' },
  });
}
