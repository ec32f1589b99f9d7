/** Nova Roma in words. */
import { engine } from '@ludi-romani/nova-roma';
import { words as german } from '@ludi-romani/nova-roma/words/de';
import { words as english } from '@ludi-romani/nova-roma/words/en';
import { describeWords } from '../words';

describeWords('nova-roma', engine, [english(engine), german(engine)], {
  invariant: ['Weizen', 'Stein', 'Holz', 'Wein', 'Einfluss', 'Handwerker', 'Segel'],
});
