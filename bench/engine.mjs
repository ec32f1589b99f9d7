/** What is measured of one engine at one number of players, through its entries as published, beside its rivals. */
import { ismcts } from '@ludi-romani/bots';
import { boardgameIo, padding } from './boardgame-io.mjs';
import { played, playouts, replays } from './games.mjs';
import { bytesPerItem, each, inTurn } from './measure.mjs';
import { chessJs, chessops, container } from './peers.mjs';
import { screen } from './screen.mjs';
import { toy } from './toy.mjs';

const GAMES = 12;

const pliesOf = (games) => games.map(({ plies }) => plies);

/** What has an engine judge all replays a round: about as many plies as playouts make, so that each is as warm when its turn comes. */
const referee =
  ({ engine, verifyReplay }, records) =>
  () => {
    for (const replay of records) if (!verifyReplay(engine, replay).ok) throw new Error('a sound replay was refused');
    return records.reduce((plies, { actions }) => plies + actions.length, 0);
  };

/** Playouts beside other games, and beside the referee of the same one. */
function playing(main, fast, players, records) {
  return inTurn(
    {
      playouts: { work: () => playouts(fast, players) },
      toy: { work: () => toy(20) },
      chessops: { work: () => chessops(1) },
      'chess.js': { work: () => chessJs(1) },
      Container: { work: () => container(1) },
      verifyReplay: { work: referee(main, records) },
    },
    { warm: 3000 },
  );
}

/** The plies of a game as a server plays it: everybody looks at each state before it goes on. */
function watched(engine, seats, plies) {
  let [{ state }] = plies;
  return plies.map(({ action }) => {
    const before = state;
    for (const seat of seats) engine.view(before, seat);
    state = engine.apply(before, action);
    return { state: before, action };
  });
}

/** A ply on states that stay as they are, and what there is to ask of a state, game by game. */
function asking({ engine }, games, stateBytes) {
  const pad = padding(stateBytes);
  const seats = games[0].plies[0].state.players.map((_, seat) => seat);
  // what did not change since the state before stays the same object: those views are there
  const all = pliesOf(games).map((plies) => watched(engine, seats, plies));
  const seen = all.map((plies) =>
    plies.map(({ state, action: { player } }) => ({ view: engine.view(state, player), player })),
  );
  return inTurn(
    {
      apply: each(all, ({ state, action }) => engine.apply(state, action)),
      applyInPlace: {
        prepare: (round) => engine.clone(all[round % GAMES][0].state),
        work: (state, round) => {
          for (const { action } of all[round % GAMES]) engine.applyInPlace(state, action);
          return all[round % GAMES].length;
        },
      },
      clone: each(all, ({ state }) => engine.clone(state)),
      'boardgame.io': { work: () => boardgameIo(1, pad) },
      legalActions: each(all, ({ state, action }) => engine.legalActions(state, action.player)),
      view: {
        // as a server asks: of each new state for every seat, once
        prepare: (round) => all[round % GAMES].map(({ state, action }) => engine.apply(state, action)),
        work: (states) => {
          for (const state of states) for (const seat of seats) engine.view(state, seat);
          return states.length * seats.length;
        },
      },
      'legalActions of a view': each(seen, ({ view, player }) => engine.legalActions(view, player)),
      choices: each(seen, ({ view, player }) => engine.choices(view, player)),
    },
    { warm: 800 },
  );
}

/** A ply with its list, in the last fifth of each game and in the first. */
function growing({ engine }, games) {
  const step = ({ state, action }) => {
    engine.apply(state, action);
    engine.legalActions(state);
  };
  const part = (from, to) => pliesOf(games).map((plies) => plies.slice(from * plies.length, to * plies.length));
  return inTurn({ early: each(part(0, 0.2), step), late: each(part(0.8, 1), step) }, { warm: 600 });
}

/** What states weigh: as JSON, and on the heap where all of them are kept. */
function weighing({ engine }, players) {
  const states = () => pliesOf(played(engine, players, 20)).flat();
  const all = states();
  const stateBytes = all.reduce((sum, { state }) => sum + JSON.stringify(state).length, 0) / all.length;
  return { stateBytes, retained: bytesPerItem(states) };
}

/** Playouts and the referee where all else was played, too, and tree searches: from views spread evenly over a game, dear at its beginning, cheap at its end. */
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
      verifyReplay: { work: referee(main, records) },
    },
    { warm: 600 },
  );
}

/** Everything, in an order in which playouts and referee come first: until then nothing else has been done through their entries. */
export async function measureEngine(game, players) {
  const main = await import(`@ludi-romani/${game}`);
  const fast = await import(`@ludi-romani/${game}/fast`);
  const records = replays(game, players, GAMES);
  const first = playing(main, fast, players, records);
  const games = played(main.engine, players, GAMES);
  const weights = weighing(main, players);
  return {
    first,
    ...weights,
    asked: asking(main, games, weights.stateBytes),
    shown: await screen(game, main.engine, pliesOf(games).flat()),
    grown: growing(main, games),
    after: afterwards(main, fast, players, games, records),
  };
}
