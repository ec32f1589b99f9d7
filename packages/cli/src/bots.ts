/** Who plays when nobody does. */
import { chanceState, keyedChance } from '@ludi-romani/core';

/** Chooses one of the legal actions. */
export type Bot = <A>(actions: readonly A[]) => A;

/** Each bot by name; the same seed makes the same choices. */
export const bots: Readonly<Record<string, (seed: string) => Bot>> = {
  random: (seed) => {
    // a stream of its own, apart from the one that shuffles the game's cards
    const chance = keyedChance(chanceState(`random bot ${seed}`));
    return (actions) => chance.pick(actions);
  },
};
