/** The languages of the output. */
import { german } from './messages/de';
import { english, type Messages } from './messages/en';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const MESSAGES: Readonly<Record<Language, Messages>> = { en: english, de: german };

export const messagesIn = (language: Language): Messages => MESSAGES[language];
