/** Turn order: the clauses of whose turn it is. */
import type { Clause } from '@ludi-romani/core';
import type { Seen } from '../types';

/** Returns the clause by which it is not the turn of a player. */
export function notYourTurn({ phase, pending }: Seen): Clause {
  if (phase === 'emperor') return 'NR-4.3';
  if (phase !== 'draft') return 'NR-4.6';
  const open = pending.at(-1);
  return open !== undefined && 'opened' in open ? 'NR-8.52' : 'NR-8.50';
}
