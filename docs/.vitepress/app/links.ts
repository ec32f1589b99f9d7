/** The addresses of pages of this site, for components. The German pages are below `/deutsch/`. */
import { withBase } from 'vitepress';

const inLanguage = (path: string, language: string): string =>
  withBase(`${language === 'de' ? '/deutsch' : ''}${path}`);

export const startPage = (language: string): string => inLanguage('/', language);
/** Returns the page to play a game. */
export const playPage = (game: string, language: string): string => inLanguage(`/play/${game}`, language);
/** Returns the page that explains a game in five pictures. */
export const howToPlay = (game: string, language: string): string => inLanguage(`/how-to-play/${game}`, language);
/** Returns the page with the rules of a game for players. */
export const shortRules = (game: string, language: string): string => inLanguage(`/short-rules/${game}`, language);

export const isGerman = (path: string): boolean => path.startsWith(withBase('/deutsch/'));
/** Returns the German address of the start page or of the page of a game; `null` for other pages. */
export function inGerman(path: string): string | null {
  const below = path.slice(withBase('/').length - 1);
  return /^\/(play\/(?!own-box|your-own).*)?$/.test(below) ? withBase(`/deutsch${below}`) : null;
}

/** Returns the address of this page with another fragment. */
export const withFragment = (fragment: string): string => `${location.origin}${location.pathname}#${fragment}`;
