import { callable, nonNegative, refuse, whole } from './options';
import type { SearchResult } from './types';

/** The limits of a search. A search without a clock is reproducible. */
export type Budget = {
  /**
   * Returns true to end the search early. It is called after every 16 iterations. `most` is the iteration limit, `Infinity` if only the clock
   * ends the search. You can pass `decided`, which ends a search whose result cannot change any more.
   */
  readonly enough?: (soFar: SearchResult<unknown>, most: number) => boolean;
} & (
  | { readonly iterations: number }
  | {
      readonly milliseconds: number;
      /** returns milliseconds that never decrease, such as `() => performance.now()`. The search reads no other clock. */
      readonly clock: () => number;
      /** the largest number of iterations, even if there is time left */
      readonly iterations?: number;
    }
);

/** The names of all fields of a budget. */
export const BUDGET_FIELDS: readonly string[] = ['iterations', 'milliseconds', 'clock', 'enough'];

/** An unchecked budget: JavaScript callers may leave out fields. */
interface UncheckedBudget extends Pick<Budget, 'enough'> {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly clock?: () => number;
}

/** A function that returns true if the budget allows another iteration. It is called before each iteration. */
export type Allowance = () => boolean;

/** The number of iterations between two calls of `enough`. */
const ENOUGH_INTERVAL = 16;

/** Checks a budget. Each call of the returned function starts a search; `soFar` must return its findings. Throws InvalidOptionsError. */
export function allowance(budget: Budget): (soFar: () => SearchResult<unknown>) => Allowance {
  const { iterations, milliseconds, clock, enough }: UncheckedBudget = budget;
  const most = iterations === undefined ? Number.POSITIVE_INFINITY : whole('iterations', iterations, 0);
  if (milliseconds === undefined) {
    if (iterations === undefined) refuse('iterations', 'is required unless milliseconds and clock are given');
  } else {
    nonNegative('milliseconds', milliseconds);
    if (clock === undefined) refuse('clock', 'is required with milliseconds');
  }
  callable('clock', clock);
  callable('enough', enough);
  const timed = 'milliseconds' in budget && milliseconds !== undefined ? budget : undefined;
  return (soFar) => {
    const end = timed === undefined ? 0 : timed.clock() + timed.milliseconds;
    let done = 0;
    return () => {
      if (done >= most || (timed !== undefined && timed.clock() >= end)) return false;
      if (enough !== undefined && done > 0 && done % ENOUGH_INTERVAL === 0 && enough(soFar(), most)) return false;
      done++;
      return true;
    };
  };
}

/**
 * Returns true if the most visited action stays the most visited one, however the iterations that are left are spent. Use `decided` as
 * `enough` of a search that chooses the most visited action, such as `ismcts`.
 */
export function decided({ findings, iterations }: SearchResult<unknown>, most: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of findings) {
    if (visits > first) [first, second] = [visits, first];
    else second = Math.max(second, visits);
  }
  return first - second > most - iterations;
}
