/** The labels of every game's frame, in German. */
import { text } from '@ludi-romani/core/words';
import { und } from '@ludi-romani/core/words/de';
import type { FrameLabels } from '../types';

export const frame: FrameLabels = {
  done: 'Fertig',
  waiting: 'Warten auf andere',
  over: 'Das Spiel ist zu Ende',
  pick: (n) => (n === 1 ? '1 Möglichkeit' : `${n} Möglichkeiten`),
  notNow: 'jetzt nicht',
  won: (names) =>
    names.length === 0 ? 'Niemand gewinnt' : `${text(und(names))} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
  vp: 'SP',
  table: 'Tisch',
  here: 'Wähle, was gestrichelt umrandet ist.',
  confirm: 'Ausführen',
  clause: (id) => `Regel ${id}`,
  whatIsThis: 'Was ist das?',
  whichOne: 'Wähle, was du wissen willst',
  close: 'Schließen',
  rotate: 'Drehen (R)',
  handOver: (name) => `Weiter an ${name}`,
};
