/** Measures one engine with one number of players, through its published entry points, and compares it with rivals: other engines. */
import { ismcts } from '@ludi-romani/bots';
import { boardgameIo, padding } from './boardgame-io.mjs';
import { played, playouts, randomPlays, replays } from './games.mjs';
import { bytesPerItem, each, inTurn } from './measure.mjs';
import { chessJs, chessops, container } from './peers.mjs';
import { compared, fixed, whole } from './report.mjs';
import { screen } from './screen.mjs';
import { toy } from './toy.mjs';

const REPLAYS = 12;

const pliesOf = (games) => games.map(({ plies }) => plies);

/**
 * Returns the task that verifies all replays in each call. Their number of plies is similar to that of `playouts`, so V8 has optimized both
 * tasks equally.
 */
const referee = ({ engine, verifyReplay }, records) => ({
  work: () => {
    for (const replay of records) if (!verifyReplay(engine, replay).ok) throw new Error('a valid replay was refused');
    return records.reduce((plies, { actions }) => plies + actions.length, 0);
  },
});

/** Measures playouts of our engine and of the rivals, and the verification of replays. */
const playing = (main, fast, players, records) =>
  inTurn(
    {
      playouts: { work: () => playouts(fast, players) },
      playRandomly: { work: () => randomPlays(fast, players) },
      toy: { work: () => toy(20) },
      chessops: { work: () => chessops(1) },
      'chess.js': { work: () => chessJs(1) },
      Container: { work: () => container(1) },
      verifyReplay: referee(main, records),
    },
    { warm: 3000 },
  );

/** Plays the plies again like a server, which makes the view of every seat before the next action. Returns the new plies. */
function watched(engine, seats, plies) {
  let [{ state }] = plies;
  return plies.map(({ action }) => {
    const before = state;
    for (const seat of seats) engine.view(before, seat);
    state = engine.apply(before, action);
    return { state: before, action };
  });
}

/** Measures a ply on immutable states, and the functions that read a state. Each round uses the next game. */
function asking({ engine }, games, stateBytes) {
  const pad = padding(stateBytes);
  const seats = games[0].plies[0].state.players.map((_, seat) => seat);
  // `view` reuses the unchanged parts of the previous view, so the views of the previous states must exist
  const all = pliesOf(games).map((plies) => watched(engine, seats, plies));
  const seen = all.map((plies) =>
    plies.map(({ state, action: { player } }) => ({ view: engine.view(state, player), player })),
  );
  const mutable = (plies) => {
    const state = engine.clone(plies[0].state);
    return plies.map(({ action }) => ({ state, action }));
  };
  // measures `view` like a server calls it: on each new state, once for every seat
  const fresh = (plies) =>
    plies.flatMap(({ state, action }) => {
      const next = engine.apply(state, action);
      return seats.map((seat) => ({ state: next, seat }));
    });
  return inTurn({
    apply: each(all, ({ state, action }) => engine.apply(state, action)),
    applyInPlace: each(all, ({ state, action }) => engine.applyInPlace(state, action), mutable),
    clone: each(all, ({ state }) => engine.clone(state)),
    'boardgame.io': { work: () => boardgameIo(1, pad) },
    legalActions: each(all, ({ state, action }) => engine.legalActions(state, action.player)),
    view: each(all, ({ state, seat }) => engine.view(state, seat), fresh),
    'legalActions of a view': each(seen, ({ view, player }) => engine.legalActions(view, player)),
    choices: each(seen, ({ view, player }) => engine.choices(view, player)),
  });
}

/** Measures `apply` and `legalActions` in the first and in the last fifth of each game. */
function growing({ engine }, games) {
  const step = ({ state, action }) => {
    engine.apply(state, action);
    engine.legalActions(state);
  };
  const part = (from, to) => pliesOf(games).map((plies) => plies.slice(from * plies.length, to * plies.length));
  return inTurn({ early: each(part(0, 0.2), step), late: each(part(0.8, 1), step) }, { warm: 600 });
}

/** Returns the mean size of a state in bytes: its size as JSON, and its size on the heap if all states are retained. */
function weighing({ engine }, players) {
  const states = () => pliesOf(played(engine, players, 20)).flat();
  const all = states();
  const stateBytes = all.reduce((sum, { state }) => sum + JSON.stringify(state).length, 0) / all.length;
  return { stateBytes, retained: bytesPerItem(states) };
}

/**
 * Measures playouts and verification again after all other rows, and tree searches. The views for the searches are spread evenly over a game,
 * because searches near the end are faster.
 */
function afterwards(main, fast, players, [{ plies: first }], records) {
  const { engine } = main;
  const bot = ismcts(fast.engine, { iterations: 20 });
  const views = first
    .filter(({ state, action }, i) => i % 7 === 0 && engine.legalActions(state, action.player).length > 1)
    .map(({ state, action }) => engine.view(state, action.player));
  const search = () => views.reduce((sum, view, i) => sum + bot.search(view, `bench ${i}`).iterations, 0);
  return inTurn(
    {
      playouts: { work: () => playouts(fast, players) },
      toy: { work: () => toy(20) },
      ismcts: { work: search },
      verifyReplay: referee(main, records),
    },
    { warm: 600 },
  );
}

/** Returns a row that compares our rate with a rival's rate of the same run. */
const rates = (measure, ours, rival, theirs, unit = 'plies/s') => ({
  measure: `${measure}, ${unit}`,
  value: whole(1000 / ours.p50),
  rival,
  'its value': whole(1000 / theirs.p50),
  ...compared(theirs, ours),
});

/** Returns a row that compares our time with a rival's time of the same run. */
const times = (measure, ours, rival, theirs) => ({
  measure: `${measure}, us`,
  value: fixed(1000 * ours.p50),
  rival,
  'its value': fixed(1000 * theirs.p50),
  ...compared(ours, theirs),
});

/** Returns a row without a rival. */
const fact = (measure, value) => ({ measure, value, rival: '', 'its value': '', ratio: '', '± %': '' });

/** Measures one engine. Playouts and verification come first, before anything else has used their entry points. */
export async function engineSections(game, players) {
  const main = await import(`@ludi-romani/${game}`);
  const fast = await import(`@ludi-romani/${game}/fast`);
  const records = replays(game, players, REPLAYS);
  const first = await playing(main, fast, players, records);
  const games = played(main.engine, players, REPLAYS);
  const { stateBytes, retained } = weighing(main, players);
  const asked = await asking(main, games, stateBytes);
  const shown = await screen(game, main.engine, pliesOf(games).flat());
  const grown = await growing(main, games);
  const after = await afterwards(main, fast, players, games, records);
  const rows = [
    rates('playouts', first.playouts, 'the toy', first.toy),
    rates('playouts', first.playouts, 'Container', first.Container),
    rates('playouts', first.playouts, 'chessops', first.chessops),
    rates('playouts', first.playouts, 'chess.js', first['chess.js']),
    rates('playRandomly', first.playRandomly, 'playouts', first.playouts),
    rates('playouts after the rest', after.playouts, 'the toy', after.toy),
    rates('ismcts', after.ismcts, 'playouts after the rest', after.playouts, 'iterations/s'),
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
