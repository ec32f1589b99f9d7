/** What is said of any replay, in both languages: it comes with the page to look at games, or with a file. */
import type { Verdicts } from '@ludi-romani/core/words';
import { verdicts as german } from '@ludi-romani/core/words/de';
import { verdicts as english } from '@ludi-romani/core/words/en';
import type { Language } from './games';

const VERDICTS: Readonly<Record<Language, Verdicts>> = { en: english, de: german };

export const verdictsIn = (language: Language): Verdicts => VERDICTS[language];
