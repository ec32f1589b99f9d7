/** A search that can be left and entered again: the same for every searcher. */
import type { Budget } from './budget';
import { allowance } from './budget';
import { type Decision, decision } from './decision';
import type { Finding, Playable, Searcher, SearchResult, Sight, Thinking } from './types';

/** How a searcher tries: each call of `iterate` tries one game more. */
export interface Trying<A> {
  iterate(iteration: number): void;
  findings(): readonly Finding<A>[];
  /** the finding to take; `decision.sameChance()` decides among equals */
  take(findings: readonly Finding<A>[]): Finding<A>;
}

/** A searcher, from how it tries. */
export function searcher<V extends Sight, A, S, D>(
  engine: Playable<V, A, S, D>,
  budget: Budget,
  tryings: (view: V, seed: string, decision: Decision<A>) => Trying<A>,
): Searcher<V, A> {
  const start = allowance(budget);
  const think = (view: V, seed: string): Thinking<A> => {
    const open = decision(engine, view, seed);
    const trying = tryings(view, seed, open);
    // the clock is not even read where there is no choice
    const goOn = open.legal.length > 1 ? start() : () => false;
    let iterations = 0;
    let isOpen = true;
    return {
      run(most) {
        for (let left = most; left > 0 && isOpen; left--) {
          isOpen = goOn();
          if (isOpen) trying.iterate(iterations++);
        }
        return isOpen;
      },
      result() {
        const findings = trying.findings();
        return { action: trying.take(findings).action, iterations, findings };
      },
    };
  };
  const search = (view: V, seed: string): SearchResult<A> => {
    const thinking = think(view, seed);
    thinking.run(Number.POSITIVE_INFINITY);
    return thinking.result();
  };
  return { think, search, choose: (view, seed) => search(view, seed).action };
}
