import { callable, nonNegative, refuse, whole } from './options';
import type { SearchResult } from './types';

/** How long a search may go on. Without a clock it is reproducible. */
export type Budget = {
  /**
   * Whether what was found so far is enough, asked now and then; `most` is how many iterations the budget has, `Infinity` where only the
   * clock ends it. `decided` ends a search once no other action could be tried as often as the best.
   */
  readonly enough?: (soFar: SearchResult<unknown>, most: number) => boolean;
} & (
  | { readonly iterations: number }
  | {
      readonly milliseconds: number;
      /** the only clock that is read: milliseconds that never run backwards, such as `() => performance.now()` */
      readonly clock: () => number;
      /** no more than that many, however slow the clock */
      readonly iterations?: number;
    }
);

/** The names of all that a budget may have. */
export const BUDGET: readonly string[] = ['iterations', 'milliseconds', 'clock', 'enough'];

/** A budget whose parts may be missing, as whoever writes JavaScript may hand it in. */
interface AnyBudget extends Pick<Budget, 'enough'> {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly clock?: () => number;
}

/** Whether there is time for an iteration more: asked before each. */
export type Allowance = () => boolean;

/** Iterations between two questions whether it is enough. */
const OFTEN = 16;

/** Checks a budget once; then each call begins a search, whose findings so far are handed in. */
export function allowance(budget: Budget): (soFar: () => SearchResult<unknown>) => Allowance {
  const { iterations, milliseconds, clock, enough }: AnyBudget = budget;
  const most = iterations === undefined ? Number.POSITIVE_INFINITY : whole('iterations', iterations, 0);
  if (milliseconds === undefined) {
    if (iterations === undefined) refuse('iterations', 'must be there, or milliseconds and a clock');
  } else {
    nonNegative('milliseconds', milliseconds);
    if (clock === undefined) refuse('clock', 'must be there: bots have none of their own');
  }
  callable('clock', clock);
  callable('enough', enough);
  const timed = 'milliseconds' in budget && milliseconds !== undefined ? budget : undefined;
  return (soFar) => {
    const end = timed === undefined ? 0 : timed.clock() + timed.milliseconds;
    let done = 0;
    return () => {
      if (done >= most || (timed !== undefined && timed.clock() >= end)) return false;
      if (enough !== undefined && done > 0 && done % OFTEN === 0 && enough(soFar(), most)) return false;
      done++;
      return true;
    };
  };
}

/** Whether no other action can still be tried as often as the one tried most: `enough` for a search that takes that one. */
export function decided({ findings, iterations }: SearchResult<unknown>, most: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of findings) {
    if (visits > first) [first, second] = [visits, first];
    else second = Math.max(second, visits);
  }
  return first - second > most - iterations;
}
