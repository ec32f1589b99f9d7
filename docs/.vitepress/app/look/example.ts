/** A game to look at when there is none at hand. */
import { greedy, random } from '@ludi-romani/bots';
import { type GameTypes, type Replay, recordReplay } from '@ludi-romani/core';
import type { AnyEngine } from '../games';

/** A game of three, the same each time: one of them has no plan at all. */
export function exampleGame(engine: AnyEngine): Replay {
  const options = { players: 3, seed: 'an example' };
  const hungry = greedy(engine, { samples: 1 });
  const bots = [hungry, random(engine), hungry];
  const actions: GameTypes['action'][] = [];
  const state = engine.initialState(options) as GameTypes['mutable'];
  while (!engine.isTerminal(state)) {
    const [seat = 0] = engine.activePlayers(state);
    const action = bots[seat]?.choose(engine.view(state, seat), `ply ${actions.length}`);
    if (action === undefined) break;
    actions.push(action);
    engine.applyInPlace(state, action);
  }
  return recordReplay(engine, options, actions);
}
