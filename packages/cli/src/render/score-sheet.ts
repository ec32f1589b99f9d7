/** The end of a game. */
import type { Outcome } from '@ludi-romani/core';
import { listed, plural, table } from '../text';

/** One column for each player, one line for each row of the sheet. */
export function scoreSheet(
  rows: Readonly<Record<string, string>>,
  names: readonly string[],
  { ranking, scores }: Outcome,
): string[] {
  /** a place where nobody stands is that of the game itself */
  const place = (seat: number) =>
    ranking.slice(0, placeOf(seat)).reduce((before, seats) => before + Math.max(1, seats.length), 1);
  const placeOf = (seat: number) => ranking.findIndex((seats) => seats.includes(seat));
  const line = (name: string, values: readonly (string | number)[]) => [name, ...values.map(String)];
  const [head = '', ...body] = table(
    [
      line('', names),
      ...Object.entries(rows).map(([row, name]) =>
        line(
          name,
          scores.map((score) => score.rows[row] ?? 0),
        ),
      ),
      line(
        'Total',
        scores.map(({ total }) => total),
      ),
      line(
        'Place',
        scores.map((_, seat) => place(seat)),
      ),
    ],
    1,
  );
  const rule = '-'.repeat(Math.max(head.length, ...body.map(({ length }) => length)));
  return [head, rule, ...body.slice(0, -2), rule, ...body.slice(-2)];
}

/** `White wins with 46 points.` */
export function verdict(names: readonly string[], { ranking, scores }: Outcome): string {
  const [winners = [], losers = []] = ranking;
  const best = scores[winners[0] ?? 0]?.total ?? 0;
  if (winners.length === 0)
    return `${listed(losers.map((seat) => names[seat] ?? ''))} loses with ${plural(best, 'point')}.`;
  const tied = scores.filter(({ total }) => total === best).length > winners.length;
  const who = listed(winners.map((seat) => names[seat] ?? ''));
  const how = tied ? ', by the tie-break' : '';
  return winners.length > 1
    ? `${who} share the victory with ${plural(best, 'point')}.`
    : `${who} wins with ${plural(best, 'point')}${how}.`;
}
