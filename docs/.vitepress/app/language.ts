/** The language of the game pages: the visitor's choice, stored in the browser. */
import { ref, watch } from 'vue';
import type { Language } from './games';

const KEY = 'ludi language';

/** Returns the stored choice, or null if there is none or the browser has no storage. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const first = (): Language => {
  if (typeof navigator === 'undefined') return 'en';
  const wanted = stored() ?? navigator.language;
  return wanted.startsWith('de') ? 'de' : 'en';
};

export const language = ref<Language>(first());

watch(language, (chosen) => {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // without storage, the choice is valid for this visit only
  }
});
