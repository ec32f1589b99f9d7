/** Validation of the terms and names of a table. */
import { type Misfit, misfit, type Problem } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import type { Terms } from './types';

/** About three years, in milliseconds. Correspondence games have clocks, too. */
export const LONGEST = 100_000_000_000;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'terms.undo': ['free', 'consent', 'never'],
  'terms.flag': ['nothing', 'end', 'stand-in'],
  'terms.resignation': ['end', 'stand-in'],
};

const TIMES: readonly string[] = ['terms.clock.main', 'terms.clock.increment', 'terms.clock.delay'];

/** Returns the problem of the field at `path`, or `undefined` if its value is valid. */
function fieldProblem(path: string, value: unknown): Misfit | undefined {
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

/** The character that asks for an emoji in color: it is invisible, but part of visible ones. */
const COLORED = '\uFE0F';
/** A character that is invisible or changes the direction of writing, or a line break. */
const UNSEEN = /(?!\uFE0F)[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/u;
/** Returns a name as people compare it. */
const folded = (name: string): string => name.replaceAll(COLORED, '').normalize('NFKC').toLowerCase();

/** True if a value is a name: 1 to 100 characters, all visible or single spaces, and not only marks. */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= 100 &&
  !UNSEEN.test(name) &&
  !/^\s|\s\s|\s$/.test(name) &&
  /[\p{L}\p{N}\p{S}\p{P}]/u.test(name);

/** True if no two names look the same. */
export const areDistinct = (names: readonly string[]): boolean => new Set(names.map(folded)).size === names.length;

/** Returns the problem of the names at a table with that number of seats, or an empty list if they are valid. */
export const namesProblems = (names: unknown, seats: number): Problem[] =>
  Array.isArray(names) && names.length <= seats && names.every(isName) && areDistinct(names)
    ? []
    : [
        {
          path: 'names',
          message: 'must be a list of different names of 1 to 100 visible characters, at most one for each seat',
        },
      ];

/** Returns the problems of the terms of a table, or an empty list if they are valid. */
export function termsProblems(given: Terms): Problem[] {
  const { clock, undo, flag, resignation, ...more } = given;
  const fields = Object.entries({ undo, flag, resignation, ...more }).map(
    ([key, value]) => [`terms.${key}`, value] as const,
  );
  if (clock !== null && !isRecord(clock)) return [{ path: 'terms.clock', message: 'must be an object' }];
  const clockFields = { main: undefined, increment: undefined, delay: undefined, ...clock };
  const times =
    clock === null ? [] : Object.entries(clockFields).map(([key, value]) => [`terms.clock.${key}`, value] as const);
  return [...fields, ...times].flatMap(([path, value]) => {
    const problem = fieldProblem(path, value);
    return problem === undefined ? [] : [{ path: path.slice(0, 40), ...problem }];
  });
}
