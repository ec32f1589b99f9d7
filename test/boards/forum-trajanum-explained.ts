/** The explanations and the lesson of Forum Trajanum, for their tests. */
import { boards } from '@ludi-romani/boards/forum-trajanum';
import { about as aboutDe } from '@ludi-romani/boards/forum-trajanum/about/de';
import { about as aboutEn } from '@ludi-romani/boards/forum-trajanum/about/en';
import { words as german } from '@ludi-romani/boards/forum-trajanum/de';
import { words as english } from '@ludi-romani/boards/forum-trajanum/en';
import { lesson as lessonDe } from '@ludi-romani/boards/forum-trajanum/lesson/de';
import { lesson as lessonEn } from '@ludi-romani/boards/forum-trajanum/lesson/en';
import type { Engine } from '@ludi-romani/core';
import { engine, type ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { clausesIn, type Explained } from '../explained';

export const aboutsOf = (of: Engine<ForumTrajanum>) => [aboutEn(of), aboutDe(of)];

export const explained: Explained<ForumTrajanum> = {
  engine,
  board: boards(engine),
  words: [english(engine), german(engine)],
  abouts: aboutsOf(engine),
  lessons: [lessonEn(engine), lessonDe(engine)],
  clauses: clausesIn('forum-trajanum'),
};
