import { InvalidOptionsError } from '@ludi-romani/core';
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

/** A whole number from `least` on, or InvalidOptionsError. */
export function whole(path: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new InvalidOptionsError([{ path, message: `must be a whole number, at least ${least}` }]);
}

/** Whether there is time for an iteration more: asked before each. */
export type Allowance = () => boolean;

/** Iterations between two questions whether it is enough. */
const OFTEN = 16;

/** Checks a budget once; then each call begins a search, whose findings so far are handed in. */
export function allowance(budget: Budget): (soFar: () => SearchResult<unknown>) => Allowance {
  const { iterations, enough } = budget;
  const most = iterations === undefined ? Number.POSITIVE_INFINITY : whole('iterations', iterations, 0);
  const timed = 'milliseconds' in budget ? budget : undefined;
  if (timed !== undefined && !(timed.milliseconds >= 0))
    throw new InvalidOptionsError([{ path: 'milliseconds', message: 'must be a number, at least 0' }]);
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
