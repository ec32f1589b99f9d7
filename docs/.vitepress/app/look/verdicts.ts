/** A verdict in words. */
import type { AnyWords } from '../games';
import type { Bad, Judged } from './judge';
import type { Sayings } from './sayings';

/** The first thing wrong: what kind of thing, the clause that it breaks, and what else there is to say of it. */
export interface Fault {
  readonly kind: string;
  readonly clause: string | null;
  readonly sentence: string;
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

/** What is wrong, in the words of the game where they are there, otherwise in English. */
export function faultOf({ verdict }: Judged, sayings: Sayings, words: AnyWords | undefined): Fault | null {
  if (verdict.ok) return null;
  const { code, refusal, message } = verdict;
  const kind = sayings.faults[code];
  return refusal === null
    ? { kind, clause: null, sentence: PLAIN.includes(code) ? '' : message }
    : { kind, clause: refusal.clause, sentence: words?.refuse(refusal) ?? refusal.message };
}
