/** In which language people are spoken to. */
import { german } from './sayings/de';
import { english, type Sayings } from './sayings/en';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const SAYINGS: Readonly<Record<Language, Sayings>> = { en: english, de: german };

export const sayingsOf = (language: Language): Sayings => SAYINGS[language];
