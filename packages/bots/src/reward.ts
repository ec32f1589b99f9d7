/** What a state is worth to each seat: at the end of a game, or where a playout is cut off. */
import { type Outcome, type Seat, teamTotals } from '@ludi-romani/core';

type Teams = readonly (readonly Seat[])[];

/**
 * A function that returns the reward of each seat, from 0 to 1. `points` are the points by seat: final if there is an `outcome`, otherwise
 * expected. `spread` is the standard deviation of the error in the expected lead of one seat over another, if it is known.
 */
export type Utility = (
  points: readonly number[],
  outcome: Outcome | null,
  teams: Teams,
  spread?: number,
) => readonly number[];

/** What one try found for one seat. */
export interface Verdict {
  /** what the search maximizes, from 0 to 1 */
  readonly reward: number;
  /**
   * the chance to win, from 0 to 1: exact at the end, where players who share the first place share the win; otherwise estimated from the expected
   * points
   */
  readonly win: number;
  /** the points by which the seat's team leads the best other team; if there is no other team, its points */
  readonly lead: number;
}

/** The margin, in points, that `squash` maps to 0.5. */
const HALF_MARGIN = 15;

/** Maps a margin to a number between -1 and 1, both excluded. It uses only arithmetic that every runtime rounds in the same way. */
const squash = (margin: number): number => margin / (Math.abs(margin) + HALF_MARGIN);

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

/** Returns the chance to end ahead for an expected lead of `margin` points. `spread` is the standard deviation of the error in that lead. */
const chanceAhead = (margin: number, spread: number): number =>
  (1 + margin / Math.sqrt(margin * margin + 2 * spread * spread)) / 2;

/** Returns for each team its chance to end ahead of each other team. */
const chancesAhead = (totals: readonly number[], spread: number): number[][] =>
  totals.map((own, i) => totals.flatMap((other, j) => (i === j ? [] : [chanceAhead(own - other, spread)])));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Returns for each team the share of the other teams that it may expect to beat. If there is no other team, the share is 0.5. */
const expectedShares = (totals: readonly number[], spread: number): number[] =>
  chancesAhead(totals, spread).map((chances) => (chances.length === 0 ? 0.5 : sum(chances) / chances.length));

/**
 * The default utility. Half of the reward is for the team's place, half for the margin to the best other team, which guides a search even if
 * the places are decided. If there is no other team, the margin is the number of points. If `outcome` is `null`, the points also decide the
 * places: with a `spread` above 0, by the chance to be ahead of each other team. All seats of a team get the same.
 */
export const standing: Utility = (points, outcome, teams, spread = 0) => {
  const totals = teamTotals(teams, points);
  const isOpen = outcome === null && spread > 0;
  const shares = isOpen ? expectedShares(totals, spread) : placeShares(totals, outcome, teams);
  const reward = [...points];
  teams.forEach((team, i) => {
    const worth = ((shares[i] ?? 0) + (1 + squash(marginOf(totals, i))) / 2) / 2;
    for (const seat of team) reward[seat] = worth;
  });
  return reward;
};

/** The spread if it is unknown: a team that is expected to end 15 points ahead of one other team wins 3 of 4 games. */
const USUAL_SPREAD = 18;

/** Returns the chance of each team to win: exact at the end, where winners share the win, otherwise by its chance to be ahead of each other team. */
function winChances(
  totals: readonly number[],
  outcome: Outcome | null,
  teams: Teams,
  spread = USUAL_SPREAD,
): readonly number[] {
  if (outcome !== null) {
    const [winners = []] = outcome.ranking;
    const wins = teams.map(([seat = 0]) => Number(winners.includes(seat)));
    const winnersCount = Math.max(1, sum(wins));
    return wins.map((win) => win / winnersCount);
  }
  const [only = 0] = totals;
  if (totals.length === 1) return [chanceAhead(only, spread)];
  const chances = chancesAhead(totals, spread).map((all) => all.reduce((product, each) => product * each, 1));
  const all = sum(chances);
  return chances.map((chance) => chance / all);
}

/** Returns for each seat its reward, with the chance to win and the lead that follow from `points`. */
export function verdicts(
  points: readonly number[],
  outcome: Outcome | null,
  teams: Teams,
  rewards: readonly number[],
  spread?: number,
): Verdict[] {
  const totals = teamTotals(teams, points);
  const wins = winChances(totals, outcome, teams, spread);
  const found: Verdict[] = [];
  teams.forEach((team, i) => {
    const lead = marginOf(totals, i);
    for (const seat of team) found[seat] = { reward: rewards[seat] ?? 0, win: wins[i] ?? 0, lead };
  });
  return found;
}
