/** The reward of each seat at the end of a game, or at a position where a playout is cut off. */
import { type Outcome, type Score, type Seat, teamTotals } from '@ludi-romani/core';

/** The margin, in points, that `squash` maps to 0.5. */
const HALF_MARGIN = 15;

/** Maps a margin to a number between -1 and 1, both excluded. It uses only arithmetic that every runtime rounds in the same way. */
const squash = (margin: number): number => margin / (Math.abs(margin) + HALF_MARGIN);

type Teams = readonly (readonly Seat[])[];

/** Returns the points by which a team leads the best other team. If there is no other team, returns its points. */
export function marginOf(totals: readonly number[], team: number): number {
  const others = totals.filter((_, other) => other !== team);
  return (totals[team] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}

/**
 * Returns for each team the share of the other teams that it beats; a tie counts half. A team that beats all other teams gets 1, a team that
 * all other teams beat gets 0. If there is no other team, the share is 1 for a win and 0 for a loss, or 0.5 if `outcome` is `null`.
 */
function placeShares(totals: readonly number[], outcome: Outcome | null, teams: Teams): number[] {
  const others = totals.length - 1;
  if (others === 0) return outcome === null ? [0.5] : [Number(outcome.ranking[0]?.includes(0) === true)];
  const placeOf = ([seat = 0]: readonly Seat[]) => outcome?.ranking.findIndex((place) => place.includes(seat)) ?? 0;
  const rank = outcome === null ? totals : teams.map((team) => -placeOf(team));
  return rank.map((own) => {
    const behind = rank.filter((other) => other < own).length;
    const level = rank.filter((other) => other === own).length - 1;
    return (behind + level / 2) / others;
  });
}

/**
 * Returns the reward of each seat, from 0 to 1: the same for all seats of a team. Half of the reward is for the team's place, half for the
 * margin to the best other team. The margin guides a search even if the places are decided. If there is no other team, the margin is the
 * number of points.
 */
export const rewards = (scores: readonly Score[], outcome: Outcome | null, teams: Teams): number[] =>
  standing(
    scores.map(({ total }) => total),
    outcome,
    teams,
  );

/** Returns the rewards for the total points of each seat. If `outcome` is `null`, the points also decide the places. */
export function standing(points: readonly number[], outcome: Outcome | null, teams: Teams): number[] {
  const totals = teamTotals(teams, points);
  const shares = placeShares(totals, outcome, teams);
  const reward = [...points];
  teams.forEach((team, i) => {
    const worth = ((shares[i] ?? 0) + (1 + squash(marginOf(totals, i))) / 2) / 2;
    for (const seat of team) reward[seat] = worth;
  });
  return reward;
}
