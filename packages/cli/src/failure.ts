/** Errors that end a command with a message. */

/** An error that is reported on stderr. Its `status` is the exit status. */
export class Failure extends Error {
  readonly status: number = 1;
}

/** The error for a mistake in the command line. */
export class UsageError extends Failure {
  override readonly status = 2;
}
