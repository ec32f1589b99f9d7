/** An example game for the replay page. */
import { greedy, random } from '@ludi-romani/bots';
import { type GameTypes, type Replay, recordReplay } from '@ludi-romani/core';
import type { AnyEngine } from '../games';

/** Returns a game of two greedy bots and a random bot, the same each time. */
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
