/** The texts of verdicts on replays, in both languages. They are loaded with the replay page, or when a file is loaded. */
import type { Verdicts } from '@ludi-romani/core/words';
import { verdicts as german } from '@ludi-romani/core/words/de';
import { verdicts as english } from '@ludi-romani/core/words/en';
import type { Language } from './games';

const VERDICTS: Readonly<Record<Language, Verdicts>> = { en: english, de: german };

export const verdictsIn = (language: Language): Verdicts => VERDICTS[language];
