import { allowance, type Budget } from './budget';
import { best, decision } from './decision';
import { playout } from './playout';
import type { Playable, Searcher, Sight } from './types';

/**
 * Tries the legal actions in turn, each followed by a random playout, and takes the one with the best mean. In one round all
 * actions are tried on the same determinization.
 */
export function flatMonteCarlo<V extends Sight, A, S, D>(engine: Playable<V, A, S, D>, budget: Budget): Searcher<V, A> {
  const start = allowance(budget);
  const search: Searcher<V, A>['search'] = (view, seed) => {
    const { seat, legal, chance } = decision(engine, view, seed);
    const tries = legal.map((action) => ({ action, visits: 0, total: 0 }));
    // with less than a round, those that are tried are no worse than a random pick
    const order = chance.shuffle(tries);
    let iterations = 0;
    // the clock is not even read where there is no choice
    const goOn = legal.length > 1 ? start() : () => false;
    while (goOn()) {
      const round = Math.floor(iterations / order.length);
      const tried = order[iterations % order.length];
      if (tried === undefined) break;
      const state = engine.clone(engine.determinize(view, `${seed} ${round}`));
      engine.applyInPlace(state, tried.action);
      tried.total += playout(engine, state, chance)[seat] ?? 0;
      tried.visits++;
      iterations++;
    }
    const findings = tries.map(({ action, visits, total }) => ({
      action,
      visits,
      value: visits === 0 ? 0.5 : total / visits,
    }));
    const seen = findings.filter(({ visits }) => visits > 0);
    const { action } = best(seen.length > 0 ? seen : findings, ({ value }) => value, chance);
    return { action, iterations, findings };
  };
  return { search, choose: (view, seed) => search(view, seed).action };
}
