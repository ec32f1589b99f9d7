/** A search that can be left and entered again: the same for every searcher. */
import { type Chance, clone } from '@ludi-romani/core';
import { type Allowance, allowance, type Budget } from './budget';
import { chanceOf, type Decision, decision } from './decision';
import { refuse, whole } from './options';
import type { Finding, Pace, Playable, Searcher, SearchResult, Sight, Thinking, Watch } from './types';

/** How a searcher tries: each call of `iterate` tries one game more. */
export interface Trying<A> {
  iterate(iteration: number): void;
  findings(): readonly Finding<A>[];
}

/** What was tried for the decision before, and what was chosen. */
export interface Before<A> {
  readonly trying: Trying<A>;
  readonly action: A;
}

export interface Method<V, A> {
  /** Begins to try. */
  begin(view: V, seed: string, decision: Decision<A>, before: Before<A> | undefined): Trying<A>;
  /** The finding to take; `chance` decides among equals. */
  take(findings: readonly Finding<A>[], chance: Chance): Finding<A>;
}

/** Iterations between two looks at who watches. */
const EVERY = 100;

/** A searcher, from how it tries. */
export function searcher<V extends Sight, A, S>(
  engine: Playable<V, A, S>,
  budget: Budget,
  { begin, take }: Method<V, A>,
): Searcher<V, A> {
  const start = allowance(budget);
  const tried = new WeakMap<Thinking<A>, Trying<A>>();
  const beforeOf = (thinking: Thinking<A> | undefined): Before<A> | undefined => {
    const trying = thinking && tried.get(thinking);
    return thinking && trying && { trying, action: thinking.result().action };
  };

  const begun = (view: V, seed: string, after?: Thinking<A>): Thinking<A> => {
    const open = decision(engine, view, seed);
    const trying = begin(view, seed, open, beforeOf(after));
    const kept = after === undefined ? 0 : trying.findings().reduce((sum, { visits }) => sum + visits, 0);
    let iterations = 0;
    const result = (): SearchResult<A> => {
      const findings = trying.findings();
      return { action: take(findings, open.sameChance()).action, iterations, findings };
    };
    // the clock is not even read where there is no choice
    const goesOn: Allowance = open.legal.length > 1 ? start(result) : () => false;
    let isOpen = true;
    const thinking: Thinking<A> = {
      kept,
      run(most) {
        for (let left = most; left > 0 && isOpen; left--) {
          isOpen = goesOn();
          if (isOpen) trying.iterate(iterations++);
        }
        return isOpen;
      },
      result,
    };
    tried.set(thinking, trying);
    return thinking;
  };
  /** Of a view of its own: by the time that it goes on, a game played in place may have changed the one that was handed in. */
  const think: typeof begun = (view, seed, after) => begun(clone(view) as V, seed, after);

  /** Runs up to the next look, and answers whether there is more to do. */
  const stride = (thinking: Thinking<A>, { signal, onProgress, every = EVERY }: Watch<A>): boolean => {
    if (signal?.aborted === true || !thinking.run(every)) return false;
    onProgress?.(thinking.result());
    return true;
  };
  const search = (view: V, seed: string, watch?: Watch<A>): SearchResult<A> => {
    if (watch?.every !== undefined) whole('every', watch.every, 1);
    const thinking = begun(view, seed);
    if (watch === undefined) thinking.run(Number.POSITIVE_INFINITY);
    else while (stride(thinking, watch));
    return thinking.result();
  };
  return {
    think,
    search,
    async searchAsync(view, seed, pace: Pace<A>) {
      if (pace.every !== undefined) whole('every', pace.every, 1);
      const thinking = think(view, seed);
      while (stride(thinking, pace)) await pace.pause();
      return thinking.result();
    },
    choose: (view, seed) => search(view, seed).action,
    merge(results, seed) {
      const [first, ...others] = results;
      if (first === undefined) return refuse('results', 'must not be empty');
      const actions = actionsOf(first);
      others.forEach((other, i) => {
        if (actionsOf(other) !== actions)
          refuse(`results[${i + 1}]`, 'must have the actions of the first: it is of another view');
      });
      const findings = first.findings.map((finding, i) =>
        others.reduce((sum, { findings }) => both(sum, findings[i] as Finding<A>), finding),
      );
      const iterations = results.reduce((sum, each) => sum + each.iterations, 0);
      return { action: take(findings, chanceOf(seed)).action, iterations, findings };
    },
  };
}

/** What was chosen from, as the tree tells actions apart. */
const actionsOf = ({ findings }: SearchResult<unknown>): string => JSON.stringify(findings.map(({ action }) => action));

/** Two findings about one action as one. */
function both<A>(one: Finding<A>, other: Finding<A>): Finding<A> {
  if (other.visits === 0) return one;
  if (one.visits === 0) return { ...other, action: one.action };
  const visits = one.visits + other.visits;
  return { action: one.action, visits, value: (one.visits * one.value + other.visits * other.value) / visits };
}
