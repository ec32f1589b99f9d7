/** The reasons why a file is not read, in each language. */
import type { Language } from '../games';

export type Unread = 'too-large' | 'too-many' | 'empty' | 'broken';

const TEXTS: Readonly<Record<Language, Readonly<Record<Unread, string>>>> = {
  en: {
    'too-large': 'This file is larger than 64 MiB. Split it, or check it with ludi verify.',
    'too-many': 'This file has more than 20,000 games. Split it, or check it with ludi verify.',
    empty: 'It is empty.',
    broken: 'Unexpected error:',
  },
  de: {
    'too-large': 'Diese Datei ist größer als 64 MiB. Teile sie, oder prüfe sie mit ludi verify.',
    'too-many': 'In dieser Datei sind mehr als 20.000 Spiele. Teile sie, oder prüfe sie mit ludi verify.',
    empty: 'Kein Inhalt.',
    broken: 'Unerwarteter Fehler:',
  },
};

export const unreadIn = (language: Language): Readonly<Record<Unread, string>> => TEXTS[language];
