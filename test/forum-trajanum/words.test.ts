/** Forum Trajanum in words. */
import { engine } from '@ludi-romani/forum-trajanum';
import { words as german } from '@ludi-romani/forum-trajanum/words/de';
import { words as english } from '@ludi-romani/forum-trajanum/words/en';
import { describeWords } from '../words';

describeWords('forum-trajanum', engine, [english(engine), german(engine)], {
  invariant: [],
});
