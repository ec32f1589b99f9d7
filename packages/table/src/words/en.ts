/** The words of a table, its texts, in English. */
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
    'not-left': 'this player has not left the game',
    stale: 'the game has changed since this action was chosen',
    'nothing-to-undo': 'there is nothing to take back',
    'came-to-light': ({ by }) =>
      by.length === 0 ? 'hidden information has been revealed' : say`${and(by)} revealed hidden information`,
    'others-acted': ({ by }) =>
      by.length === 0
        ? 'another player has acted since'
        : say`${and(by)} ${by.length === 1 ? 'has' : 'have'} acted since`,
    'no-standing-pass': 'this player has no open question that may be passed in advance',
    'nothing-standing': 'this player has no standing pass',
    'no-undo': 'undo is not allowed at this table',
    'nothing-to-redo': 'there is nothing to redo',
    'undo-is-free': 'this undo needs no consent',
    'asked-already': ({ by }) =>
      by.length === 0 ? 'an undo request is already open' : say`${and(by)} is already asking to take something back`,
    'not-asked': 'there is no undo request that this player can answer or withdraw',
    'bad-comment': ({ most }) => `a comment has 1 to ${most} characters`,
    'comment-limit': 'the limit on comments is reached',
    'record-full': ({ most }) => `after ${most} entries only actions, resignations and flags are accepted`,
    'time-left': 'the time of this player has not run out',
    'flag-fell': ({ by }) => say`${by.length === 0 ? 'a player' : and(by)} ran out of time first`,
  },
  names: 'must be a list of names of 1 to 100 characters, at most one for each seat',
  needs: (who) => say`; ${and(who)} would have to agree`,
  tells: {
    undo: (count) => say`takes back ${actions(count)}`,
    redo: 'does it again',
    ask: (count) => (count === 0 ? 'asks to take something back' : say`takes back ${actions(count)}`),
    agree: (count) =>
      count === 0 ? 'agrees' : say`agrees: ${actions(count)} ${count === 1 ? 'is' : 'are'} taken back`,
    decline: 'declines',
    withdraw: 'withdraws the request',
    'standing-pass': 'will pass such questions from now on',
    'ask-again': 'wants to be asked again',
    resign: 'resigns',
    flag: 'runs out of time',
  },
  standIn: 'is played by a stand-in',
  comment: (who, text) => say`${who ?? 'a spectator'} says: “${text}”`,
  ask: (who, count, needs) =>
    say`${who} asks to take back ${actions(count)}${needs.length > 0 && say`; ${and(needs)} must still agree`}`,
};

/** Returns the English words of a table for the English words of its game: `words(englishOf(engine))`. */
export const words = <G extends GameTypes>(game: Words<G>): TableWords<G> => tableWords(english, game);

export { sentences, text } from '@ludi-romani/core/words';
