/** Problems of a state, as the invariants of a game report them. */
import type { Problem } from './errors';

/** A problem of a state. No state of a real game has one. */
export interface StateProblem extends Problem {
  /** True if a hand-made puzzle may ignore this problem (a missing card or tile). */
  readonly puzzle: boolean;
}

/** One problem that a check finds: a message, or an object with the message and with a path or `puzzle` that differ from the defaults. */
export type Flaw = string | (Partial<StateProblem> & Pick<Problem, 'message'>);

/** Returns the problem of a card or tile with `there` copies instead of `due` copies. A puzzle may have too few copies, but not too many. */
export const miscounted = (message: string, there: number, due: number): Flaw => ({ message, puzzle: there < due });

/** Returns a problem of the part of a state at `path`. */
export const wrongAt = (path: string, message: string): Flaw => ({ path, message });

/** The checks of a state, each with the path of the part that it checks. */
export type Checks<Asked extends readonly unknown[]> = readonly (readonly [
  path: string,
  check: (...asked: Asked) => Iterable<Flaw>,
])[];

/**
 * Calls each check of a stage with `asked`. Returns all problems of the first stage that has any, in the order of the checks. The
 * checks of a later stage may rely on those of earlier stages. A problem without a path gets the path of its check.
 */
export function problemsFound<Asked extends readonly unknown[]>(
  stages: readonly Checks<Asked>[],
  ...asked: Asked
): StateProblem[] {
  for (const checks of stages) {
    const found = checks.flatMap(([path, check]) =>
      [...check(...asked)].map((flaw) => ({
        path,
        puzzle: false,
        ...(typeof flaw === 'string' ? { message: flaw } : flaw),
      })),
    );
    if (found.length > 0) return found;
  }
  return [];
}
