import { engine, type ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { words as german } from '@ludi-romani/forum-trajanum/words/de';
import { words as english } from '@ludi-romani/forum-trajanum/words/en';
import type { Spoken } from '../words';

export const spoken: Spoken<ForumTrajanum> = {
  engine,
  languages: [english(engine), german(engine)],
  invariant: ['Geld', 'Baumeister', 'Arbeiter', 'Assistenten', 'Gesandten'],
};
