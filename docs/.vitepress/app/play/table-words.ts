/** The texts of tables, which are loaded with the parts that are needed to play. */
import type { GameTypes } from '@ludi-romani/core';
import type { TableWords } from '@ludi-romani/table/words';
import { words as german } from '@ludi-romani/table/words/de';
import { words as english } from '@ludi-romani/table/words/en';
import type { AnyWords, Language } from '../games';

const WORDS: Readonly<Record<Language, (words: AnyWords) => TableWords<GameTypes>>> = { en: english, de: german };

/** The texts of a game and of its table. */
export interface SpokenWords extends AnyWords {
  readonly table: TableWords<GameTypes>;
}

export const withTable = (words: AnyWords): SpokenWords => ({
  ...words,
  table: WORDS[words.language as Language](words),
});
