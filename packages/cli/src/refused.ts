/** What rules and referees refuse, in the language that was asked for. */
import type { Fault, Problem, Refusal } from '@ludi-romani/core';
import type { Game } from './games';
import { type Language, sayingsOf } from './language';

/** A reason after its clause, if it has one. */
const cited = (clause: string | null, why: string): string => (clause === null ? why : `${clause}: ${why}`);

/** What is wrong with a replay; of a game that nobody knows, as far as there are words for any. In English as referees say it. */
export function faultSaid(fault: Fault, language: Language, game?: Game): string {
  if (language === 'en') return fault.message;
  const why = sayingsOf(language).verdicts.say(fault, game?.words[language](game.engine));
  return cited(fault.refusal?.clause ?? null, why);
}

/** Why an action is not legal, with the clause. */
export const refusalSaid = (refusal: Refusal, language: Language, game: Game): string =>
  faultSaid({ code: 'illegal-action', message: cited(refusal.clause, refusal.message), refusal }, language, game);

/** What is wrong with options, by their names. */
export const problemsSaid = (problems: readonly Problem[], language: Language, { engine, words }: Game): string =>
  sayingsOf(language).verdicts.problems(problems, words[language](engine));
