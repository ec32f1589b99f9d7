/** Turn order: the clauses of whose turn it is. */
import type { Clause } from '@ludi-romani/core';
import type { Seen } from '../types';

/** Returns the clause by which it is not the turn of a player. */
export function notYourTurn({ pending }: Seen): Clause {
  const open = pending.at(-1);
  if (open === undefined || !('ask' in open)) return 'CR-4.9';
  if (open.ask === 'draft') return 'CR-3.13';
  return open.ask === 'emissary' ? 'CR-4.8' : 'CR-4.9';
}
