/** A score sheet for machines. */
import type { GameTypes, Outcome } from '@ludi-romani/core';
import { placeOf } from './score-sheet';

/** The figures of the score sheet: rows by the names that the engine knows them by. */
export const sheetOf = (names: readonly string[], outcome: Outcome) => ({
  /** nobody, where the game itself won */
  winners: outcome.ranking[0] ?? [],
  scores: outcome.scores.map(({ total, rows }, seat) => ({
    seat,
    name: names[seat],
    place: placeOf(outcome, seat),
    total,
    rows: rows as Readonly<Record<GameTypes['row'], number>>,
  })),
});
