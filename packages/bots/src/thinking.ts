/** The stepwise search that all searchers share. */
import { type Chance, clone } from '@ludi-romani/core';
import { type Allowance, allowance, type Budget } from './budget';
import { chanceOf, type Decision, decision, keyOf } from './decision';
import { refuse, whole } from './options';
import type { Finding, Pace, Playable, Searcher, SearchResult, Sight, Thinking, Watch } from './types';

/** A search in progress. */
export interface SearchRun<A> {
  /** Tries one more game. `iteration` counts from 0. */
  iterate(iteration: number): void;
  findings(): readonly Finding<A>[];
}

/** The search of the previous decision, and the chosen action. */
export interface PreviousRun<A> {
  readonly run: SearchRun<A>;
  readonly action: A;
}

/** The part in which searchers differ. */
export interface Method<V, A> {
  /** Returns a new run, which may reuse parts of the previous one. */
  begin(view: V, seed: string, decision: Decision<A>, previous: PreviousRun<A> | undefined): SearchRun<A>;
  /** Returns the finding whose action is chosen. If several are equal, `chance` picks one. */
  take(findings: readonly Finding<A>[], chance: Chance): Finding<A>;
}

/** The default of `Watch.every`. */
const DEFAULT_EVERY = 100;

/** Returns a searcher that uses the given method. Throws InvalidOptionsError for an invalid budget. */
export function searcher<V extends Sight, A, S>(
  engine: Playable<V, A, S>,
  budget: Budget,
  { begin, take }: Method<V, A>,
): Searcher<V, A> {
  const startBudget = allowance(budget);
  const runs = new WeakMap<Thinking<A>, SearchRun<A>>();
  const previousRun = (thinking: Thinking<A> | undefined): PreviousRun<A> | undefined => {
    const run = thinking && runs.get(thinking);
    return thinking && run && { run, action: thinking.result().action };
  };

  const startThinking = (view: V, seed: string, after?: Thinking<A>): Thinking<A> => {
    const open = decision(engine, view, seed);
    const run = begin(view, seed, open, previousRun(after));
    const kept = after === undefined ? 0 : run.findings().reduce((sum, { visits }) => sum + visits, 0);
    let iterations = 0;
    const result = (): SearchResult<A> => {
      const findings = run.findings();
      const { action } = take(findings, open.sameChance());
      return { action, iterations, findings, ...(open.isSample && { isSample: true }) };
    };
    // if there is only one legal action, no iteration is allowed and the clock is not even read
    const mayContinue: Allowance = open.legal.length > 1 ? startBudget(result) : () => false;
    let isOpen = true;
    const thinking: Thinking<A> = {
      kept,
      run(most) {
        for (let left = most; left > 0 && isOpen; left--) {
          isOpen = mayContinue();
          if (isOpen) run.iterate(iterations++);
        }
        return isOpen;
      },
      result,
    };
    runs.set(thinking, run);
    return thinking;
  };
  /** Starts a search on a copy of the view, because the caller may change the view before the search continues. */
  const think: typeof startThinking = (view, seed, after) => startThinking(clone(view) as V, seed, after);

  /** Runs the search up to the next check of the signal. Returns true if the search can continue. */
  const runInterval = (thinking: Thinking<A>, { signal, onProgress, every = DEFAULT_EVERY }: Watch<A>): boolean => {
    if (signal?.aborted === true || !thinking.run(every)) return false;
    onProgress?.(thinking.result());
    return true;
  };
  const search = (view: V, seed: string, watch?: Watch<A>): SearchResult<A> => {
    if (watch?.every !== undefined) whole('every', watch.every, 1);
    const thinking = startThinking(view, seed);
    if (watch === undefined) thinking.run(Number.POSITIVE_INFINITY);
    else while (runInterval(thinking, watch));
    return thinking.result();
  };
  return {
    think,
    search,
    async searchAsync(view, seed, pace: Pace<A>) {
      if (pace.every !== undefined) whole('every', pace.every, 1);
      const thinking = think(view, seed);
      while (runInterval(thinking, pace)) await pace.pause();
      return thinking.result();
    },
    choose: (view, seed) => search(view, seed).action,
    merge(results, seed) {
      const [first, ...others] = results;
      if (first === undefined) return refuse('results', 'must not be empty');
      const merged = new Map(first.findings.map((finding) => [keyOf(finding.action as object), finding]));
      others.forEach((other, i) => {
        if (!(first.isSample && other.isSample) && actionsKey(other) !== actionsKey(first))
          refuse(`results[${i + 1}]`, 'must have the same actions as the first result');
        for (const finding of other.findings) {
          const key = keyOf(finding.action as object);
          const before = merged.get(key);
          merged.set(key, before === undefined ? finding : mergedFinding(before, finding));
        }
      });
      const findings = [...merged.values()];
      const iterations = results.reduce((sum, each) => sum + each.iterations, 0);
      const { action } = take(findings, chanceOf(seed));
      return { action, iterations, findings, ...(first.isSample && { isSample: true }) };
    },
  };
}

/** Returns the same key for results with the same actions in the same order. */
const actionsKey = ({ findings }: SearchResult<unknown>): string =>
  JSON.stringify(findings.map(({ action }) => action));

/** Merges two findings of one action: adds the visits and averages the values. */
function mergedFinding<A>(one: Finding<A>, other: Finding<A>): Finding<A> {
  if (other.visits === 0) return one;
  if (one.visits === 0) return { ...other, action: one.action };
  const visits = one.visits + other.visits;
  return { action: one.action, visits, value: (one.visits * one.value + other.visits * other.value) / visits };
}
