/** Aquileia in words. */
import { engine } from '@ludi-romani/aquileia';
import { words as german } from '@ludi-romani/aquileia/words/de';
import { words as english } from '@ludi-romani/aquileia/words/en';
import { describeWords } from '../words';

describeWords('aquileia', engine, [english(engine), german(engine)], {
  invariant: ['Bronze', 'Silber', 'Gold', 'Würfel'],
});
