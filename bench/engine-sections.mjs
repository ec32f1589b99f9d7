/** The tables of one engine, beside its peers. */
import { measureEngine, playouts } from './engine.mjs';
import { rate } from './measure.mjs';
import { boardgameIo, chessJs, chessops, padding } from './peers.mjs';
import { fixed, whole } from './report.mjs';
import { toy } from './toy.mjs';

/** One section for each number of players. */
export async function engineSections(game, counts) {
  const peers = {
    toy: rate((games) => toy(games)),
    chessops: rate((games) => chessops(games)),
    chessJs: rate((games) => chessJs(games), { size: 1 }),
  };
  const main = await import(`@ludi-romani/${game}`);
  const fast = await import(`@ludi-romani/${game}/fast`);
  // first of all: nothing else has been played in the process
  const rates = counts.map((players) => playouts(fast, players));
  return counts.map((players, i) => {
    const before = rates[i];
    const m = measureEngine({ main, fast, players });
    // the reducer with a state of the very size that this engine's has
    const reducer = rate((games) => boardgameIo(games, padding(m.stateBytes)));
    const against = (name, rival, ratio) => ({
      against: name,
      rival: rival === null ? '' : whole(rival),
      ratio: fixed(ratio),
    });
    const alone = { against: '', rival: '', ratio: '' };
    const row = (what, value, compared = alone) => ({ what, value, ...compared });
    return {
      title: `${game}, ${players} players`,
      rows: [
        row('playouts, plies/s', whole(before), against('the toy', peers.toy, before / peers.toy)),
        row('', '', against('chessops', peers.chessops, before / peers.chessops)),
        row('', '', against('chess.js', peers.chessJs, before / peers.chessJs)),
        row('the same after the rest', whole(m.after), against('before them', before, m.after / before)),
        row(
          'apply, plies/s',
          whole(1e6 / m.applyMicros),
          against('boardgame.io, equal state', reducer, 1e6 / m.applyMicros / reducer),
        ),
        row('apply, us', fixed(m.applyMicros)),
        row('legalActions, us', fixed(m.legalMicros)),
        row('clone, us', fixed(m.cloneMicros)),
        row('state as JSON, bytes', whole(m.stateBytes)),
        row('heap per retained state, bytes', Number.isNaN(m.retained) ? 'needs --expose-gc' : whole(m.retained)),
        row('ply cost, last fifth to first', fixed(m.growth)),
        row('verifyReplay, games/s', whole(m.verified)),
        row('ismcts, iterations/s', whole(m.searched)),
      ],
    };
  });
}
