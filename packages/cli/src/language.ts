/** The languages of the output. */
import { german } from './messages/de';
import { english, type Messages } from './messages/en';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const MESSAGES: Readonly<Record<Language, Messages>> = { en: english, de: german };

export const messagesIn = (language: Language): Messages => MESSAGES[language];

/** Returns the language of words or of a flag; English if the program does not speak it. */
export const languageOf = (given: string | undefined): Language => languages.find((each) => each === given) ?? 'en';
