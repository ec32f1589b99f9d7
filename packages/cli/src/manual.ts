/** The manual page, made of what the commands declare: `man -l` shows it. */
import { valuesOf } from '@ludi-romani/core/words/en';
import type { Command } from './commands/command';
import { games } from './games';
import { ABOUT, flagRows, formsOf, STATUS } from './help';
import { flagOf, optionFlagsOf, ownOptions } from './options';

/** A line as text alone: nothing in it is a request or an escape. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&');

const section = (title: string): string => `.SH ${title}`;
const part = (title: string): string => `.SS "${plain(title).replaceAll('"', '\\(dq')}"`;
const paragraph = (text: string): string[] =>
  text.startsWith(' ') ? ['.PP', '.nf', ...text.split('\n').map(plain), '.fi'] : ['.PP', plain(text)];
/** What is bold, and what it means. */
const item = (term: string, about: string): string[] => ['.TP', `\\fB${plain(term)}\\fR`, plain(about)];

/** The page, line by line. */
export const manual = (commands: Readonly<Record<string, Command>>, version: string): string[] => [
  `.TH LUDI 1 "" "ludi ${version}" "User Commands"`,
  section('NAME'),
  'ludi \\- plays, shows and verifies board games about building Rome',
  section('SYNOPSIS'),
  ...Object.entries(commands).flatMap(([name, command], i) => [
    ...(i === 0 ? [] : ['.br']),
    [`\\fBludi ${name}\\fR`, plain(command.forms[0]), Object.keys(command.flags).length > 0 ? '[...]' : '']
      .filter(Boolean)
      .join(' '),
  ]),
  section('DESCRIPTION'),
  ...paragraph(ABOUT),
  section('COMMANDS'),
  ...Object.entries(commands).flatMap(([name, command]) => [
    part(formsOf(name, command).join(', ')),
    ...command.about.flatMap(paragraph),
    ...flagRows(command).flatMap(([flag, about]) => item(flag, about)),
    ...(command.notes ?? []).flatMap(paragraph),
  ]),
  section('OPTIONS OF THE GAMES'),
  ...games.flatMap((game) => {
    const flags = optionFlagsOf(game);
    return [
      part(`${game.title} (${game.engine.game})`),
      ...ownOptions(game.engine).flatMap(([name, { shape, default: usual }]) => {
        const flag = flagOf(name);
        if (flags[flag]?.value === undefined) return item(`--${flag}`, flags[flag]?.about ?? '');
        const values = `${valuesOf(shape)}${usual === null ? '' : `; default ${usual}`}`;
        return item(`--${flag} VALUE`, `${flags[flag].about} (${values})`);
      }),
    ];
  }),
  section('EXIT STATUS'),
  ...paragraph(STATUS.map((line) => line.trim().replace(/^Exit status: /, '')).join(' ')),
  section('ENVIRONMENT'),
  ...item('NO_COLOR', 'where it is set and not empty, nothing is colored unless --color=always asks for it'),
];
