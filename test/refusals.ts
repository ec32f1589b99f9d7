/** Provokes refusals with actions that were legal at another moment of the same game. */
import { chanceState, type Engine, type GameTypes, keyedChance, type Refusal, type State } from '@ludi-romani/core';

interface Refused<G extends GameTypes> {
  readonly state: State<G>;
  readonly action: G['action'];
  readonly refusal: Refusal;
}

/**
 * Plays a random game. In about a quarter of its positions, active players try `asked` actions that were legal for some player in some
 * position. Yields the refusals that the engine gives for the view of the player.
 */
export function* refusals<G extends GameTypes>(
  engine: Engine<G>,
  options: G['options'],
  asked = 30,
): Generator<Refused<G>> {
  const chance = keyedChance(chanceState(`refusals ${options.seed}`));
  const legalOnce = new Map<string, G['action']>();
  const moments: State<G>[] = [];
  for (let state = engine.initialState(options); !engine.isTerminal(state); ) {
    const legal = engine.legalActions(state);
    for (const action of legal) legalOnce.set(engine.format(action), action);
    if (chance.int(4) === 0) moments.push(state);
    state = engine.apply(state, chance.pick(legal));
  }
  const all = [...legalOnce.values()];
  for (const state of moments) {
    const active = engine.activePlayers(state);
    for (let i = 0; i < asked; i++) {
      const action = { ...chance.pick(all), player: chance.pick(active) };
      const answer = engine.explain(engine.view(state, action.player), action);
      if (!answer.legal) yield { state, action, refusal: answer };
    }
  }
}
