/** Errors that end a command with a message. */

/** Ends the command with a message on stderr and this exit status. */
export class Failure extends Error {
  readonly status: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends Failure {
  override readonly status = 2;
}
