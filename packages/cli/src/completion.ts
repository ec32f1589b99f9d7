/** Scripts that complete a line of `ludi` in a shell, made of what the commands declare. */

import { BOT_KINDS } from './bots';
import type { Command } from './commands/command';
import type { Flag, Flags, Takes } from './flags';
import { games } from './games';
import { optionFlagsOf } from './options';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

type Commands = Readonly<Record<string, Command>>;

const gameNames = games.map(({ engine }) => engine.game);
/** the options of each game as flags */
const ofGames: readonly (readonly [game: string, flags: Flags])[] = games.map((game) => [
  game.engine.game,
  optionFlagsOf(game),
]);

/** The words that may be meant, `null` for files and `undefined` where nothing is known of it. */
function wordsFor(takes: Takes | undefined): readonly string[] | null | undefined {
  if (takes === 'file') return null;
  if (takes === 'game') return gameNames;
  if (takes === 'bot') return BOT_KINDS;
  return takes;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What stands beside a flag in a list: the first thing that is said of it. */
const brief = (about: string): string => about.split(/[;:.](?= |$)/)[0] ?? about;

/** The commands that take the options of a game. */
const withGameOptions = (commands: Commands): string[] =>
  Object.entries(commands).flatMap(([name, { gameOptions }]) => (gameOptions === undefined ? [] : name));

/** `help`, then the commands. */
const named = (commands: Commands): [string, string][] => [
  ...Object.entries(commands).map(([name, { summary }]): [string, string] => [name, summary]),
  ['help', 'more about a command'],
];

function bash(commands: Commands): string[] {
  /** what follows a flag, by what stands before it */
  const values = (before: string, flags: Flags): string[] =>
    Object.entries(flags).flatMap(([name, flag]) => {
      if (flag.value === undefined) return [];
      const words = wordsFor(flag.takes);
      const offered =
        words === null
          ? '_ludi_files'
          : words === undefined
            ? ':'
            : `_ludi_words ${quoted(words.join(' '))}${flag.list ? ' ,' : ''}`;
      return [`    '${before} --${name}') ${offered}; return ;;`];
    });
  const dashed = (flags: Flags) => Object.keys(flags).map((name) => `--${name}`);
  return [
    '# Completion of ludi for bash.',
    '_ludi_words() { # WORDS [SEPARATOR]',
    '  local word lead=',
    `  if [[ -n \${2-} ]]; then lead=\${cur%"\${cur##*"$2"}"}; fi`,
    '  for word in $1; do',
    '    if [[ $lead$word == "$cur"* ]]; then COMPREPLY+=("$lead$word"); fi',
    '  done',
    '  # a list may go on, and so may what ends in a colon',
    `  if [[ -n \${2-} || \${COMPREPLY[0]-} == *: ]]; then compopt -o nospace 2> /dev/null; fi`,
    '}',
    '_ludi_files() {',
    "  local IFS=$'\\n'",
    '  compopt -o filenames 2> /dev/null',
    '  COMPREPLY=($(compgen -f -- "$cur"))',
    '}',
    '_ludi() {',
    `  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} game= word`,
    '  COMPREPLY=()',
    '  # --flag=value comes in three words',
    `  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi`,
    '  # as does ismcts:500, whose number is free',
    '  if [[ $cur == : || $prev == : ]]; then return; fi',
    '  if ((COMP_CWORD == 1)); then',
    `    _ludi_words ${quoted([...named(commands).map(([name]) => name), '--version'].join(' '))}`,
    '    return',
    '  fi',
    `  for word in "\${COMP_WORDS[@]:2}"; do`,
    `    case $word in ${gameNames.join(' | ')}) game=$word ;; esac`,
    '  done',
    '  case "$command $prev" in',
    ...Object.entries(commands).flatMap(([name, { flags }]) => values(name, flags)),
    '  esac',
    '  case "$game $prev" in',
    ...ofGames.flatMap(([game, flags]) => values(game, flags)),
    '  esac',
    '  if [[ $cur == -* ]]; then',
    '    case $command in',
    ...Object.entries(commands).map(
      ([name, { flags }]) => `    ${name}) _ludi_words ${quoted([...dashed(flags), '--help'].join(' '))} ;;`,
    ),
    '    esac',
    '    case "$command $game" in',
    ...ofGames.map(([game, flags]) => {
      const all = withGameOptions(commands).map((name) => `'${name} ${game}'`);
      return `    ${all.join(' | ')}) _ludi_words ${quoted(dashed(flags).join(' '))} ;;`;
    }),
    '    esac',
    '    return',
    '  fi',
    '  case $command in',
    ...Object.entries(commands).flatMap(([name, { takes }]) => {
      const words = wordsFor(takes);
      if (words === undefined) return [];
      return [`    ${name}) ${words === null ? '_ludi_files' : `_ludi_words ${quoted(words.join(' '))}`} ;;`];
    }),
    `    help) _ludi_words ${quoted(Object.keys(commands).join(' '))} ;;`,
    '  esac',
    '}',
    'complete -F _ludi ludi',
  ];
}

function zsh(commands: Commands): string[] {
  const plain = (text: string) => text.replace(/[[\]:\\]/g, '\\$&');
  const offered = (takes: Takes | undefined, isList: boolean | undefined): string => {
    const words = wordsFor(takes);
    if (words === null) return '_files';
    if (words === undefined) return ' ';
    // a list is written as a sequence; all else is one of the words
    return isList ? `_sequence compadd -S "" - ${words.map(plain).join(' ')}` : `(${words.map(plain).join(' ')})`;
  };
  const spec = ([name, { value, about, takes, list }]: readonly [string, Flag]): string =>
    value === undefined
      ? quoted(`--${name}[${plain(brief(about))}]`)
      : quoted(`--${name}=[${plain(brief(about))}]:${plain(value)}:${offered(takes, list)}`);
  return [
    '#compdef ludi',
    '# Completion of ludi for zsh.',
    '_ludi() {',
    '  local -a commands specs',
    '  local command=$words[2] game= word',
    '  commands=(',
    ...named(commands).map(([name, summary]) => `    ${quoted(`${name}:${plain(summary)}`)}`),
    '  )',
    '  if (( CURRENT == 2 )); then',
    '    _describe -t commands command commands',
    '    return',
    '  fi',
    '  for word in $words[3,-1]; do',
    `    case $word in ${gameNames.join(' | ')}) game=$word ;; esac`,
    '  done',
    '  case $command in',
    ...Object.entries(commands).map(([name, { flags, takes }]) => {
      const rest = wordsFor(takes) === undefined ? [] : [quoted(`*:argument:${offered(takes, false)}`)];
      return `    ${name}) specs=(${[...Object.entries(flags).map(spec), quoted('--help[more about it]'), ...rest].join(' ')}) ;;`;
    }),
    `    help) specs=(${quoted(`*:command:(${Object.keys(commands).join(' ')})`)}) ;;`,
    '  esac',
    '  case "$command $game" in',
    ...ofGames.map(([game, flags]) => {
      const all = withGameOptions(commands).map((name) => `'${name} ${game}'`);
      return `    ${all.join(' | ')}) specs+=(${Object.entries(flags).map(spec).join(' ')}) ;;`;
    }),
    '  esac',
    '  shift words',
    '  (( CURRENT-- ))',
    '  _arguments $specs',
    '}',
    '# autoloaded from $fpath, or sourced',
    'if [[ $funcstack[1] == _ludi ]]; then _ludi "$@"; else compdef _ludi ludi; fi',
  ];
}

function fish(commands: Commands): string[] {
  const value = ({ value, takes, list }: Flag): string => {
    if (value === undefined) return '';
    const words = wordsFor(takes);
    if (words === null) return ' -r -F';
    if (words === undefined) return ' -x';
    return ` -x -a ${quoted(list ? `(__fish_append , ${words.join(' ')})` : words.join(' '))}`;
  };
  const line = (when: string, [name, flag]: readonly [string, Flag]): string =>
    `complete -c ludi -n ${quoted(when)} -l ${name}${value(flag)} -d ${quoted(brief(flag.about))}`;
  const within = (...names: string[]) => `__fish_seen_subcommand_from ${names.join(' ')}`;
  return [
    '# Completion of ludi for fish.',
    'complete -c ludi -f',
    ...named(commands).map(
      ([name, summary]) => `complete -c ludi -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ),
    ...Object.entries(commands).flatMap(([name, { flags, takes }]) => {
      const words = wordsFor(takes);
      const rest = words === undefined ? [] : [words === null ? '-F' : `-a ${quoted(words.join(' '))}`];
      return [
        ...rest.map((offered) => `complete -c ludi -n ${quoted(within(name))} ${offered}`),
        ...Object.entries(flags).map((flag) => line(within(name), flag)),
      ];
    }),
    `complete -c ludi -n ${quoted(within('help'))} -a ${quoted(Object.keys(commands).join(' '))}`,
    ...ofGames.flatMap(([game, flags]) =>
      Object.entries(flags).map((flag) => line(`${within(...withGameOptions(commands))}; and ${within(game)}`, flag)),
    ),
  ];
}

const SCRIPTS: Readonly<Record<Shell, (commands: Commands) => string[]>> = { bash, zsh, fish };

/** The script for a shell, line by line. */
export const completionFor = (shell: Shell, commands: Commands): string[] => SCRIPTS[shell](commands);
