/** The stepwise search that all searchers share. */
import { type Chance, clone, type Seat } from '@ludi-romani/core';
import { type Allowance, allowance, type Budget } from './budget';
import { chanceOf, type Decision, decision, keyOf } from './decision';
import { refuse, whole } from './options';
import type { Verdict } from './reward';
import { added, count, findingOf, newTally, tallyOf } from './tally';
import type {
  Compared,
  Expected,
  Finding,
  Pace,
  Playable,
  Searcher,
  SearchResult,
  Sight,
  Thinking,
  Watch,
} from './types';

/** A search in progress. */
export interface SearchRun<V, A> {
  /** Tries one more game. `iteration` counts from 0. */
  iterate(iteration: number): void;
  findings(): readonly Finding<A>[];
  line(action: A): readonly Expected<V, A>[];
}

/** One try of an action. */
interface Try {
  readonly verdict: Verdict;
  /** Plays the game on to its end, and returns the points of the searcher by row. */
  rows(): Readonly<Record<string, number>>;
}

/** The search of the previous decision, and the chosen action. */
export interface PreviousRun<V, A> {
  readonly run: SearchRun<V, A>;
  readonly action: A;
}

/** The part in which searchers differ. */
export interface Method<V, A> {
  /** Returns a new run, which may reuse parts of the previous one. */
  begin(view: V, seed: string, decision: Decision<A>, previous: PreviousRun<V, A> | undefined): SearchRun<V, A>;
  /** Returns a function that tries a legal action of the searcher. Tries with the same `round` are in the same deal. */
  comparing(view: V, seed: string, seat: Seat): (action: A, round: number) => Try;
  /** Returns the finding whose action is chosen. If several are equal, `chance` picks one. */
  take(findings: readonly Finding<A>[], chance: Chance): Finding<A>;
}

/** The default of `Watch.every`. */
const DEFAULT_EVERY = 100;

/** The number of tries of each action in a comparison that are played on to the end of the game. */
const PLAYED_OUT = 64;

/** Returns a searcher that uses the given method. Throws InvalidOptionsError for an invalid budget. */
export function searcher<V extends Sight, A, S>(
  engine: Playable<V, A, S>,
  budget: Budget,
  { begin, comparing, take }: Method<V, A>,
): Searcher<V, A> {
  const startBudget = allowance(budget);
  const runs = new WeakMap<Thinking<V, A>, SearchRun<V, A>>();
  const previousRun = (thinking: Thinking<V, A> | undefined): PreviousRun<V, A> | undefined => {
    const run = thinking && runs.get(thinking);
    return thinking && run && { run, action: thinking.result().action };
  };

  const startThinking = (view: V, seed: string, after?: Thinking<V, A>): Thinking<V, A> => {
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
    const thinking: Thinking<V, A> = {
      kept,
      run(most) {
        for (let left = most; left > 0 && isOpen; left--) {
          isOpen = mayContinue();
          if (isOpen) run.iterate(iterations++);
        }
        return isOpen;
      },
      result,
      line: (action) => run.line(action),
    };
    runs.set(thinking, run);
    return thinking;
  };
  /** Starts a search on a copy of the view, because the caller may change the view before the search continues. */
  const think: typeof startThinking = (view, seed, after) => startThinking(clone(view) as V, seed, after);

  /** Runs the search up to the next check of the signal. Returns true if the search can continue. */
  const runInterval = (thinking: Thinking<V, A>, { signal, onProgress, every = DEFAULT_EVERY }: Watch<A>): boolean => {
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
    compare(view, seed, actions, tries) {
      whole('tries', tries, 1);
      const { seat } = decision(engine, view, seed);
      actions.forEach((action, i) => {
        if (!engine.explain(view, action).legal) refuse(`actions[${i}]`, 'must be legal');
      });
      return compared(comparing(view, seed, seat), actions, tries);
    },
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

/** Merges two findings of one action. */
const mergedFinding = <A>(one: Finding<A>, other: Finding<A>): Finding<A> =>
  findingOf(one.action, added(tallyOf(one), tallyOf(other)));

/** Tries each of `actions` in the same deals. */
function compared<A>(attempt: (action: A, round: number) => Try, actions: readonly A[], tries: number): Compared<A>[] {
  const sums = actions.map(() => ({ tally: newTally(), gain: 0, squares: 0, rows: new Map<string, number>() }));
  const played = Math.min(tries, PLAYED_OUT);
  for (let round = 0; round < tries; round++) {
    let first: number | undefined;
    for (const [i, sum] of sums.entries()) {
      const { verdict, rows } = attempt(actions[i] as A, round);
      count(sum.tally, verdict);
      first ??= verdict.reward;
      const gain = verdict.reward - first;
      sum.gain += gain;
      sum.squares += gain * gain;
      if (round >= played) continue;
      for (const [row, points] of Object.entries(rows())) sum.rows.set(row, (sum.rows.get(row) ?? 0) + points / played);
    }
  }
  return sums.map(({ tally, gain: total, squares, rows }, i) => {
    const gain = total / tries;
    const error = Math.sqrt(Math.max(0, squares / tries - gain * gain) / tries);
    return { ...findingOf(actions[i] as A, tally), gain, error, rows: Object.fromEntries(rows) };
  });
}
