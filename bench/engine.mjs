/** What is measured of one engine, through its two entries as published. */
import { ismcts } from '@ludi-romani/bots';
import { bytesPerItem, micros, rate } from './measure.mjs';
import { random } from './random.mjs';

/** Random playouts on a state of one's own, where several may act the first of them; returns the plies played. */
function inPlace({ engine, initialState }, players, games) {
  const pick = random(7);
  let played = 0;
  for (let game = 0; game < games; game++) {
    const state = initialState({ players, seed: `bench ${game}` });
    while (!engine.isTerminal(state)) {
      const legal = engine.legalActions(state, engine.activePlayers(state)[0]);
      engine.applyInPlace(state, legal[pick(legal.length)]);
      played++;
    }
  }
  return played;
}

/** Every state of random games played with `apply`, in order, with the action chosen in each. */
export function positions(engine, players, games) {
  const pick = random(7);
  const all = [];
  for (let game = 0; game < games; game++) {
    let state = engine.initialState({ players, seed: `bench ${game}` });
    while (!engine.isTerminal(state)) {
      const legal = engine.legalActions(state);
      const action = legal[pick(legal.length)];
      all.push({ state, action, options: { players, seed: `bench ${game}` } });
      state = engine.apply(state, action);
    }
  }
  return all;
}

/** Iterations of a tree search, on views spread evenly over a game: those at its end are cheap, those at its beginning dear. */
function iterations(engine, views, each = 20) {
  const bot = ismcts(engine, { iterations: each });
  return views.reduce((sum, view, i) => sum + bot.search(view, `bench ${i}`).iterations, 0);
}

/** Games as replays that came over a wire. */
function replays(engine, recordReplay, players, games) {
  return Array.from({ length: games }, (_, game) => {
    const options = { players, seed: `replay ${game}` };
    const state = engine.clone(engine.initialState(options));
    const actions = [];
    const pick = random(game + 1);
    while (!engine.isTerminal(state)) {
      const legal = engine.legalActions(state);
      const action = legal[pick(legal.length)];
      actions.push(action);
      engine.applyInPlace(state, action);
    }
    return JSON.parse(JSON.stringify(recordReplay(engine, options, actions)));
  });
}

/** Plies a second of random playouts. */
export const playouts = (fast, players) => rate((games) => inPlace(fast, players, games));

/** All other figures of an engine at one player count, and the playouts after them. */
export function measureEngine({ main, fast, players }) {
  const samples = positions(main.engine, players, 12);
  const stateBytes = samples.reduce((sum, { state }) => sum + JSON.stringify(state).length, 0) / samples.length;
  const applyMicros = micros(samples, ({ state, action }) => main.engine.apply(state, action));
  const legalMicros = micros(samples, ({ state }) => main.engine.legalActions(state));
  const cloneMicros = micros(samples, ({ state }) => main.engine.clone(state));
  const retained = bytesPerItem(() => positions(main.engine, players, 20));
  const views = samples
    .filter(({ options, state, action }, i) => {
      const choices = main.engine.legalActions(state, action.player).length;
      return options.seed === 'bench 0' && i % 7 === 0 && choices > 1;
    })
    .map(({ state, action }) => main.engine.view(state, action.player));
  const searched = rate(() => iterations(fast.engine, views));
  const after = playouts(fast, players);

  const perGame = samples.filter(({ options }) => options.seed === 'bench 0').length;
  const at = (from, to) => samples.filter((_, i) => i % perGame >= from * perGame && i % perGame < to * perGame);
  const step = ({ state, action }) => main.engine.apply(state, action) && main.engine.legalActions(state);
  const growth = micros(at(0.8, 1), step) / micros(at(0, 0.2), step);

  const games = replays(main.engine, main.recordReplay, players, 30);
  const verified = rate(() => {
    for (const replay of games)
      if (!main.verifyReplay(main.engine, replay).ok) throw new Error('a sound replay was refused');
    return games.length;
  });
  return { after, applyMicros, legalMicros, cloneMicros, retained, stateBytes, growth, verified, searched };
}
