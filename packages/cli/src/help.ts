/** What `ludi help` says, made of what the commands declare. */
import type { Command } from './commands/command';
import { type Flag, written } from './flags';
import { table, WIDTH, wrap } from './text';

/** What stands for the flags that a game's own options are. */
const GAME_OPTIONS: Flag = {
  value: '...',
  about:
    "what the game is played with, by its name in 'ludi list': --start-player 1, --colors red,blue, --mosaic-draft",
};

/** Each flag as it is written, and what it does. */
export const flagRows = ({ flags, gameOptions }: Command): [flag: string, about: string][] => [
  ...Object.entries(flags).map(([name, flag]): [string, string] => [written(name, flag), flag.about]),
  ...(gameOptions === undefined ? [] : [['--OPTION ...', GAME_OPTIONS.about] as [string, string]]),
];

/** How a command is called, without the flags that it does without. */
export const formsOf = (name: string, { forms }: Command): string[] =>
  forms.map((form) => `ludi ${name} ${form}`.trimEnd());

/** The first form with all flags that no form has; the others as they are. */
function usage(name: string, { forms, flags, gameOptions }: Command): string[] {
  const [first, ...others] = forms;
  const optional = Object.entries(flags)
    .filter(([flag]) => !forms.some((form) => form.includes(`--${flag} `)))
    .map(([flag, declared]) => `[${written(flag, declared)}]`);
  if (gameOptions !== undefined) optional.push('[--OPTION VALUE]...');
  const lead = `Usage: ludi ${name} `;
  // no break within brackets
  const whole = [first, ...optional]
    .filter(Boolean)
    .map((word) => word.replaceAll(' ', '\u{a0}'))
    .join(' ');
  return [
    ...wrap(`${lead}${whole}`, WIDTH, lead.length).map((line) => line.replaceAll('\u{a0}', ' ')),
    ...others.map((form) => `       ludi ${name} ${form} ...`),
  ];
}

const paragraphs = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => ['', ...(text.startsWith(' ') ? text.split('\n') : wrap(text))]);

/** Rows of two columns, the right one wrapped. */
function described(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return table(
    rows.flatMap(([left, right]) => wrap(right, WIDTH - width - 4).map((line, i) => [i === 0 ? left : '', line])),
  ).map((line) => `  ${line}`);
}

/** What `ludi help COMMAND` says. */
export function helpOf(name: string, command: Command): string[] {
  const rows = flagRows(command);
  return [
    ...usage(name, command),
    ...paragraphs(command.about),
    ...(rows.length === 0 ? [] : ['', ...described(rows)]),
    ...paragraphs(command.notes ?? []),
  ];
}

export const ABOUT = 'Plays, shows, analyses and verifies games of the Ludi Romani rules engines.';
export const STATUS = [
  'Exit status: 0 all good, 1 something is bad, 2 the command line is wrong,',
  '             3 the referee itself failed.',
];

/** What `ludi help` says. */
export const overview = (commands: Readonly<Record<string, Command>>): string[] => [
  'Usage: ludi COMMAND [ARGUMENTS]',
  '',
  ABOUT,
  '',
  ...described([
    ...Object.entries(commands).map(([name, { summary }]) => [name, summary] as const),
    ['help COMMAND', 'more about a command'],
    ['help --man', 'the manual page: ludi help --man | man -l -'],
    ['--version', 'the version of this program'],
  ]),
  '',
  ...STATUS,
];
