/** The program without its process: takes the command line apart, runs a command, answers with the exit status. */
import { version } from '../package.json';
import { Failure, UsageError } from './args';
import { arena } from './commands/arena';
import type { Command } from './commands/command';
import { list } from './commands/list';
import { play } from './commands/play';
import { serve } from './commands/serve';
import { show } from './commands/show';
import { verify } from './commands/verify';
import { type Io, isClosedPipe, print, printLines, reasonOf, tame } from './io';
import { endPrograms } from './program';
import { printable, table } from './text';

const commands: Readonly<Record<string, Command>> = { arena, list, play, serve, show, verify };

/** What a shell reports of a program whose reader went away (128 + SIGPIPE). */
const READER_GONE = 141;

const overview = (): string =>
  [
    'Usage: ludi COMMAND [ARGUMENTS]',
    '',
    'Plays, shows and verifies games of the Ludi Romani rules engines.',
    '',
    ...table([
      ...Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary]),
      ['  help COMMAND', 'more about a command'],
      ['  --version', 'the version of this program'],
    ]),
    '',
    'Exit status: 0 all good, 1 something is bad, 2 the command line is wrong,',
    '             3 the referee itself failed.',
  ].join('\n');

function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new UsageError(`there is no ${name.startsWith('-') ? 'option' : 'command'} '${printable(name)}'`);
  }
  return command;
}

async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined) throw new UsageError('a command is missing');
  if (name === '--version') return printLines(io.stdout, [version]).then(() => 0);
  if (name === '--help' || name === '-h' || name === 'help') {
    const [about, extra] = args;
    if (extra !== undefined) throw new UsageError('help takes one command');
    return printLines(io.stdout, [about === undefined ? overview() : commandNamed(about).help]).then(() => 0);
  }
  const command = commandNamed(name);
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  if (options.includes('--help') || options.includes('-h')) return printLines(io.stdout, [command.help]).then(() => 0);
  return command.run(args, io);
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
