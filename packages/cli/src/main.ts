/** The program without its process: reads the command line, runs a command, returns the exit status. */
import { version } from '../package.json';
import { Command, CommanderError } from './commander';
import { analyse } from './commands/analyse';
import { arena } from './commands/arena';
import { list } from './commands/list';
import { play } from './commands/play';
import { serve } from './commands/serve';
import { show } from './commands/show';
import { verify } from './commands/verify';
import { Failure, UsageError } from './failure';
import { type Io, isClosedPipe, print, reasonOf, tame } from './io';
import { endPrograms } from './program';
import { printable, WIDTH } from './text';

/** The status that a shell reports for a program whose reader went away (128 + SIGPIPE). */
const READER_GONE = 141;

const HINT = 'Add --help for more.\n';

const STATUS = `
Exit status: 0 all good, 1 something is bad, 2 the command line is wrong,
             3 the referee itself failed.`;

async function run(argv: readonly string[], io: Io): Promise<number> {
  let status = 0;
  let out = '';
  let err = '';
  const ludi = new Command('ludi')
    .description('Plays, shows, analyses and verifies games of the Ludi Romani rules engines.')
    .version(version, '--version', 'print the version')
    .enablePositionalOptions()
    .addHelpText('after', STATUS)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        out += text;
      },
      writeErr: (text) => {
        err += text;
      },
      outputError: (text, write) => {
        // the text may quote an argument, and a suggestion is a line of its own
        const lines = text
          .replace(/^error: /, '')
          .trimEnd()
          .split('\n');
        write(`ludi: ${lines.map((line) => printable(line)).join('\n')}\n${HINT}`);
      },
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
    });
  analyse(ludi, io);
  arena(ludi, io, argv);
  list(ludi, io);
  play(ludi, io, argv);
  serve(ludi, io);
  show(ludi, io);
  verify(ludi, io, (bad) => {
    status = bad;
  });
  try {
    await ludi.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    status = error.exitCode === 0 ? 0 : 2;
  }
  if (out !== '') await print(io.stdout, out);
  if (err !== '') await print(io.stderr, err);
  return status;
}

/** Runs the program; returns its exit status and never throws. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  tame(io.stdout);
  tame(io.stderr);
  try {
    return await run(argv, io);
  } catch (error) {
    if (isClosedPipe(error)) return READER_GONE;
    const hint = error instanceof UsageError ? HINT : '';
    await print(io.stderr, `ludi: ${error instanceof Failure ? error.message : reasonOf(error)}\n${hint}`).catch(
      () => {},
    );
    return error instanceof Failure ? error.status : 1;
  } finally {
    endPrograms();
  }
}
