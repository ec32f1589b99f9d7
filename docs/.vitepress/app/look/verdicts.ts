/** A verdict in words. */
import type { AnyWords, Language } from '../games';
import { verdictsIn } from '../words';
import type { Bad, Judged } from './judge';
import { sayingsIn } from './sayings';

/** The first thing wrong: what kind of thing, the clause that it breaks, and what else there is to say of it. */
export interface Fault {
  readonly kind: string;
  readonly clause: string | null;
  readonly sentence: string;
  /** whether that was said by a program that speaks English alone */
  readonly isEnglish: boolean;
}

/** Of these the kind says it all. */
const PLAIN: readonly Bad['code'][] = [
  'other-components',
  'commitment-differs',
  'checkpoint-differs',
  'actions-after-end',
  'unfinished',
  'outcome-differs',
];

/** Of these there are sentences that only programs say. */
const ENGLISH: readonly Bad['code'][] = ['internal', 'invalid-start'];

/** What is wrong, in the words of the game where they are there, otherwise as far as there are words for any game. */
export function faultOf({ verdict }: Judged, language: Language, words: AnyWords | undefined): Fault | null {
  if (verdict.ok) return null;
  const { code, refusal, message } = verdict;
  if (code === 'not-json')
    return { kind: sayingsIn(language).notJson, clause: null, sentence: message, isEnglish: true };
  const verdicts = verdictsIn(language);
  const sentence = PLAIN.includes(code) ? '' : verdicts.say({ ...verdict, code }, words);
  return {
    kind: verdicts.fault(code),
    clause: refusal?.clause ?? null,
    sentence,
    isEnglish: ENGLISH.includes(code) && sentence.startsWith(message),
  };
}
