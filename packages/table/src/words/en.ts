/** What is said at a table, in English. */
import type { GameTypes } from '@ludi-romani/core';
import { say, type Words } from '@ludi-romani/core/words';
import { amount, and } from '@ludi-romani/core/words/en';
import { type TableLanguage, type TableWords, tableWords } from './words';

const actions = (count: number) => amount(count, 'actions', 'action');

const english: TableLanguage = {
  language: 'en',
  refusals: {
    'illegal-action': 'the rules do not allow it',
    'not-your-seat': 'this is the action of another seat',
    'no-such-seat': 'there is no such seat',
    'no-answer': 'the question has no legal answer',
    'game-over': 'the game has ended',
    left: 'this player has left the game',
    'not-left': 'nobody has to stand in for this player',
    stale: 'it was chosen before something happened that may change the choice',
    'nothing-to-undo': 'there is nothing to take back',
    'came-to-light': ({ by }) =>
      by.length === 0
        ? 'something came to light that cannot be forgotten'
        : say`${and(by)} brought something to light that cannot be forgotten`,
    'others-acted': ({ by }) =>
      by.length === 0
        ? 'somebody else has acted since'
        : say`${and(by)} ${by.length === 1 ? 'has' : 'have'} acted since`,
    'no-undo': 'nothing is taken back at this table',
    'nothing-to-redo': 'nothing was taken back that could be done again',
    'undo-is-free': 'nobody has to agree to it',
    'asked-already': ({ by }) =>
      say`${by.length === 0 ? 'somebody' : and(by)} is asking to take something back already`,
    'not-asked': 'nothing is asked of this player',
    'bad-comment': ({ most }) => `a comment has 1 to ${most} characters`,
    'comment-limit': 'the limit on comments is reached',
    'record-full': ({ most }) => `after ${most} entries a game is only played to its end`,
    'time-left': 'the time of this player has not run out',
    'flag-fell': ({ by }) => say`${by.length === 0 ? 'somebody' : and(by)} ran out of time before it`,
  },
  names: 'must be at most a name for each seat',
  needs: (who) => say`; ${and(who)} would have to agree`,
  tells: {
    undo: (count) => say`takes back ${actions(count)}`,
    redo: 'does it again',
    ask: (count) => (count === 0 ? 'asks to take something back' : say`takes back ${actions(count)}`),
    agree: (count) =>
      count === 0 ? 'agrees' : say`agrees: ${actions(count)} ${count === 1 ? 'is' : 'are'} taken back`,
    decline: 'declines',
    withdraw: 'asks no longer',
    resign: 'resigns',
    flag: 'runs out of time',
  },
  standIn: 'is played by a stand-in',
  comment: (who, text) => say`${who ?? 'a spectator'} says: “${text}”`,
  ask: (who, count, needs) =>
    say`${who} asks to take back ${actions(count)}${needs.length > 0 && say`; ${and(needs)} ${needs.length === 1 ? 'is' : 'are'} still to agree`}`,
};

/** The words of a table in English, for the game whose English words these are: `words(englishOf(engine))`. */
export const words = <G extends GameTypes>(game: Words<G>): TableWords<G> => tableWords(english, game);

export { sentences, text } from '@ludi-romani/core/words';
