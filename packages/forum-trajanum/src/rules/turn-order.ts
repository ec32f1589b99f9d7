/** Turn order: the clauses of whose turn it is. */
import type { Clause, Seat } from '@ludi-romani/core';
import type { Seen } from '../types';

/** Returns the clause by which it is not the turn of `player`. */
export function notYourTurn({ phase, pending }: Seen, player: Seat): Clause {
  if (phase === 'turns') return 'FT-4.20';
  const open = pending.at(-1);
  const isSkipped = open !== undefined && 'opened' in open && open.opened[player]?.length === 0;
  return phase === 'payment' && isSkipped ? 'FT-9.3' : 'FT-9.4';
}
