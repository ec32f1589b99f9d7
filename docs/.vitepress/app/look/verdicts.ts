/** A verdict in words. */
import { withBase } from 'vitepress';
import type { AnyWords, GameName } from '../games';
import type { Judged } from './judge';
import type { Sayings } from './sayings';

/** The first thing wrong: what kind of thing, the clause that it breaks, and a sentence. */
export interface Fault {
  readonly kind: string;
  readonly clause: string | null;
  readonly sentence: string;
}

/** What is wrong, in the words of the game where they are there, otherwise in English. */
export function faultOf({ verdict }: Judged, sayings: Sayings, words: AnyWords | undefined): Fault | null {
  if (verdict.ok) return null;
  const { code, refusal, message } = verdict;
  const kind = sayings.faults[code];
  return refusal === null
    ? { kind, clause: null, sentence: message }
    : { kind, clause: refusal.clause, sentence: words?.refuse(refusal) ?? refusal.message };
}

/** Where a clause is explained. */
export const clauseUrl = (game: GameName, clause: string): string => withBase(`/rules/${game}#${clause}`);
