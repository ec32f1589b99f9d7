import { decision } from './decision';
import type { Bot, Playable, Sight } from './types';

/** Each legal action equally likely. */
export const random = <V extends Sight, A, S, D>(engine: Playable<V, A, S, D>): Bot<V, A> => ({
  choose: (view, seed) => {
    const { legal, chance } = decision(engine, view, seed);
    return chance.pick(legal);
  },
});
