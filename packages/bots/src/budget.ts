import { InvalidOptionsError } from '@ludi-romani/core';

/** How long a search may go on. Only a budget of iterations alone is reproducible. */
export type Budget =
  | { readonly iterations: number }
  | {
      readonly milliseconds: number;
      /** the only clock that is read: milliseconds that never run backwards, such as `() => performance.now()` */
      readonly clock: () => number;
      /** no more than that many, however slow the clock */
      readonly iterations?: number;
    };

/** A whole number from `least` on, or InvalidOptionsError. */
export function whole(path: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new InvalidOptionsError([{ path, message: `must be a whole number, at least ${least}` }]);
}

/** Checks a budget once; then `start()` begins a search, and the answer tells before each iteration whether there is time for it. */
export function allowance(budget: Budget): () => () => boolean {
  const most = budget.iterations === undefined ? Number.POSITIVE_INFINITY : whole('iterations', budget.iterations, 0);
  if (!('milliseconds' in budget)) {
    return () => {
      let done = 0;
      return () => done++ < most;
    };
  }
  const { milliseconds, clock } = budget;
  if (!(milliseconds >= 0))
    throw new InvalidOptionsError([{ path: 'milliseconds', message: 'must be a number, at least 0' }]);
  return () => {
    const end = clock() + milliseconds;
    let done = 0;
    return () => done++ < most && clock() < end;
  };
}
