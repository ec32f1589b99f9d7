/** What is said at any table, and of any replay: the same for all games, and small enough to come with a page. */
import type { GameTypes } from '@ludi-romani/core';
import type { Verdicts } from '@ludi-romani/core/words';
import { verdicts as germanVerdicts } from '@ludi-romani/core/words/de';
import { verdicts as englishVerdicts } from '@ludi-romani/core/words/en';
import type { TableWords } from '@ludi-romani/table/words';
import { words as germanTable } from '@ludi-romani/table/words/de';
import { words as englishTable } from '@ludi-romani/table/words/en';
import type { AnyWords, Language } from './games';

const VERDICTS: Readonly<Record<Language, Verdicts>> = { en: englishVerdicts, de: germanVerdicts };

export const verdictsIn = (language: Language): Verdicts => VERDICTS[language];

/** The words of a table at which a game is played, in the language of the game's own. */
export const tableWords = (words: AnyWords): TableWords<GameTypes> =>
  (words.language === 'de' ? germanTable : englishTable)(words);
