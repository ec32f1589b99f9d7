import type { Misfit } from './complaints';
import type { Refusal, RefusalCode } from './messages';

export type { Refusal, RefusalCode };

/** Every code a Ludi Romani error can carry. Tell errors by `code`, never by `instanceof`: each bundle has its own classes. */
export type LudiErrorCode =
  | 'invalid-options'
  | 'invalid-components'
  | 'invalid-state'
  | 'invalid-view'
  | 'invalid-viewer'
  | 'invalid-replay'
  | 'invalid-table'
  | 'invalid-time'
  | 'no-answer'
  | 'illegal-action'
  | 'invalid-chance'
  | 'internal';

/** One thing wrong with a value: where (a path such as `players` or `actions[3].card`) and why. */
export interface Problem extends Misfit {
  readonly path: string;
}

/** What is wrong at a path. */
export const problemAt = (path: string, said: string | Misfit): Problem =>
  typeof said === 'string' ? { path, message: said } : { path, ...said };

/** The ancestor of every error this library throws on purpose. */
export class LudiError extends Error {
  readonly code: LudiErrorCode;

  constructor(code: LudiErrorCode, message: string) {
    super(message);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Throws LudiError `invalid-state`: something is not there that is in every sound state. */
export function unsound(message: string): never {
  throw new LudiError('invalid-state', message);
}

/** Returns the error for a position in which `seat` has an open question without a legal answer. No real game comes to one. */
export const noAnswer = (seat: number): LudiError =>
  new LudiError('no-answer', `seat ${seat} must act and has no legal action`);

/** What is wrong, in one line. */
export const sentence = (problems: readonly Problem[]): string =>
  problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ');

/** A value from outside is invalid; `problems` names each bad path. */
export class InvalidValueError extends LudiError {
  readonly problems: readonly Problem[];

  constructor(code: Exclude<LudiErrorCode, 'illegal-action'>, problems: readonly Problem[]) {
    super(code, sentence(problems));
    this.problems = problems;
  }
}

/** Options a game cannot be started with. */
export class InvalidOptionsError extends InvalidValueError {
  constructor(problems: readonly Problem[]) {
    super('invalid-options', problems);
  }
}

/** A draw or roll that is asked for and cannot be, or that a script does not have. */
export class InvalidChanceError extends InvalidValueError {
  constructor(message: string) {
    super('invalid-chance', [{ path: '', message }]);
  }
}

/** An action that is not legal now. Nothing was changed. */
export class IllegalActionError extends LudiError {
  readonly reason: RefusalCode;
  readonly clause: string | null;
  /** the whole answer, as `explain` gives it */
  readonly refusal: Refusal;
  /** the refused action, as it was given */
  readonly action: unknown;

  constructor(refusal: Refusal, action: unknown) {
    super('illegal-action', refusal.clause === null ? refusal.message : `${refusal.clause}: ${refusal.message}`);
    this.reason = refusal.code;
    this.clause = refusal.clause;
    this.refusal = refusal;
    this.action = action;
  }
}
