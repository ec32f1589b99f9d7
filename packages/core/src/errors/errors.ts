import type { Misfit, Refusal, RefusalCode } from './messages';

export type { Refusal, RefusalCode };

const CODES = [
  'invalid-options',
  'invalid-components',
  'invalid-state',
  'invalid-view',
  'invalid-viewer',
  'invalid-replay',
  'invalid-table',
  'invalid-time',
  'no-answer',
  'too-many',
  'illegal-action',
  'invalid-chance',
  'internal',
] as const;

/** The codes of Ludi Romani errors. Compare codes, never use `instanceof`: each bundle has another copy of the classes. */
export type LudiErrorCode = (typeof CODES)[number];

/** Returns the code of an error that this library threw, from whichever bundle; `undefined` for any other value. */
export const codeOf = (error: unknown): LudiErrorCode | undefined =>
  error instanceof Error && 'code' in error ? CODES.find((code) => code === error.code) : undefined;

/** A problem of a value from outside: a message, and the path of the invalid part. */
export interface Problem extends Misfit {
  /** such as `players` or `actions[3].card`; empty for the value as a whole */
  readonly path: string;
}

/** Returns the problem at a path. */
export const problemAt = (path: string, said: string | Misfit): Problem =>
  typeof said === 'string' ? { path, message: said } : { path, ...said };

/** The base class of all errors that this library throws on purpose. */
export class LudiError extends Error {
  readonly code: LudiErrorCode;

  constructor(code: LudiErrorCode, message: string) {
    super(message);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Throws LudiError `invalid-state`: the state lacks something that every valid state has. */
export function invalidState(message: string): never {
  throw new LudiError('invalid-state', message);
}

/** Returns the error for a position in which `seat` has an open question without a legal answer. No real game reaches one. */
export const noAnswer = (seat: number): LudiError =>
  new LudiError('no-answer', `seat ${seat} must act and has no legal action`);

/** Returns the error for listing more possible answers than anybody should list. */
export const tooMany = (count: number): LudiError =>
  new LudiError(
    'too-many',
    `${count} possible answers are too many to list: draw one with randomAction, judge one with explain, or show menu`,
  );

/** Returns all problems in one line. */
export const sentence = (problems: readonly Problem[]): string =>
  problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ');

/** The error for an untrusted value that is invalid. `problems` names each invalid path. */
export class InvalidValueError extends LudiError {
  readonly problems: readonly Problem[];

  constructor(code: Exclude<LudiErrorCode, 'illegal-action'>, problems: readonly Problem[]) {
    super(code, sentence(problems));
    this.problems = problems;
  }
}

/** The error for invalid options of a new game. */
export class InvalidOptionsError extends InvalidValueError {
  constructor(problems: readonly Problem[]) {
    super('invalid-options', problems);
  }
}

/** The error for a draw, roll or shuffle that is impossible, or that differs from the next outcome of a script. */
export class InvalidChanceError extends InvalidValueError {
  constructor(message: string) {
    super('invalid-chance', [{ path: '', message }]);
  }
}

/** The error for an action that is not legal now. The state is unchanged. */
export class IllegalActionError extends LudiError {
  readonly reason: RefusalCode;
  readonly clause: string | null;
  /** the verdict of `explain` */
  readonly refusal: Refusal;
  /** the refused action, untrusted, as the caller passed it */
  readonly action: unknown;

  constructor(refusal: Refusal, action: unknown) {
    super('illegal-action', refusal.clause === null ? refusal.message : `${refusal.clause}: ${refusal.message}`);
    this.reason = refusal.code;
    this.clause = refusal.clause;
    this.refusal = refusal;
    this.action = action;
  }
}
