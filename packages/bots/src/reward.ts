/** What an end, or a position where a playout is cut off, is worth to each seat. */
import type { Outcome, Score } from '@ludi-romani/core';

/** The margin, in points, that is worth half of all that points can add. */
const HALF = 15;

/** From -1 to 1 without ever reaching them, by exact arithmetic alone. */
const squash = (margin: number): number => margin / (Math.abs(margin) + HALF);

/**
 * The share of the others that a seat is ahead of, half for those it stands level with: 1 wins alone, 0 is last alone. Who plays alone
 * wins against the game, or does not.
 */
function places(totals: readonly number[], outcome: Outcome | null): number[] {
  const others = totals.length - 1;
  if (others === 0) return outcome === null ? [0.5] : [Number(outcome.ranking[0]?.includes(0) === true)];
  const place =
    outcome === null ? totals : totals.map((_, seat) => -outcome.ranking.findIndex((g) => g.includes(seat)));
  return place.map((own) => {
    const behind = place.filter((other) => other < own).length;
    const level = place.filter((other) => other === own).length - 1;
    return (behind + level / 2) / others;
  });
}

/**
 * Per seat from 0 to 1: half of it by place, half by how far ahead of or behind the best of the others, so that a search also sees
 * its way where the place is decided. Alone the margin is the points.
 */
export const rewards = (scores: readonly Score[], outcome: Outcome | null): number[] =>
  standing(
    scores.map(({ total }) => total),
    outcome,
  );

/** The same for points alone. */
export function standing(totals: readonly number[], outcome: Outcome | null): number[] {
  const shares = places(totals, outcome);
  return totals.map((own, seat) => {
    const others = totals.filter((_, other) => other !== seat);
    const margin = own - (others.length === 0 ? 0 : Math.max(...others));
    return ((shares[seat] ?? 0) + (1 + squash(margin)) / 2) / 2;
  });
}
