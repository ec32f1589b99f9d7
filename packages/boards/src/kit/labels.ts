/** The labels of the frame for the words of a game that have none. */
import type { GameTypes } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { BoardWords } from '../types';
import { frame as german } from './de';
import { frame as english } from './en';

/** Returns words with the labels that a board needs: German for words in German, English for any other language. Labels of the words stay. */
export const withLabels = <G extends GameTypes>(words: Words<G> | BoardWords<G>): BoardWords<G> =>
  'labels' in words ? words : { ...words, labels: words.language === 'de' ? german : english };
