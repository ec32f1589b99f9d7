/** The language of the visitor: that of the page, or else the choice that is stored in the browser, or else that of the browser. */
import { ref, watch } from 'vue';
import type { Language } from './games';
import { keep, kept } from './kept';
import { isGerman } from './links';

const KEY = 'ludi language';

const first = (): Language => {
  if (typeof window === 'undefined') return 'en';
  return isGerman(location.pathname) || (kept(KEY) ?? navigator.language).startsWith('de') ? 'de' : 'en';
};

export const language = ref<Language>(first());

watch(language, (chosen) => void keep(KEY, chosen));
