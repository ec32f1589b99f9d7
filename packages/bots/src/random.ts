import { decision } from './decision';
import type { Bot, Playable, Sight } from './types';

/** Returns a bot that chooses each legal action with equal probability. */
export const random = <V extends Sight, A, S>(engine: Playable<V, A, S>): Bot<V, A> => ({
  choose: (view, seed) => {
    const { legal, chance } = decision(engine, view, seed, 1);
    return chance.pick(legal);
  },
});
