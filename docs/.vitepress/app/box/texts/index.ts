/** The texts of the page "Your own box". Each language is loaded on demand. */
import type { Language } from '../../games';
import type { en } from './en';

export type Texts = typeof en;

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
};

export const textsIn = (language: Language): Promise<Texts> => LOADERS[language]();
