/** Parses the command line and runs a command. */
import { version } from '../package.json';
import { Command, CommanderError } from './commander';
import { about } from './commands/about';
import { analyse } from './commands/analyse';
import { arena } from './commands/arena';
import { host } from './commands/host';
import { list } from './commands/list';
import { newGame } from './commands/new';
import { play } from './commands/play';
import { serve } from './commands/serve';
import { show } from './commands/show';
import { train } from './commands/train';
import { verify } from './commands/verify';
import { Failure, UsageError } from './failure';
import type { Game } from './game';
import { games as ownGames } from './games';
import { importGame } from './import-game';
import { type Io, ignoreErrorEvents, isClosedPipe, print, reasonOf } from './io';
import { languageOf } from './language';
import { endPrograms } from './program-bot';
import { printable, WIDTH } from './text';

/** The exit status that a shell reports after SIGPIPE: 128 + 13. */
const READER_GONE = 141;

const HINT = 'Add --help for more.\n';

const STATUS = `
Exit status: 0 success, 1 an error or a bad replay, 2 a wrong command line,
             3 a failure of the referee itself.`;

/** Resolves to the games of a command line: the game of `--engine`, or else the games of the program. Rejects with UsageError. */
async function gamesOf(line: readonly string[]): Promise<readonly Game[]> {
  // the options of a game become flags, so the games must be known before the whole line is parsed
  const early = new Command().option('--engine <module>').option('--lang <lang>').exitOverride();
  early.configureOutput({ outputError: () => {} });
  try {
    early.parseOptions([...line]);
  } catch {
    // the parser of the whole line reports a missing value
    return ownGames;
  }
  const { engine, lang } = early.opts();
  return engine === undefined ? ownGames : [await importGame(engine, languageOf(lang))];
}

async function run(argv: readonly string[], io: Io): Promise<number> {
  const games = await gamesOf(argv);
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
        // each line is escaped separately: the text may quote an argument, and its last line may be a suggestion
        const lines = text
          .replace(/^error: /, '')
          .trimEnd()
          .split('\n');
        write(`ludi: ${lines.map((line) => printable(line)).join('\n')}\n${HINT}`);
      },
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
    });
  about(ludi, io, games);
  analyse(ludi, io, games);
  arena(ludi, io, games, argv);
  host(ludi, io, games);
  list(ludi, io, games);
  newGame(ludi, io);
  play(ludi, io, games, argv);
  serve(ludi, io, games);
  show(ludi, io, games);
  train(ludi, io, games, argv);
  verify(ludi, io, games, (bad) => {
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

/** Runs the program. Resolves to its exit status, and never rejects. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  ignoreErrorEvents(io.stdout);
  ignoreErrorEvents(io.stderr);
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
