/** A player's turn: build once, produce once, in either order; then it ends (CR-4.10). */
import type { Effects, Move } from '@ludi-romani/core';
import type { CityOfRome, EndTurn, Question } from '../types';
import { single } from './actions';

export type TurnQuestion = Extract<Question, { ask: 'turn' }>;

/** Asks what comes next, unless both actions are used: then the turn ends by itself (CR-4.18). */
export function goOn(effects: Effects<CityOfRome>, question: TurnQuestion): void {
  if (!question.built || !question.produced) effects.next(question);
}

const endTurns = single('end-turn');

export const endTurn: Move<CityOfRome, TurnQuestion, EndTurn> = {
  candidates: (_, { player }) => endTurns(player),
  apply: () => {},
  describe: () => 'Ends the turn.',
};
