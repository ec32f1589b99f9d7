/** Checks the results of hooks, the functions that callers pass to a search. Without checks, a search would silently use invalid values. */
import { refuse } from './options';

/** Returns `given` if it has `count` finite numbers from `least` to `most`. Otherwise throws InvalidOptionsError, which names the hook. */
export function checkedNumbers(
  hook: string,
  given: readonly number[],
  count: number,
  least: number,
  most = Number.POSITIVE_INFINITY,
): readonly number[] {
  let isValid = given?.length === count;
  for (let i = 0; isValid && i < count; i++) {
    const number = given[i] as number;
    isValid = Number.isFinite(number) && number >= least && number <= most;
  }
  if (isValid) return given;
  const range = !Number.isFinite(least)
    ? 'finite'
    : Number.isFinite(most)
      ? `from ${least} to ${most}`
      : `at least ${least}`;
  const shown = given?.length === undefined ? given : `[${given}]`;
  return refuse(hook, `must return ${count} ${count === 1 ? 'number' : 'numbers'}, ${range}, but returned ${shown}`);
}
