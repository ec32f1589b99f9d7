/** What a command takes, declared once and as data: parsing, help, completion and the manual page follow from it. */
import { parseArgs } from 'node:util';
import { type Bounds, UsageError, wholeNumber } from './args';
import { languages } from './language';
import { suggestion } from './near';
import { listed, printable, shellWord } from './text';

/** What may be written somewhere, as far as a shell can complete it. */
export type Takes = 'file' | 'game' | 'bot' | readonly string[];

export interface Flag {
  /** what stands for its value, as in `--seed S`; a switch has none */
  readonly value?: string;
  /** what it does: a phrase or two, wrapped where they are shown */
  readonly about: string;
  readonly default?: string;
  /** what its value may be; anything, if it is not said */
  readonly takes?: Takes;
  /** whether it is one of those words and nothing else */
  readonly only?: true;
  /** whether it may be several, with commas */
  readonly list?: true;
  /** whether it is a whole number, and from where to where */
  readonly whole?: Bounds;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The values of declared flags, as they were given. */
export type ValuesOf<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends { readonly value: string }
    ? ValueOf<F[K]> | (F[K] extends { readonly default: string } ? never : undefined)
    : boolean | undefined;
};

type ValueOf<F> = F extends { readonly whole: Bounds }
  ? number
  : F extends { readonly only: true; readonly takes: readonly (infer Word)[] }
    ? Word
    : string;

/** Values of flags, whichever were declared. */
export type Given = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a command line has beside the name of its command. */
export interface Line {
  readonly values: Given;
  readonly positionals: string[];
}

/** `--seed S` */
export const written = (name: string, { value }: Flag): string => `--${name}${value === undefined ? '' : ` ${value}`}`;

/** The value that the text of a flag means. Throws UsageError for one that it cannot have. */
function valueMeant(name: string, { whole, only, takes }: Flag, text: string): string | number {
  if (whole !== undefined) return wholeNumber(`--${name}`, text, whole);
  if (only && Array.isArray(takes) && !takes.includes(text))
    throw new UsageError(
      `--${name} takes ${listed(takes, 'or')}, not '${printable(text, 60)}'${suggestion(text, takes)}`,
    );
  return text;
}

/**
 * Takes a line apart, and finds out whether each flag is one, and has a value that it can have. Throws UsageError, with what may have been
 * meant by a flag that there is not: one of those that `known` names for these arguments.
 */
export function parseLine(
  args: readonly string[],
  flags: Flags,
  known: (positionals: readonly string[]) => readonly string[] = () => Object.keys(flags),
): Line {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  // what is wrong is said here: in the words of parseArgs, which differ from Node to Node, flags cannot be told from values
  const { positionals, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const values: Record<string, string | number | boolean> = {};
  for (const [name, flag] of Object.entries(flags))
    if (flag.default !== undefined) values[name] = valueMeant(name, flag, flag.default);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const flag = rawName.startsWith('--') && Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) {
      const meant = rawName.startsWith('--') ? suggestion(name, known(positionals)).replace("'", "'--") : '';
      throw new UsageError(`Unknown option '${printable(rawName, 60)}'${meant}`);
    }
    if (flag.value === undefined) {
      if (value !== undefined) throw new UsageError(`--${name} takes no value`);
      values[name] = true;
    } else {
      if (value === undefined) throw new UsageError(`--${name} takes a value`);
      if (!inlineValue && /^-./.test(value))
        throw new UsageError(
          `--${name} takes a value; one that begins with - is written --${name}=${printable(value, 60)}`,
        );
      values[name] = valueMeant(name, flag, value);
    }
  }
  return { values, positionals };
}

/** Those values as a shell takes them; a value that begins with a dash stands in one word with its flag. */
export const spelled = (given: Given): string[] =>
  Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [`--${name}`];
    return [`--${name}${String(value).startsWith('-') ? '=' : ' '}${shellWord(String(value))}`];
  });

/** Flags that several commands have. */
export const languageFlag = {
  lang: {
    value: 'LANG',
    about: 'speak English (en, the default) or German (de)',
    default: 'en',
    takes: languages,
    only: true,
  },
} as const satisfies Flags;
