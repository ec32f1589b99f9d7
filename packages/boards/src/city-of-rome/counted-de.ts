/** The German nouns of what temples count, for pictures and explanations. */
import type { Countable } from '@ludi-romani/city-of-rome';
import { f, m, type Noun, n } from '@ludi-romani/core/words/de';

export const COUNTED: Readonly<Record<Countable, Noun>> = {
  card: n('Gebäude'),
  star: m('Stern', 'Sterne'),
  temple: m('Tempel'),
  production: n('Produktionsgebäude'),
  'residence-2': n('Wohnhaus', 'Wohnhäuser'),
  'residence-3': n('Wohnhaus', 'Wohnhäuser'),
  'residence-4': n('Wohnhaus', 'Wohnhäuser'),
  'public-color': f('Farbe', 'Farben'),
  coin: f('Münze', 'Münzen'),
};
