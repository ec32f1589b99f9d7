/** Nova Roma with its explanations and its lesson, for their tests. */
import { boards } from '@ludi-romani/boards/nova-roma';
import { about as german } from '@ludi-romani/boards/nova-roma/about/de';
import { about as english } from '@ludi-romani/boards/nova-roma/about/en';
import { words as germanWords } from '@ludi-romani/boards/nova-roma/de';
import { words as englishWords } from '@ludi-romani/boards/nova-roma/en';
import { lesson as germanLesson } from '@ludi-romani/boards/nova-roma/lesson/de';
import { lesson as englishLesson } from '@ludi-romani/boards/nova-roma/lesson/en';
import { engine, type NovaRoma } from '@ludi-romani/nova-roma';
import { clausesIn, type Explained } from '../explained';

export const explained: Explained<NovaRoma> = {
  engine,
  board: boards(engine),
  words: [englishWords(engine), germanWords(engine)],
  abouts: [english(engine), german(engine)],
  lessons: [englishLesson(engine), germanLesson(engine)],
  clauses: clausesIn('nova-roma'),
};
