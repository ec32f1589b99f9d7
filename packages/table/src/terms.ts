/** What a table may be opened with. */
import { type Misfit, misfit, type Problem } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import type { Terms } from './types';

/** Some three years, in milliseconds: correspondence games have clocks, too. */
const LONGEST = 100_000_000_000;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'terms.undo': ['free', 'consent', 'never'],
  'terms.flag': ['nothing', 'end', 'stand-in'],
  'terms.resignation': ['end', 'stand-in'],
  'terms.clock.undo': ['spent', 'returned'],
};

const TIMES: readonly string[] = ['terms.clock.main', 'terms.clock.increment', 'terms.clock.delay'];

/** What is wrong with a field of the terms, by its path, or nothing. */
function wrong(path: string, value: unknown): Misfit | undefined {
  const choices = Object.hasOwn(CHOICES, path) ? CHOICES[path] : undefined;
  if (choices !== undefined)
    return choices.some((choice) => choice === value)
      ? undefined
      : misfit('must be one of {values}', { values: choices });
  if (!TIMES.includes(path)) return { message: 'no such field' };
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LONGEST
    ? undefined
    : misfit('must be a whole number from {min} to {max}', { min: 0, max: LONGEST });
}

/** What is wrong with the names at a table of so many seats, of 1 to 100 characters each, or nothing. */
export const namesProblems = (names: unknown, seats: number): Problem[] =>
  Array.isArray(names) &&
  names.length <= seats &&
  names.every((name) => typeof name === 'string' && name.trim() !== '' && name.length <= 100)
    ? []
    : [{ path: 'names', message: 'must be at most a name for each seat' }];

/** What is wrong with the terms of a table; nothing for sound ones. */
export function termsProblems(given: Terms): Problem[] {
  const { clock, undo, flag, resignation, ...more } = given;
  const fields = Object.entries({ undo, flag, resignation, ...more }).map(
    ([key, value]) => [`terms.${key}`, value] as const,
  );
  if (clock !== null && !isRecord(clock)) return [{ path: 'terms.clock', message: 'must be an object' }];
  const timed = { main: undefined, increment: undefined, delay: undefined, undo: undefined, ...clock };
  const times =
    clock === null ? [] : Object.entries(timed).map(([key, value]) => [`terms.clock.${key}`, value] as const);
  return [...fields, ...times].flatMap(([path, value]) => {
    const said = wrong(path, value);
    return said === undefined ? [] : [{ path: path.slice(0, 40), ...said }];
  });
}
