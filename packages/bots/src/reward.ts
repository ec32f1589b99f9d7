/** The reward of each seat at the end of a game, or at a position where a playout is cut off. */
import type { Outcome, Score } from '@ludi-romani/core';

/** The margin, in points, that `squash` maps to 0.5. */
const HALF_MARGIN = 15;

/** Maps a margin to a number between -1 and 1, both excluded. It uses only arithmetic that every runtime rounds in the same way. */
const squash = (margin: number): number => margin / (Math.abs(margin) + HALF_MARGIN);

/**
 * Returns for each seat the share of the other seats that it beats; a tie counts half. A seat that beats all other seats gets 1, a seat that
 * all other seats beat gets 0. In a solo game the share is 1 for a win and 0 for a loss, or 0.5 if `outcome` is `null`.
 */
function placeShares(totals: readonly number[], outcome: Outcome | null): number[] {
  const others = totals.length - 1;
  if (others === 0) return outcome === null ? [0.5] : [Number(outcome.ranking[0]?.includes(0) === true)];
  const rank = outcome === null ? totals : totals.map((_, seat) => -outcome.ranking.findIndex((g) => g.includes(seat)));
  return rank.map((own) => {
    const behind = rank.filter((other) => other < own).length;
    const level = rank.filter((other) => other === own).length - 1;
    return (behind + level / 2) / others;
  });
}

/**
 * Returns the reward of each seat, from 0 to 1. Half of the reward is for the place, half for the margin to the best other seat. The margin
 * guides a search even if the places are decided. In a solo game the margin is the number of points.
 */
export const rewards = (scores: readonly Score[], outcome: Outcome | null): number[] =>
  standing(
    scores.map(({ total }) => total),
    outcome,
  );

/** Returns the rewards for the total points of each seat. If `outcome` is `null`, the points also decide the places. */
export function standing(totals: readonly number[], outcome: Outcome | null): number[] {
  const shares = placeShares(totals, outcome);
  return totals.map((own, seat) => {
    const others = totals.filter((_, other) => other !== seat);
    const margin = own - (others.length === 0 ? 0 : Math.max(...others));
    return ((shares[seat] ?? 0) + (1 + squash(margin)) / 2) / 2;
  });
}
