/** Converts the score sheet to JSON. */
import type { GameTypes, Outcome } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import { hasTeams, placeOf, totalsOf } from './score-sheet';

/** Returns the winners and scores, and the teams if there are any. The rows have the names that the engine uses. */
export const sheetOf = (
  names: readonly string[],
  outcome: Outcome,
  teams: readonly (readonly number[])[],
  { team: nameOf }: Pick<Words<GameTypes>, 'team'>,
) => ({
  /** empty if the players lost to the game itself */
  winners: outcome.ranking[0] ?? [],
  scores: outcome.scores.map(({ total, rows }, seat) => ({
    seat,
    name: names[seat],
    place: placeOf(outcome, seat, teams),
    total,
    rows: rows as Readonly<Record<GameTypes['row'], number>>,
  })),
  ...(hasTeams(teams) && {
    teams: totalsOf(outcome, teams).map((total, i) => ({ name: nameOf(i), seats: teams[i] ?? [], total })),
  }),
});
