/** Hooks, held to what they promise: a search believes what it is told, and would find nonsense without a word. */
import { deepEqual } from '@ludi-romani/core';
import { refuse } from './options';
import type { Policy } from './playout';

/** As many numbers as a hook is asked for, from 0 to `most`. */
export function numbers(hook: string, given: readonly number[], count: number, most: number): readonly number[] {
  let fits = given?.length === count;
  for (let i = 0; fits && i < count; i++) {
    const number = given[i] as number;
    fits = Number.isFinite(number) && number >= 0 && number <= most;
  }
  if (fits) return given;
  const range = Number.isFinite(most) ? `from 0 to ${most}` : 'at least 0';
  const told = given?.length === undefined ? given : `[${given}]`;
  return refuse(hook, `must give ${count} numbers, ${range}, and gave ${told}`);
}

/** A policy that takes what there is to choose from. */
export const fair =
  <A, S>(policy: Policy<A, S>): Policy<A, S> =>
  (state, seat, legal, chance) => {
    const action = policy(state, seat, legal, chance);
    // a copy is as good, and seldom given
    if (legal.includes(action) || legal.some((each) => deepEqual(each, action))) return action;
    return refuse('policy', `must give one of the legal actions, and gave ${JSON.stringify(action)}`);
  };
