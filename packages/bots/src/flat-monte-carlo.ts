import { BUDGET_FIELDS, type Budget } from './budget';
import { best } from './decision';
import { onlyKnown } from './options';
import { byScores, playOn, playoutRewards } from './playout';
import { searcher } from './thinking';
import type { Playable, Searcher, Sight } from './types';

/**
 * Returns a bot that tries the legal actions in turn, each followed by a random playout, and chooses the one with the best mean reward. If there
 * are too many actions to list, it draws 64. In each round all actions are tried on the same determinization. Throws InvalidOptionsError.
 */
export function flatMonteCarlo<V extends Sight, A, S>(engine: Playable<V, A, S>, budget: Budget): Searcher<V, A> {
  onlyKnown(budget, BUDGET_FIELDS);
  const evaluate = byScores(engine);
  return searcher(engine, budget, {
    begin(view, seed, { seat, legal, chance }) {
      const tries = legal.map((action) => ({ action, visits: 0, total: 0 }));
      // a random order, so that a budget of less than a round tries a random selection of the actions
      const order = chance.shuffle(tries);
      const deal = engine.determinizer(view);
      return {
        iterate(iteration) {
          const round = Math.floor(iteration / order.length);
          const current = order[iteration % order.length] as (typeof order)[number];
          const state = deal(`${seed} ${round}`);
          engine.applyInPlace(state, current.action);
          playOn(engine, state, chance, Number.POSITIVE_INFINITY);
          current.total += playoutRewards(engine, state, evaluate)[seat] ?? 0;
          current.visits++;
        },
        findings: () =>
          tries.map(({ action, visits, total }) => ({ action, visits, value: visits === 0 ? 0.5 : total / visits })),
      };
    },
    take(findings, chance) {
      const tried = findings.filter(({ visits }) => visits > 0);
      return best(tried.length > 0 ? tried : findings, ({ value }) => value, chance);
    },
  });
}
