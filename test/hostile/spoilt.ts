/** States of random games, one thing in each of them spoilt on purpose. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import { chanceOf } from './hostile';

/** Changes one thing in a state, if it is one where that can be done. */
export type Spoil<G extends GameTypes> = (state: G['mutable']) => boolean;

/** In so many random games, whose seeds follow from that of the options: each state that can be spoilt so, sound and spoilt. */
export function* spoiltStates<G extends GameTypes>(
  engine: Engine<G>,
  options: G['options'],
  games: number,
  spoil: Spoil<G>,
) {
  for (let game = 0; game < games; game++) {
    const chance = chanceOf(`${options.seed} ${game}`);
    const state = engine.clone(engine.initialState({ ...options, seed: `${options.seed} ${game}` }));
    for (let legal = engine.legalActions(state); legal.length > 0; legal = engine.legalActions(state)) {
      const spoilt = engine.clone(state);
      if (spoil(spoilt)) yield { state, spoilt, legal };
      engine.applyInPlace(state, chance.pick(legal));
    }
  }
}

/** The open question, if it is that one. */
export const open = <Frame extends object, A extends string>(
  { pending }: { readonly pending: readonly Frame[] },
  ask: A,
) => {
  const top = pending.at(-1);
  const isIt = top !== undefined && 'ask' in top && top.ask === ask;
  return isIt ? (top as Extract<Frame, { ask: A }>) : undefined;
};
