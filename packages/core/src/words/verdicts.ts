/** What is said of replays that were judged, and of values that are not as they must be: in any language. */

import type { Misfit, ReplayComplaint, ValueComplaint } from '../errors/complaints';
import type { Problem, Refusal } from '../errors/errors';
import { asWritten, filled } from '../errors/messages';
import type { Fault, ReplayFault } from '../replay/referee';
import type { Ending } from '../replay/replay';
import type { Phrase } from './parts';

/** What a language writes down of it: everything, or it does not compile. */
export interface VerdictLanguage {
  readonly language: string;
  /** What kind of thing is wrong, in a few words, with a capital and without a period. */
  readonly faults: Readonly<Record<ReplayFault, string>>;
  /** What core says, by the English; English itself has none. */
  readonly complaints:
    | readonly [Readonly<Record<ValueComplaint, string>>, Readonly<Record<ReplayComplaint, string>>]
    | null;
  /** What core refuses, by the English. */
  readonly refusals: Readonly<Record<string, string>>;
  /** How a game ended that the rules did not end: a whole clause. */
  readonly endings: Readonly<Record<Ending['by'], (who: Phrase) => Phrase>>;
}

/** What the words of a game add: what its rules refuse, and what is said of its options. */
interface Rules {
  refuse(refusal: Refusal): string;
  problem(problem: Problem, called?: (id: string) => string): string;
}

/** The words for replays, whatever the game, and for what is no replay. */
export interface Verdicts {
  /** `en`, `de` */
  readonly language: string;
  /** What kind of thing is wrong: `Not a legal action`. No period. */
  fault(code: ReplayFault): string;
  /**
   * What is wrong with a replay, without the clause: no capital, no period. With the words of the game it is said in its terms; English
   * where there is no other word for it.
   */
  say(fault: Fault, words?: Rules): string;
  /** What is wrong, after where: `players: must be one of 2, 3`. Ids are as they are written. */
  problems(problems: readonly Problem[], words?: Rules): string;
  /** Who gave up, or was too late. No period. */
  ended(ending: Ending, who: Phrase): Phrase;
}

/** A sentence in the words of a language, by the English, and in English where there are none. */
export function translated(
  words: Readonly<Record<string, string>>,
  { message, pattern = message, args = {} }: Misfit,
  called?: (id: string, name: string) => string,
): string {
  const known = Object.hasOwn(words, pattern) ? words[pattern] : undefined;
  return known === undefined && called === undefined ? message : filled(known ?? pattern, args, called);
}

/** The words of a language for verdicts. */
export function verdictsOf({ language, faults, complaints, refusals, endings }: VerdictLanguage): Verdicts {
  const known: Readonly<Record<string, string>> = Object.assign({}, refusals, ...(complaints ?? []));
  const own = (said: Misfit): string => translated(known, said);
  const problems = (given: readonly Problem[], words?: Rules): string =>
    given
      .map((one) => {
        const isOwn = Object.hasOwn(known, one.pattern ?? one.message);
        const said = words === undefined || isOwn ? own(one) : words.problem(one, asWritten);
        return one.path === '' ? said : `${one.path}: ${said}`;
      })
      .join('; ');
  return {
    language,
    fault: (code) => faults[code],
    say: (fault, words) => {
      if (fault.refusal !== undefined) return words?.refuse(fault.refusal) ?? own(fault.refusal);
      return fault.problems === undefined ? own(fault) : problems(fault.problems, words);
    },
    problems,
    ended: ({ by }, who) => endings[by](who),
  };
}
