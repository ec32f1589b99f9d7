import { type EnhanceAppContext, inBrowser } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { language } from '../app/language';
import { inGerman, isGerman } from '../app/links';
import './style.css';

/**
 * Follows the visitor's choice of a language: a link from German pages to English ones, or back, chooses the language. Other links to the start
 * page, or to a game, lead to the page in the language of the visitor. The head of these pages does the same when a visitor arrives.
 */
function enhanceApp({ router }: EnhanceAppContext) {
  if (!inBrowser) return;
  router.onBeforeRouteChange = (to) => {
    const here = router.route.component === null ? null : location.pathname;
    const { pathname, search, hash } = new URL(to, location.href);
    const german = inGerman(pathname);
    if (isGerman(pathname)) language.value = 'de';
    else if (here === null || german === null) return true;
    else if (isGerman(here)) language.value = 'en';
    else if (language.value === 'de') {
      void router.go(german + search + hash);
      return false;
    }
    return true;
  };
}

export default { extends: DefaultTheme, enhanceApp };
