/** Turn order: the clauses of whose turn it is. */
import type { Clause } from '@ludi-romani/core';
import type { Question, Seen } from '../types';
import { PLAY_CLAUSE } from './contest';

/** The clauses of whose turn it is, by question. Other questions are for the owner of a henchman (AQ-4.35). */
const TURN_CLAUSES: { readonly [Q in Question['ask']]?: Clause } = {
  placement: 'AQ-4.15',
  'blue-dice': 'AQ-5.22',
  'arena-reward': 'AQ-5.25',
  'stadium-card': 'AQ-5.42',
  bid: 'AQ-5.52',
  harbour: 'AQ-5.92',
};

/** Returns the clause by which it is not the turn of a player. */
export function notYourTurn({ pending }: Seen): Clause {
  const open = pending.at(-1);
  if (open === undefined || !('ask' in open)) return 'AQ-4.35';
  return open.ask === 'cards' ? PLAY_CLAUSE[open.contest] : (TURN_CLAUSES[open.ask] ?? 'AQ-4.35');
}
