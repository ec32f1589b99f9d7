/** The language that games speak on this site: the visitor's choice, kept by the browser. */
import { ref, watch } from 'vue';
import type { Language } from './games';

const KEY = 'ludi language';

/** What the browser keeps, if it keeps anything. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const first = (): Language => {
  if (typeof navigator === 'undefined') return 'en';
  const wanted = kept() ?? navigator.language;
  return wanted.startsWith('de') ? 'de' : 'en';
};

export const language = ref<Language>(first());

watch(language, (chosen) => {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // a browser that keeps nothing asks again
  }
});
