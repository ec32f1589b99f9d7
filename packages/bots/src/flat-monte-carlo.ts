import { BUDGET, type Budget } from './budget';
import { best } from './decision';
import { onlyKnown } from './options';
import { byScores, paidBy, playOn } from './playout';
import { searcher } from './thinking';
import type { Playable, Searcher, Sight } from './types';

/**
 * Tries the legal actions in turn, each followed by a random playout, and takes the one with the best mean. In one round all
 * actions are tried on the same determinization.
 */
export function flatMonteCarlo<V extends Sight, A, S>(engine: Playable<V, A, S>, budget: Budget): Searcher<V, A> {
  onlyKnown(budget, BUDGET);
  const evaluate = byScores(engine);
  return searcher(engine, budget, {
    begin(view, seed, { seat, legal, chance }) {
      const tries = legal.map((action) => ({ action, visits: 0, total: 0 }));
      // with less than a round, those that are tried are no worse than a random pick
      const order = chance.shuffle(tries);
      const deal = engine.determinizer(view);
      return {
        iterate(iteration) {
          const round = Math.floor(iteration / order.length);
          const tried = order[iteration % order.length] as (typeof order)[number];
          const state = deal(`${seed} ${round}`);
          engine.applyInPlace(state, tried.action);
          playOn(engine, state, chance, Number.POSITIVE_INFINITY);
          tried.total += paidBy(engine, state, evaluate)[seat] ?? 0;
          tried.visits++;
        },
        findings: () =>
          tries.map(({ action, visits, total }) => ({ action, visits, value: visits === 0 ? 0.5 : total / visits })),
      };
    },
    take(findings, chance) {
      const seen = findings.filter(({ visits }) => visits > 0);
      return best(seen.length > 0 ? seen : findings, ({ value }) => value, chance);
    },
  });
}
