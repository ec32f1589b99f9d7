import { type Aquileia, engine } from '@ludi-romani/aquileia';
import { words as german } from '@ludi-romani/aquileia/words/de';
import { words as english } from '@ludi-romani/aquileia/words/en';
import type { Spoken } from '../words';

export const spoken: Spoken<Aquileia> = {
  engine,
  languages: [english(engine), german(engine)],
  alike: ['face-up'],
  invariant: ['bronze', 'silver', 'gold', 'Bronze', 'Silber', 'Gold', 'Würfel', 'Waffen-'],
};
