import type { Io } from '../io';

export interface Command {
  /** one line for the list of commands */
  readonly summary: string;
  /** what `ludi help COMMAND` says */
  readonly help: string;
  /** Answers with the exit status; throws a `Failure` to end with a message. */
  run(args: readonly string[], io: Io): Promise<number>;
}
