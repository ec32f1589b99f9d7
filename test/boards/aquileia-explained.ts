/** Aquileia with its explanations and lessons, for the tests of both. */
import { type Aquileia, engine } from '@ludi-romani/aquileia';
import { boards } from '@ludi-romani/boards/aquileia';
import { about as german } from '@ludi-romani/boards/aquileia/about/de';
import { about as english } from '@ludi-romani/boards/aquileia/about/en';
import { words as germanWords } from '@ludi-romani/boards/aquileia/de';
import { words as englishWords } from '@ludi-romani/boards/aquileia/en';
import { lesson as germanLesson } from '@ludi-romani/boards/aquileia/lesson/de';
import { lesson as englishLesson } from '@ludi-romani/boards/aquileia/lesson/en';
import { clausesIn, type Explained } from '../explained';

export const explained: Explained<Aquileia> = {
  engine,
  board: boards(engine),
  words: [englishWords(engine), germanWords(engine)],
  abouts: [english(engine), german(engine)],
  lessons: [englishLesson(engine), germanLesson(engine)],
  clauses: clausesIn('aquileia'),
};
