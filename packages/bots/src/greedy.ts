import { teamTotals } from '@ludi-romani/core';
import { best, decision } from './decision';
import { onlyKnown, whole } from './options';
import { marginOf } from './reward';
import type { Bot, Playable, Sight } from './types';

export interface GreedyOptions {
  /** the number of determinizations on which each action is tried, at least 1; default 4 */
  readonly samples?: number;
}

/**
 * Returns a bot that looks one ply ahead. It chooses the action with the best mean lead of its team by `scores` over the best other
 * team. If there are too many actions to list, it draws 64. All actions are tried on the same determinizations, with the same chance. Throws
 * InvalidOptionsError.
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
        const teams = engine.teams(state);
        const points = engine.scores(state).map(({ total }) => total);
        return marginOf(
          teamTotals(teams, points),
          teams.findIndex((team) => team.includes(seat)),
        );
      };
      return best(legal, (action) => worlds.reduce((sum, world) => sum + lead(world, action), 0), chance);
    },
  };
}
