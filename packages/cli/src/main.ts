/** The program without its process: takes the command line apart, runs a command, answers with the exit status. */
import { version } from '../package.json';
import { Failure, UsageError } from './args';
import { analyse } from './commands/analyse';
import { arena } from './commands/arena';
import type { Command } from './commands/command';
import { completion } from './commands/completion';
import { list } from './commands/list';
import { play } from './commands/play';
import { serve } from './commands/serve';
import { show } from './commands/show';
import { verify } from './commands/verify';
import { parseLine } from './flags';
import { findGame } from './games';
import { helpOf, overview } from './help';
import { type Io, isClosedPipe, print, printLines, reasonOf, tame } from './io';
import { manual } from './manual';
import { suggestion } from './near';
import { optionFlags, optionFlagsOf } from './options';
import { endPrograms } from './program';
import { printable } from './text';

const commands: Readonly<Record<string, Command>> = {
  ...{ analyse, arena, list, play, serve, show, verify },
  completion: completion(() => commands),
};

/** What a shell reports of a program whose reader went away (128 + SIGPIPE). */
const READER_GONE = 141;

function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const known = name.startsWith('-') ? ['--help', '--version'] : [...Object.keys(commands), 'help'];
    const kind = name.startsWith('-') ? 'option' : 'command';
    throw new UsageError(`there is no ${kind} '${printable(name)}'${suggestion(name, known)}`);
  }
  return command;
}

/** Everything that a command takes, the options of all games included. */
const allFlags = ({ flags, gameOptions }: Command) => ({ ...flags, ...(gameOptions === undefined ? {} : optionFlags) });

/** The flags that may have been meant on a line: of the options, those of the game that it names. */
const namesFor =
  ({ flags, gameOptions }: Command) =>
  (positionals: readonly string[]): readonly string[] => {
    const [game] = positionals.flatMap((name) => findGame(name) ?? []);
    const options = game === undefined ? optionFlags : optionFlagsOf(game);
    return Object.keys({ ...flags, ...(gameOptions === undefined ? {} : options) });
  };

async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined) throw new UsageError('a command is missing');
  if (name === '--version') return printLines(io.stdout, [version]).then(() => 0);
  if (name === '--help' || name === '-h' || name === 'help') {
    const [about, extra] = args;
    if (about === '--man' && extra === undefined) return printLines(io.stdout, manual(commands, version)).then(() => 0);
    if (extra !== undefined) throw new UsageError('help takes one command');
    const isOverview = about === undefined || about === 'help';
    return printLines(io.stdout, isOverview ? overview(commands) : helpOf(about, commandNamed(about))).then(() => 0);
  }
  const command = commandNamed(name);
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  if (options.includes('--help') || options.includes('-h'))
    return printLines(io.stdout, helpOf(name, command)).then(() => 0);
  return command.run(parseLine(args, allFlags(command), namesFor(command)), io);
}

/** Runs the program; answers with its exit status and never throws. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  tame(io.stdout);
  tame(io.stderr);
  try {
    return await run(argv, io);
  } catch (error) {
    if (isClosedPipe(error)) return READER_GONE;
    const hint = error instanceof UsageError ? helpHint(argv[0]) : '';
    await print(io.stderr, `ludi: ${error instanceof Failure ? error.message : reasonOf(error)}\n${hint}`).catch(
      () => {},
    );
    return error instanceof Failure ? error.status : 1;
  } finally {
    endPrograms();
  }
}

const helpHint = (name: string | undefined): string =>
  `Try 'ludi help${name !== undefined && Object.hasOwn(commands, name) ? ` ${name}` : ''}'.\n`;
