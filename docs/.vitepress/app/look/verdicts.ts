/** The first fault of a replay in words. */
import type { AnyWords, Language } from '../games';
import { verdictsIn } from '../words';
import type { Bad, Judged } from './judge';

/** A fault: its kind, the clause that it breaks, and a sentence with the details, which may be empty. */
export interface Fault {
  readonly kind: string;
  readonly clause: string | null;
  readonly sentence: string;
  /** true if the sentence is in English in every language */
  readonly isEnglish: boolean;
}

const NOT_JSON: Readonly<Record<Language, string>> = { en: 'Not JSON', de: 'Kein JSON' };

/** The faults that need no details. */
const PLAIN: readonly Bad['code'][] = [
  'other-components',
  'commitment-differs',
  'checkpoint-differs',
  'actions-after-end',
  'unfinished',
  'outcome-differs',
];

/** The faults whose messages are not translated. */
const ENGLISH: readonly Bad['code'][] = ['internal', 'invalid-start'];

/** Returns the fault of a replay, or null if it is valid. `words` are the texts of its game, if they are loaded. */
export function faultOf({ verdict }: Judged, language: Language, words: AnyWords | undefined): Fault | null {
  if (verdict.ok) return null;
  const { code, refusal, message } = verdict;
  if (code === 'not-json') return { kind: NOT_JSON[language], clause: null, sentence: message, isEnglish: true };
  const verdicts = verdictsIn(language);
  const sentence = PLAIN.includes(code) ? '' : verdicts.say({ ...verdict, code }, words);
  return {
    kind: verdicts.fault(code),
    clause: refusal?.clause ?? null,
    sentence,
    isEnglish: ENGLISH.includes(code) && sentence.startsWith(message),
  };
}
