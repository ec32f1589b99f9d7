import type { Flags, Line, Takes, ValuesOf } from '../flags';
import type { Io } from '../io';

/** A command, all that is said of it included. */
export interface Command {
  /** one line for the list of commands */
  readonly summary: string;
  /** how it is called: its arguments, and the flags that it does not do without */
  readonly forms: readonly [string, ...string[]];
  /** what its arguments are */
  readonly takes?: Takes;
  /** paragraphs, wrapped where they are shown; what begins with a space stays as it is */
  readonly about: readonly string[];
  readonly flags: Flags;
  /** whether it also takes the options of the game as flags */
  readonly gameOptions?: true;
  /** paragraphs below the flags */
  readonly notes?: readonly string[];
  /** Answers with the exit status; throws a `Failure` to end with a message. */
  run(line: Line, io: Io): Promise<number>;
}

/** Declares a command: `run` is told the types of its flags. */
export const command = <const F extends Flags>(
  declared: Omit<Command, 'flags' | 'run'> & {
    readonly flags: F;
    run(line: { readonly values: ValuesOf<F>; readonly positionals: readonly string[] }, io: Io): Promise<number>;
  },
): Command =>
  // what it is given is what `parseLine` makes of these flags
  declared as unknown as Command;
