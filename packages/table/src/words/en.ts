/** The words of a table, its texts, in English. */
import type { GameTypes } from '@ludi-romani/core';
import { say, type Words } from '@ludi-romani/core/words';
import { amount, and } from '@ludi-romani/core/words/en';
import { type TableLanguage, type TableWords, tableWords } from './words';

const actions = (count: number) => amount(count, 'actions', 'action');

/** Returns a time in whole minutes, or in seconds if it is shorter than two minutes. */
const duration = (time: number) =>
  time < 120_000
    ? amount(Math.ceil(time / 1000), 'seconds', 'second')
    : amount(Math.round(time / 60_000), 'minutes', 'minute');

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
    'may-reveal': 'an answer to this question may reveal something, so it stands until all have answered',
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
      by.length === 0 ? 'another request is open' : say`a request of ${and(by)} is already open`,
    'not-asked': 'there is no request that this player can answer or withdraw',
    'nobody-to-ask': 'there is no other player who could agree',
    'bad-wish': 'this cannot be asked for',
    'no-clock': 'this table has no clocks',
    paused: 'the game is paused',
    'not-paused': 'the game is not paused',
    'bad-comment': ({ most }) => `a comment has 1 to ${most} characters`,
    'comment-limit': 'the limit on comments is reached',
    'record-full': ({ most }) => `this player has made ${most} entries, and can only act, answer and resign`,
    'time-left': 'the time of this player has not run out',
    'flag-fell': ({ by }) => say`${by.length === 0 ? 'a player' : and(by)} ran out of time first`,
    'bad-outage': 'the outage is longer than the time since the last entry',
  },
  names: 'must be a list of different names of 1 to 100 visible characters, at most one for each seat',
  needs: (who) => say`; ${and(who)} would have to agree`,
  tells: {
    undo: (count) => say`takes back ${actions(count)}`,
    redo: 'does it again',
    agree: (count) =>
      count === 0 ? 'agrees' : say`agrees: ${actions(count)} ${count === 1 ? 'is' : 'are'} taken back`,
    decline: 'declines',
    withdraw: 'withdraws the request',
    'standing-pass': 'will pass such questions from now on',
    'ask-again': 'wants to be asked again',
    resign: 'resigns',
    leave: 'leaves the game to a stand-in',
    return: 'plays again',
    resume: 'resumes the game',
    flag: 'runs out of time',
  },
  standIn: 'is played by a stand-in',
  comment: (who, text) => say`${who ?? 'a spectator'} says: “${text}”`,
  wishes: {
    undo: (count) => (count === 0 ? 'asks to take something back' : say`asks to take back ${actions(count)}`),
    pause: 'asks to pause the game',
    end: 'asks to end the game',
    time: (time) => say`asks for ${duration(time)} more`,
    replace: (other) => say`asks to let a stand-in play for ${other}`,
  },
  missing: (needs) => say`; ${and(needs)} must still agree`,
  outage: (time) => say`the server was away for ${duration(time)}, which count for no clock`,
};

/** Returns the English words of a table for the English words of its game: `words(englishOf(engine))`. */
export const words = <G extends GameTypes>(game: Words<G>): TableWords<G> => tableWords(english, game);

export { sentences, text } from '@ludi-romani/core/words';
