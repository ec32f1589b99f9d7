/** What a command takes, declared once and as data: parsing, help, completion and the manual page follow from it. */
import { parseArgs } from 'node:util';
import { UsageError } from './args';
import { suggestion } from './near';
import { printable } from './text';

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
  /** whether it may be several, with commas */
  readonly list?: true;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The values of declared flags, as they were given. */
export type ValuesOf<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends { readonly value: string }
    ? F[K] extends { readonly default: string }
      ? string
      : string | undefined
    : boolean | undefined;
};

/** Values of flags, whichever were declared. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

/** What a command line has beside the name of its command. */
export interface Line {
  readonly values: Given;
  readonly positionals: string[];
}

/** `--seed S` */
export const written = (name: string, { value }: Flag): string => `--${name}${value === undefined ? '' : ` ${value}`}`;

/** Takes a line apart. What parseArgs complains of is a usage error, with what may have been meant. */
export function parseLine(args: readonly string[], flags: Flags): Line {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, default: usual }]) => [
      name,
      value === undefined
        ? { type: 'boolean' as const }
        : { type: 'string' as const, ...(usual === undefined ? {} : { default: usual }) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: values as Given, positionals };
  } catch (error) {
    // only the first sentence: what follows explains parseArgs
    const [complaint = ''] = error instanceof Error ? error.message.split(/\. |\n/) : [String(error)];
    const [, unknown] = /^Unknown option '--([^']*)'/.exec(complaint) ?? [];
    throw new UsageError(
      `${printable(complaint)}${unknown === undefined ? '' : suggestion(unknown, Object.keys(flags)).replace("'", "'--")}`,
    );
  }
}

/** Flags that several commands have. */
export const languageFlag = {
  lang: { value: 'LANG', about: 'speak English (en, the default) or German (de)', default: 'en', takes: ['en', 'de'] },
} as const;
