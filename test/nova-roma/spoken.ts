import { engine, type NovaRoma } from '@ludi-romani/nova-roma';
import { words as german } from '@ludi-romani/nova-roma/words/de';
import { words as english } from '@ludi-romani/nova-roma/words/en';
import type { Spoken } from '../words';

export const spoken: Spoken<NovaRoma> = {
  engine,
  languages: [english(engine), german(engine)],
  invariant: [
    ...['wheat', 'stone', 'wood', 'wine', 'influence'],
    ...['Weizen', 'Stein', 'Holz', 'Wein', 'Einfluss', 'Handwerker', 'Segel', 'SP'],
  ],
};
