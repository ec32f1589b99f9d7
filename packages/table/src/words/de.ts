/** The words of a table, its texts, in German. */
import type { GameTypes } from '@ludi-romani/core';
import { say, type Words } from '@ludi-romani/core/words';
import { amount, f, und } from '@ludi-romani/core/words/de';
import { type TableLanguage, type TableWords, tableWords } from './words';

const ACTION = f('Aktion', 'Aktionen');
const actions = (count: number) => amount(count, 'actions', ACTION);

/** Returns a time in whole minutes, or in seconds if it is shorter than two minutes. */
const duration = (time: number) =>
  time < 120_000
    ? amount(Math.ceil(time / 1000), 'seconds', f('Sekunde', 'Sekunden'))
    : amount(Math.round(time / 60_000), 'minutes', f('Minute', 'Minuten'));

const german: TableLanguage = {
  language: 'de',
  refusals: {
    'illegal-action': 'die Regeln lassen das nicht zu',
    'not-your-seat': 'das ist die Aktion eines anderen Platzes',
    'no-such-seat': 'diesen Platz gibt es nicht',
    'no-answer': 'auf die Frage gibt es keine zulässige Antwort',
    'game-over': 'das Spiel ist zu Ende',
    left: 'wer hier saß, hat das Spiel verlassen',
    'not-left': 'auf diesem Platz muss niemand einspringen',
    stale: 'seit dieser Wahl ist etwas geschehen, das sie ändern kann',
    'nothing-to-undo': 'es gibt nichts zurückzunehmen',
    'came-to-light': ({ by }) =>
      by.length === 0
        ? 'seitdem wurde etwas Verdecktes aufgedeckt'
        : say`${und(by)} ${by.length === 1 ? 'hat' : 'haben'} etwas Verdecktes aufgedeckt`,
    'may-reveal': 'eine Antwort auf diese Frage kann etwas aufdecken, also steht sie, bis alle geantwortet haben',
    'others-acted': ({ by }) =>
      by.length === 0
        ? 'seitdem hat jemand anders gehandelt'
        : say`seitdem ${by.length === 1 ? 'hat' : 'haben'} ${und(by)} gehandelt`,
    'no-standing-pass': 'hier ist keine Frage offen, auf die im Voraus gepasst werden kann',
    'nothing-standing': 'hier wurde nicht im Voraus gepasst',
    'no-undo': 'an diesem Tisch wird nichts zurückgenommen',
    'nothing-to-redo': 'es wurde nichts zurückgenommen, was noch einmal getan werden könnte',
    'undo-is-free': 'dem muss niemand zustimmen',
    'asked-already': ({ by }) =>
      by.length === 0 ? 'eine andere Bitte ist noch offen' : say`eine Bitte von ${und(by)} ist noch offen`,
    'not-asked': 'auf diesem Platz ist keine Bitte offen',
    'nobody-to-ask': 'es gibt niemanden, der zustimmen könnte',
    'bad-wish': 'darum kann nicht gebeten werden',
    'no-clock': 'an diesem Tisch gibt es keine Uhren',
    paused: 'das Spiel ist unterbrochen',
    'not-paused': 'das Spiel ist nicht unterbrochen',
    'bad-comment': ({ most }) => `eine Bemerkung hat 1 bis ${most} Zeichen`,
    'comment-limit': 'die Höchstmenge an Bemerkungen ist erreicht',
    'record-full': ({ most }) =>
      `nach ${most} Einträgen kann hier nur noch gehandelt, geantwortet und aufgegeben werden`,
    'time-left': 'die Zeit auf diesem Platz ist nicht abgelaufen',
    'flag-fell': ({ by }) =>
      by.length === 0 ? 'vorher war eine Zeit abgelaufen' : say`vorher war die Zeit von ${und(by)} abgelaufen`,
    'bad-outage': 'der Ausfall ist länger als die Zeit seit dem letzten Eintrag',
  },
  names: 'müssen eine Liste verschiedener Namen mit 1 bis 100 sichtbaren Zeichen sein, höchstens einer für jeden Platz',
  needs: (who) => say`; ${und(who)} ${who.length === 1 ? 'müsste' : 'müssten'} zustimmen`,
  tells: {
    undo: (count) => say`nimmt ${actions(count)} zurück`,
    redo: 'macht es noch einmal',
    agree: (count) =>
      count === 0 ? 'stimmt zu' : say`stimmt zu: ${actions(count)} ${count === 1 ? 'wird' : 'werden'} zurückgenommen`,
    decline: 'lehnt ab',
    withdraw: 'bittet nicht mehr darum',
    'standing-pass': 'passt von nun an auf solche Fragen',
    'ask-again': 'möchte wieder gefragt werden',
    resign: 'gibt auf',
    leave: 'verlässt das Spiel und wird vertreten',
    return: 'spielt wieder mit',
    resume: 'setzt das Spiel fort',
    flag: 'überschreitet die Zeit',
  },
  standIn: 'wird vertreten',
  comment: (who, text) => say`${who ?? 'jemand, der zuschaut,'} sagt: „${text}“`,
  wishes: {
    undo: (count) => (count === 0 ? 'möchte etwas zurücknehmen' : say`möchte ${actions(count)} zurücknehmen`),
    pause: 'möchte das Spiel unterbrechen',
    end: 'möchte das Spiel beenden',
    time: (time) => say`möchte ${duration(time)} mehr Zeit`,
    replace: (other) => say`möchte ${other} vertreten lassen`,
  },
  missing: (needs) => say`; ${und(needs)} ${needs.length === 1 ? 'muss' : 'müssen'} noch zustimmen`,
  outage: (time) => say`der Server war ${duration(time)} lang weg, was für keine Uhr zählt`,
};

/** Returns the German words of a table for the German words of its game: `words(germanOf(engine))`. */
export const words = <G extends GameTypes>(game: Words<G>): TableWords<G> => tableWords(german, game);

export { sentences, text } from '@ludi-romani/core/words';
