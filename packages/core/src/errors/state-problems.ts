/** What is wrong with a state: how a game's invariants tell it. */
import type { Problem } from './errors';

/** Something about a state that no game comes to. */
export interface StateProblem extends Problem {
  /** whether a puzzle may have it so: a card or tile is nowhere */
  readonly puzzle: boolean;
}

/** What a check finds: a sentence, or more than that where it knows more. */
export type Flaw = string | (Partial<StateProblem> & Pick<Problem, 'message'>);

/** A card or tile that is not there as often as it should be: a puzzle may leave it out, but not have it twice. */
export const miscounted = (message: string, there: number, due: number): Flaw => ({ message, puzzle: there < due });

/** Something wrong with that part of a state. */
export const wrongAt = (path: string, message: string): Flaw => ({ path, message });

/** Checks of a state, each with the part of it that it is about. */
export type Checks<Asked extends readonly unknown[]> = readonly (readonly [
  path: string,
  check: (...asked: Asked) => Iterable<Flaw>,
])[];

/** All that the checks find, in their order. */
export const problemsFound = <Asked extends readonly unknown[]>(
  checks: Checks<Asked>,
  ...asked: Asked
): StateProblem[] =>
  checks.flatMap(([path, check]) =>
    [...check(...asked)].map((flaw) => ({
      path,
      puzzle: false,
      ...(typeof flaw === 'string' ? { message: flaw } : flaw),
    })),
  );
