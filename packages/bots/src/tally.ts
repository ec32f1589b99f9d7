/** The sums of many tries of one action, and the means that findings report. */
import type { Verdict } from './reward';
import type { Finding } from './types';

/** Sums over the tries of one action, for the seat that chooses it. */
export interface Tally {
  visits: number;
  /** the sum of the rewards */
  total: number;
  /** the sum of the squares of the rewards */
  squares: number;
  /** the sum of the chances to win */
  wins: number;
  /** the sum of the leads, in points */
  leads: number;
}

export const newTally = (): Tally => ({ visits: 0, total: 0, squares: 0, wins: 0, leads: 0 });

/** Adds one try to `tally`. */
export function count(tally: Tally, { reward, win, lead }: Verdict): void {
  tally.visits++;
  tally.total += reward;
  tally.squares += reward * reward;
  tally.wins += win;
  tally.leads += lead;
}

/** Returns the sums of both tallies. */
export const added = (one: Tally, other: Tally): Tally => ({
  visits: one.visits + other.visits,
  total: one.total + other.total,
  squares: one.squares + other.squares,
  wins: one.wins + other.wins,
  leads: one.leads + other.leads,
});

/** Returns the finding about `action`. Without a tally, or without tries, value and chance are 0.5. */
export function findingOf<A>(action: A, { visits, total, squares, wins, leads }: Tally = newTally()): Finding<A> {
  if (visits === 0) return { action, visits, value: 0.5, spread: 0, win: 0.5, lead: 0 };
  const value = total / visits;
  // rounding may make the difference negative
  const spread = Math.sqrt(Math.max(0, squares / visits - value * value));
  return { action, visits, value, spread, win: wins / visits, lead: leads / visits };
}

/** Returns the sums from which a finding was made. */
export const tallyOf = ({ visits, value, spread, win, lead }: Finding<unknown>): Tally => ({
  visits,
  total: visits * value,
  squares: visits * (value * value + spread * spread),
  wins: visits * win,
  leads: visits * lead,
});
