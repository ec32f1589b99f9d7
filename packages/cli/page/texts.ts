/** The languages of the page. */
import type { RoomWords } from '@ludi-romani/rooms/words';
import { words as deRooms } from '@ludi-romani/rooms/words/de';
import { words as enRooms } from '@ludi-romani/rooms/words/en';
import { words as deTable } from '@ludi-romani/table/words/de';
import { words as enTable } from '@ludi-romani/table/words/en';
import { keptLanguage } from './kept';

export type Language = 'en' | 'de';
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
export const ROOMS: Readonly<Record<Language, RoomWords>> = { en: enRooms, de: deRooms };
export const TABLES = { en: enTable, de: deTable } as const;

/** Returns the language that was chosen last, or that of the browser. */
export function chosenLanguage(): Language {
  const wanted = keptLanguage() ?? navigator.language.slice(0, 2);
  return wanted === 'de' ? 'de' : 'en';
}
