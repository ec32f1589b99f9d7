import { type CityOfRome, engine } from '@ludi-romani/city-of-rome';
import { words as german } from '@ludi-romani/city-of-rome/words/de';
import { words as english } from '@ludi-romani/city-of-rome/words/en';
import type { Spoken } from '../words';

export const spoken: Spoken<CityOfRome> = {
  engine,
  languages: [english(engine), german(engine)],
  invariant: ['Ziegel', 'Ziegelmarker', 'Einflussmarker'],
};
