/** Checks the results of hooks, the functions that callers pass to a search. Without checks, a search would silently use invalid values. */
import { deepEqual } from '@ludi-romani/core';
import { refuse } from './options';
import type { Policy } from './playout';

/** Returns `given` if it has `count` numbers from 0 to `most`. Otherwise throws InvalidOptionsError, which names the hook. */
export function checkedNumbers(hook: string, given: readonly number[], count: number, most: number): readonly number[] {
  let isValid = given?.length === count;
  for (let i = 0; isValid && i < count; i++) {
    const number = given[i] as number;
    isValid = Number.isFinite(number) && number >= 0 && number <= most;
  }
  if (isValid) return given;
  const range = Number.isFinite(most) ? `from 0 to ${most}` : 'at least 0';
  const shown = given?.length === undefined ? given : `[${given}]`;
  return refuse(hook, `must return ${count} numbers, ${range}, but returned ${shown}`);
}

/** Returns `policy` with a check: it throws InvalidOptionsError if `policy` returns an action that is not legal. */
export const checkedPolicy =
  <A, S>(policy: Policy<A, S>): Policy<A, S> =>
  (state, seat, legal, chance) => {
    const action = policy(state, seat, legal, chance);
    // an equal copy is valid too, but rare, so the faster check of identity comes first
    if (legal.includes(action) || legal.some((each) => deepEqual(each, action))) return action;
    return refuse('policy', `must return a legal action, but returned ${JSON.stringify(action)}`);
  };
