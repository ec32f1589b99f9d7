/** Converts the score sheet to JSON. */
import type { GameTypes, Outcome } from '@ludi-romani/core';
import { placeOf } from './score-sheet';

/** Returns the winners and scores. The rows have the names that the engine uses. */
export const sheetOf = (names: readonly string[], outcome: Outcome) => ({
  /** empty if the players lost to the game itself */
  winners: outcome.ranking[0] ?? [],
  scores: outcome.scores.map(({ total, rows }, seat) => ({
    seat,
    name: names[seat],
    place: placeOf(outcome, seat),
    total,
    rows: rows as Readonly<Record<GameTypes['row'], number>>,
  })),
});
