/** The table of one engine at one number of players. */
import { measureEngine } from './engine.mjs';
import { median, ratio } from './measure.mjs';
import { fixed, spread, whole } from './report.mjs';

const SECOND = 1e6;

/** A row of rates or of times: ours, and a rival's of the same rounds. */
function row(what, unit, ours, beside, theirs) {
  const isRate = unit.endsWith('/s');
  const show = (costs) => (isRate ? whole(SECOND / median(costs)) : fixed(median(costs)));
  const found = isRate ? ratio(theirs, ours) : ratio(ours, theirs);
  return { what: `${what}, ${unit}`, value: show(ours), beside, 'its value': show(theirs), ...spread(found) };
}

/** A row without a rival. */
const fact = (what, value) => ({ what, value, beside: '', 'its value': '', ratio: '', 'half of the rounds': '' });

export async function engineSections(game, players) {
  const { first, asked, shown, grown, after, stateBytes, retained } = await measureEngine(game, players);
  const rates = (what, ours, name, theirs) => row(what, 'plies/s', ours, name, theirs);
  const times = (what, ours, name, theirs) => row(what, 'us', ours, name, theirs);
  const rows = [
    rates('playouts', first.playouts, 'the toy', first.toy),
    rates('playouts', first.playouts, 'Container', first.Container),
    rates('playouts', first.playouts, 'chessops', first.chessops),
    rates('playouts', first.playouts, 'chess.js', first['chess.js']),
    rates('playouts after the rest', after.playouts, 'the toy', after.toy),
    row('ismcts', 'iterations/s', after.ismcts, 'playouts after the rest', after.playouts),
    rates('verifyReplay', first.verifyReplay, 'playouts', first.playouts),
    rates('verifyReplay after the rest', after.verifyReplay, 'playouts after the rest', after.playouts),
    rates('apply', asked.apply, 'boardgame.io, equal state', asked['boardgame.io']),
    times('apply', asked.apply, 'applyInPlace', asked.applyInPlace),
    times('clone', asked.clone, 'apply', asked.apply),
    times('legalActions', asked.legalActions, 'applyInPlace', asked.applyInPlace),
    times('legalActions of a view', asked['legalActions of a view'], 'legalActions', asked.legalActions),
    times('view', asked.view, 'legalActions', asked.legalActions),
    times('choices of a view', asked.choices, 'legalActions', asked.legalActions),
    times('words: say', shown.say, 'apply', shown.apply),
    times('words: tell', shown.tell, 'apply', shown.apply),
    times('words: refuse', shown.refuse, 'apply', shown.apply),
    times('board', shown.board, 'apply', shown.apply),
    times('a ply in the last fifth', grown.late, 'in the first', grown.early),
    fact('state as JSON, bytes', whole(stateBytes)),
    fact('heap per retained state, bytes', Number.isNaN(retained) ? 'needs --expose-gc' : whole(retained)),
  ];
  return [{ title: `${game}, ${players} players`, rows }];
}
