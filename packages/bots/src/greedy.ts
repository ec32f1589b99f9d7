import { best, decision } from './decision';
import { onlyKnown, whole } from './options';
import type { Bot, Playable, Sight } from './types';

export interface GreedyOptions {
  /** determinizations that each action is tried on; default 4 */
  readonly samples?: number;
}

/**
 * Looks one ply ahead: takes the action after which it is furthest ahead of (or least behind) the best of the others by `scores`, on
 * the mean of a few determinizations. All actions are tried on the same ones, with the same chance.
 */
export function greedy<V extends Sight, A, S>(engine: Playable<V, A, S>, options: GreedyOptions = {}): Bot<V, A> {
  onlyKnown(options, ['samples']);
  const samples = whole('samples', options.samples ?? 4, 1);
  return {
    choose: (view, seed) => {
      const { seat, legal, chance } = decision(engine, view, seed);
      if (legal.length === 1) return legal[0] as A;
      const deal = engine.determinizer(view);
      const worlds = Array.from({ length: samples }, (_, i) => deal(`${seed} ${i}`));
      const lead = (world: S, action: A): number => {
        const state = engine.clone(world);
        engine.applyInPlace(state, action);
        const totals = engine.scores(state).map(({ total }) => total);
        const others = totals.filter((_, other) => other !== seat);
        return (totals[seat] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
      };
      return best(legal, (action) => worlds.reduce((sum, world) => sum + lead(world, action), 0), chance);
    },
  };
}
