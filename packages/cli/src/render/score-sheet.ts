/** The end of a game. */
import type { GameTypes, Outcome } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { Sayings } from '../sayings/en';
import { table } from '../text';

/** A place where nobody stands is that of the game itself. */
export const placeOf = ({ ranking }: Outcome, seat: number): number =>
  ranking
    .slice(
      0,
      ranking.findIndex((seats) => seats.includes(seat)),
    )
    .reduce((before, seats) => before + Math.max(1, seats.length), 1);

/** One column for each player, one line for each row of the sheet. */
export function scoreSheet(
  { row: titleOf }: Words<GameTypes>,
  { total, place: placeTitle }: Sayings,
  names: readonly string[],
  outcome: Outcome,
): string[] {
  const { scores } = outcome;
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
      line(
        placeTitle,
        scores.map((_, seat) => placeOf(outcome, seat)),
      ),
    ],
    1,
  );
  const rule = '-'.repeat(Math.max(head.length, ...body.map(({ length }) => length)));
  return [head, rule, ...body.slice(0, -2), rule, ...body.slice(-2)];
}

/** `White wins with 46 points.` */
export function verdict(sayings: Sayings, names: readonly string[], { ranking, scores }: Outcome): string {
  const [winners = [], losers = []] = ranking;
  const best = scores[winners[0] ?? 0]?.total ?? 0;
  const called = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? '');
  if (winners.length === 0) return sayings.loses(called(losers), best);
  if (winners.length > 1) return sayings.shares(called(winners), best);
  return sayings.wins(called(winners), best, scores.filter(({ total }) => total === best).length > 1);
}
