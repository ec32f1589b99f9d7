/** Returns the messages of errors of rules and referees, in the chosen language. */
import type { Fault, Problem, Refusal } from '@ludi-romani/core';
import { type Game, wordsOf } from './game';
import { type Language, messagesIn } from './language';

const afterClause = (clause: string | null, why: string): string => (clause === null ? why : `${clause}: ${why}`);

/** Returns the message of a replay's fault. In English, it is the referee's own message. Without `game`, names of the game stay untranslated. */
export function faultMessage(fault: Fault, language: Language, game?: Game): string {
  if (language === 'en') return fault.message;
  const why = messagesIn(language).verdicts.say(fault, game && wordsOf(game, language));
  return afterClause(fault.refusal?.clause ?? null, why);
}

/** Returns the reason for which an action is illegal, after its clause. */
export const refusalMessage = (refusal: Refusal, language: Language, game: Game): string => {
  const message = afterClause(refusal.clause, refusal.message);
  return faultMessage({ code: 'illegal-action', message, refusal }, language, game);
};

/** Returns one message for the problems of game options. */
export const problemsMessage = (problems: readonly Problem[], language: Language, game: Game): string =>
  messagesIn(language).verdicts.problems(problems, wordsOf(game, language));
