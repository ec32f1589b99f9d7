/** Random games. */
import { chanceState, type Engine, type GameTypes, keyedChance } from '@ludi-romani/core';

/** Yields every state of a random game, also the last one. The seed of `options` decides the actions, too. */
export function* statesOf<G extends GameTypes>(
  engine: Engine<G>,
  options: G['options'] & { readonly seed: string },
): Generator<G['state']> {
  const chance = keyedChance(chanceState(options.seed));
  let state: G['state'] = engine.initialState(options);
  for (; !engine.isTerminal(state); state = engine.apply(state, chance.pick(engine.legalActions(state)))) yield state;
  yield state;
}
