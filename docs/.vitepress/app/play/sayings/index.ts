/** What the page says around a game: each language comes when it is wanted. */
import type { Language } from '../../games';
import type { en } from './en';

export type Sayings = typeof en;

const LOADERS: Readonly<Record<Language, () => Promise<Sayings>>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
};

export const sayingsIn = (language: Language): Promise<Sayings> => LOADERS[language]();
