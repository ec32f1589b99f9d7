/** Schemas of a game that declares none. */
import { type ActionLike, chanceState, type Engine, type GameTypes, keyedChance } from '@ludi-romani/core';
import { schemaFrom } from './json-schema';
import type { GameSchemas } from './situation';

/** The number of random games that are looked at. */
const GAMES = 60;

/** The number of actions that are drawn for each decision. */
const ACTIONS = 4;

/**
 * Returns schemas that fit the views and actions of random games with these `options`, always the same for the same engine and options without
 * their seed. Values that occur in no such game are unknown to the encoder, which ignores them.
 */
export function schemasOfRandomGames<G extends GameTypes>(engine: Engine<G>, options: G['options']): GameSchemas {
  const views: object[] = [];
  const actions: ActionLike[] = [];
  const chance = keyedChance(chanceState('schemas'));
  for (let game = 0; game < GAMES; game++) {
    const state = engine.clone(engine.initialState({ ...options, seed: `schemas ${game}` }));
    while (!engine.isTerminal(state)) {
      const [seat = 0] = engine.activePlayers(state);
      // copied: the view shares objects with the state, which changes
      views.push(structuredCopy(engine.view(state, seat)));
      for (let i = 0; i < ACTIONS; i++) actions.push(engine.randomAction(state, seat, chance));
      engine.applyInPlace(state, engine.randomAction(state, seat, chance));
    }
    for (let seat = 0; seat < options.players; seat++) views.push(structuredCopy(engine.view(state, seat)));
  }
  return { view: schemaFrom(views), action: schemaFrom(actions) };
}

const structuredCopy = (view: object): object => JSON.parse(JSON.stringify(view));
