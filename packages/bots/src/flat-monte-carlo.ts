import { BUDGET_FIELDS, type Budget } from './budget';
import { best, chanceOf } from './decision';
import { onlyKnown } from './options';
import { judge, playOn } from './playout';
import type { Verdict } from './reward';
import { count, findingOf, newTally } from './tally';
import { searcher } from './thinking';
import type { Playable, Searcher, Sight } from './types';

/**
 * Returns a bot that tries the legal actions in turn, each followed by a random playout, and chooses the one with the best mean reward. If there
 * are too many actions to list, it draws 64. In each round all actions are tried on the same determinization. Throws InvalidOptionsError.
 */
export function flatMonteCarlo<V extends Sight, A, S>(engine: Playable<V, A, S>, budget: Budget): Searcher<V, A> {
  onlyKnown(budget, BUDGET_FIELDS);
  const verdictsOf = judge(engine);
  return searcher(engine, budget, {
    begin(view, seed, { seat, legal, chance }) {
      const tries = legal.map((action) => ({ action, tally: newTally() }));
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
          count(current.tally, verdictsOf(state)[seat] as Verdict);
        },
        findings: () => tries.map(({ action, tally }) => findingOf(action, tally)),
        line: (action) => [{ view, action }],
      };
    },
    comparing(view, seed, seat) {
      const deal = engine.determinizer(view);
      return (action, round) => {
        const state = deal(`${seed} ${round}`);
        engine.applyInPlace(state, action);
        playOn(engine, state, chanceOf(`${seed} ${round}`), Number.POSITIVE_INFINITY);
        return { verdict: verdictsOf(state)[seat] as Verdict, rows: () => engine.scores(state)[seat]?.rows ?? {} };
      };
    },
    take(findings, chance) {
      const tried = findings.filter(({ visits }) => visits > 0);
      return best(tried.length > 0 ? tried : findings, ({ value }) => value, chance);
    },
  });
}
