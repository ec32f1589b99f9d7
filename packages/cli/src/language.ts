/** In which language people are spoken to. */
import { UsageError } from './args';
import { suggestion } from './near';
import { german } from './sayings/de';
import { english, type Sayings } from './sayings/en';
import { printable } from './text';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language that was asked for, or a usage error that names those there are. */
export function languageNamed(name: string): Language {
  const found = languages.find((one) => one === name);
  if (found === undefined)
    throw new UsageError(
      `--lang takes ${languages.join(' or ')}, not '${printable(name)}'${suggestion(name, languages)}`,
    );
  return found;
}

const SAYINGS: Readonly<Record<Language, Sayings>> = { en: english, de: german };

export const sayingsOf = (language: Language): Sayings => SAYINGS[language];
