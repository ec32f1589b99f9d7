/** The words of a table, its texts, in German. */
import type { GameTypes } from '@ludi-romani/core';
import { say, type Words } from '@ludi-romani/core/words';
import { amount, f, und } from '@ludi-romani/core/words/de';
import { type TableLanguage, type TableWords, tableWords } from './words';

const ACTION = f('Aktion', 'Aktionen');
const actions = (count: number) => amount(count, 'actions', ACTION);

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
        ? 'es kam etwas ans Licht, das niemand vergessen kann'
        : say`${und(by)} ${by.length === 1 ? 'hat' : 'haben'} etwas ans Licht gebracht, das niemand vergessen kann`,
    'others-acted': ({ by }) =>
      by.length === 0
        ? 'seitdem hat jemand anders gehandelt'
        : say`seitdem ${by.length === 1 ? 'hat' : 'haben'} ${und(by)} gehandelt`,
    'no-standing-pass': 'hier ist keine Frage offen, auf die im Voraus gepasst werden kann',
    'nothing-standing': 'hier wurde nicht im Voraus gepasst',
    'no-undo': 'an diesem Tisch wird nichts zurückgenommen',
    'nothing-to-redo': 'es wurde nichts zurückgenommen, was noch einmal getan werden könnte',
    'undo-is-free': 'dem muss niemand zustimmen',
    'asked-already': ({ by }) => say`${by.length === 0 ? 'jemand' : und(by)} möchte schon etwas zurücknehmen`,
    'not-asked': 'auf diesem Platz ist keine Bitte offen',
    'bad-comment': ({ most }) => `eine Bemerkung hat 1 bis ${most} Zeichen`,
    'comment-limit': 'die Höchstmenge an Bemerkungen ist erreicht',
    'record-full': ({ most }) => `nach ${most} Einträgen wird ein Spiel nur noch zu Ende gespielt`,
    'time-left': 'die Zeit auf diesem Platz ist nicht abgelaufen',
    'flag-fell': ({ by }) =>
      by.length === 0 ? 'vorher war eine Zeit abgelaufen' : say`vorher war die Zeit von ${und(by)} abgelaufen`,
  },
  names: 'müssen eine Liste von Namen mit 1 bis 100 Zeichen sein, höchstens einer für jeden Platz',
  needs: (who) => say`; ${und(who)} ${who.length === 1 ? 'müsste' : 'müssten'} zustimmen`,
  tells: {
    undo: (count) => say`nimmt ${actions(count)} zurück`,
    redo: 'macht es noch einmal',
    ask: (count) => (count === 0 ? 'möchte etwas zurücknehmen' : say`nimmt ${actions(count)} zurück`),
    agree: (count) =>
      count === 0 ? 'stimmt zu' : say`stimmt zu: ${actions(count)} ${count === 1 ? 'wird' : 'werden'} zurückgenommen`,
    decline: 'lehnt ab',
    withdraw: 'bittet nicht mehr darum',
    'standing-pass': 'passt von nun an auf solche Fragen',
    'ask-again': 'möchte wieder gefragt werden',
    resign: 'gibt auf',
    flag: 'überschreitet die Zeit',
  },
  standIn: 'wird vertreten',
  comment: (who, text) => say`${who ?? 'jemand, der zuschaut,'} sagt: „${text}“`,
  ask: (who, count, needs) =>
    say`${who} möchte ${actions(count)} zurücknehmen${needs.length > 0 && say`; ${und(needs)} ${needs.length === 1 ? 'muss' : 'müssen'} noch zustimmen`}`,
};

/** Returns the German words of a table for the German words of its game: `words(germanOf(engine))`. */
export const words = <G extends GameTypes>(game: Words<G>): TableWords<G> => tableWords(german, game);

export { sentences, text } from '@ludi-romani/core/words';
