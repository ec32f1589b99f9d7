/** Tests the numbers in the texts of the site. */
import { labels as german } from '@ludi-romani/boards/city-of-rome/de';
import { labels as english } from '@ludi-romani/boards/city-of-rome/en';
import { expect, test } from 'vitest';
import { textsIn } from '../../docs/.vitepress/app/look/texts';
import { de } from '../../docs/.vitepress/app/play/texts/de';
import { en } from '../../docs/.vitepress/app/play/texts/en';

test('numbers agree with their nouns, and names with their verbs', () => {
  const counts = [1, 2];
  const both = (say: (count: number) => string) => counts.map(say);
  expect(both(en.allActions)).toEqual(['The only action', 'List of all actions']);
  expect(both(de.allActions)).toEqual(['Die einzige Aktion', 'Alle Aktionen als Liste']);
  expect(both(en.earlier)).toEqual(['Show 1 earlier line', 'Show 2 earlier lines']);
  expect(both(de.earlier)).toEqual(['1 frühere Zeile zeigen', '2 frühere Zeilen zeigen']);
  expect(both(english.pick)).toEqual(['1 choice', '2 choices']);
  expect(both(german.pick)).toEqual(['1 Möglichkeit', '2 Möglichkeiten']);
  const look = { en: textsIn('en'), de: textsIn('de') };
  expect(both((count) => look.en.analysed(0, count))).toEqual(['0 of 1 action analyzed', '0 of 2 actions analyzed']);
  expect(both((count) => look.de.analysed(0, count))).toEqual(['0 von 1 Zug untersucht', '0 von 2 Zügen untersucht']);
  expect(both((count) => look.en.found(0, count))).toEqual([
    'The search prefers another action in 0 of 1 decision.',
    'The search prefers another action in 0 of 2 decisions.',
  ]);
  expect(both((count) => look.de.found(0, count))).toEqual([
    'Die Suche hätte 0 von 1 Entscheidung anders getroffen.',
    'Die Suche hätte 0 von 2 Entscheidungen anders getroffen.',
  ]);
  for (const texts of [look.en, en]) expect(texts.wins(['A', 'B', 'C'])).toBe('A, B and C win.');
  for (const texts of [look.de, de]) expect(texts.wins(['A'])).toBe('A gewinnt.');
});
