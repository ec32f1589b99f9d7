/** The texts of verdicts on replays and of problems of values, in any language. */

import type { Problem, Refusal } from '../errors/errors';
import { asWritten, filled, type Misfit, type ReplayComplaint, type ValueComplaint } from '../errors/messages';
import type { Seat } from '../game/types';
import type { Fault, ReplayFault } from '../replay/referee';
import type { Ending } from '../replay/replay';
import type { Phrase } from './parts';

/** The texts of verdicts in one language, as the language declares them. A missing entry does not compile. */
export interface VerdictLanguage {
  readonly language: string;
  /** a few words for each kind of fault, with a capital and without a period */
  readonly faults: Readonly<Record<ReplayFault, string>>;
  /** the translations of core's messages, by their English patterns; `null` in English */
  readonly complaints:
    | readonly [Readonly<Record<ValueComplaint, string>>, Readonly<Record<ReplayComplaint, string>>]
    | null;
  /** the translations of core's refusals, by their English messages */
  readonly refusals: Readonly<Record<string, string>>;
  /** a whole clause for the end of a game that the rules did not end */
  readonly endings: Readonly<Record<Exclude<Ending['by'], 'agreement'>, (who: Phrase) => Phrase>> & {
    readonly agreement: () => Phrase;
  };
}

/** The functions of a game's words, its texts in one language, that translate the refusals of its rules and the problems of its options. */
interface Rules {
  refuse(refusal: Refusal): string;
  problem(problem: Problem, called?: (id: string) => string): string;
}

/** The functions that describe verdicts on the replays of any game, in one language. */
export interface Verdicts {
  /** `en`, `de` */
  readonly language: string;
  /** Returns a few words for a kind of fault: `Not a legal action`. No period. */
  fault(code: ReplayFault): string;
  /**
   * Describes a fault, without its clause: no capital, no period. Messages of the rules are translated with `words`, the words of the game.
   * Messages without a translation stay English.
   */
  say(fault: Fault, words?: Rules): string;
  /** Lists problems with their paths: `players: must be one of 2, 3`. Ids are not replaced by titles. */
  problems(problems: readonly Problem[], words?: Rules): string;
  /** Describes an ending: a resignation or timeout of the player that `who` names, or an agreement. No capital, no period. */
  ended(ending: Ending, who: (seat: Seat) => Phrase): Phrase;
}

/**
 * Translates a message. `words` holds the translations by English pattern. Returns the English message if there is no translation. `called`
 * returns the text for each id in the arguments.
 */
export function translated(
  words: Readonly<Record<string, string>>,
  { message, pattern = message, args = {} }: Misfit,
  called?: (id: string, name: string) => string,
): string {
  const known = Object.hasOwn(words, pattern) ? words[pattern] : undefined;
  return known === undefined && called === undefined ? message : filled(known ?? pattern, args, called);
}

/** Makes the functions that describe verdicts in one language. */
export function verdictsOf({ language, faults, complaints, refusals, endings }: VerdictLanguage): Verdicts {
  const known: Readonly<Record<string, string>> = Object.assign({}, refusals, ...(complaints ?? []));
  const own = (message: Misfit): string => translated(known, message);
  const problems = (given: readonly Problem[], words?: Rules): string =>
    given
      .map((one) => {
        const isOwn = Object.hasOwn(known, one.pattern ?? one.message);
        const message = words === undefined || isOwn ? own(one) : words.problem(one, asWritten);
        return one.path === '' ? message : `${one.path}: ${message}`;
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
    ended: (ending, who) => ('seat' in ending ? endings[ending.by](who(ending.seat)) : endings.agreement()),
  };
}
