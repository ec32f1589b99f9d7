/** Renders the score sheet at the end of a game as text. */
import { type GameTypes, type Outcome, teamTotals } from '@ludi-romani/core';
import { type Words, winnersOf } from '@ludi-romani/core/words';
import type { LocalizedGame } from '../game';
import type { Messages } from '../messages/en';
import { table } from '../text';

type Teams = readonly (readonly number[])[];

/** Returns the place of the team of a seat, from 1. An empty list in the ranking is the place of the game itself. */
export const placeOf = ({ ranking }: Outcome, seat: number, teams: Teams): number =>
  ranking
    .slice(
      0,
      ranking.findIndex((seats) => seats.includes(seat)),
    )
    .reduce((before, seats) => before + Math.max(1, teams.filter(([first = -1]) => seats.includes(first)).length), 1);

/** Returns the points of each team. */
export const totalsOf = ({ scores }: Outcome, teams: Teams): number[] =>
  teamTotals(
    teams,
    scores.map(({ total }) => total),
  );

/** Returns true if any team has several players. */
export const hasTeams = (teams: Teams): boolean => teams.some(({ length }) => length > 1);

/** Returns the sheet with a column for each player. */
export function scoreSheet(
  { row: titleOf, team: nameOf }: Words<GameTypes>,
  { total, place: placeTitle, team: teamTitle, teamTotal }: Messages,
  names: readonly string[],
  outcome: Outcome,
  teams: Teams,
): string[] {
  const { scores } = outcome;
  const totals = totalsOf(outcome, teams);
  const teamOf = (seat: number) => teams.findIndex((team) => team.includes(seat));
  const line = (name: string, values: readonly (string | number)[]) => [name, ...values.map(String)];
  const [head = '', ...body] = table(
    [
      line('', names),
      ...Object.keys(scores[0]?.rows ?? {}).map((row) =>
        line(
          titleOf(row),
          scores.map((score) => score.rows[row] ?? 0),
        ),
      ),
      line(
        total,
        scores.map((score) => score.total),
      ),
      ...(hasTeams(teams)
        ? [
            line(
              teamTitle,
              scores.map((_, seat) => nameOf(teamOf(seat))),
            ),
            line(
              teamTotal,
              scores.map((_, seat) => totals[teamOf(seat)] ?? 0),
            ),
          ]
        : []),
      line(
        placeTitle,
        scores.map((_, seat) => placeOf(outcome, seat, teams)),
      ),
    ],
    1,
  );
  const rule = '-'.repeat(Math.max(head.length, ...body.map(({ length }) => length)));
  const sums = hasTeams(teams) ? 4 : 2;
  return [head, rule, ...body.slice(0, -sums), rule, ...body.slice(-sums)];
}

/** Returns a sentence such as `White wins with 46 points.` `teams` are those of the engine. */
export function verdict(
  { words, messages }: Pick<LocalizedGame, 'words' | 'messages'>,
  names: readonly string[],
  outcome: Outcome,
  teams: Teams,
): string {
  const { ranking } = outcome;
  const [winners = [], losers = []] = ranking;
  const nameOf = (seat: number) => names[seat] ?? '';
  const totals = totalsOf(outcome, teams);
  const totalOf = (seat = 0) => totals[teams.findIndex((team) => team.includes(seat))] ?? 0;
  if (winners.length === 0) return messages.loses(losers.map(nameOf), totalOf(losers[0]));
  const named = winnersOf(words, teams, outcome, nameOf);
  const best = totalOf(winners[0]);
  if (named.length > 1) return messages.shares(named, best);
  return messages.wins(named, best, totals.filter((total) => total === best).length > 1);
}
