/** A player's turn: build once, produce once, in either order; then it ends (CR-4.10). */
import type { Effects, Move, Why } from '@ludi-romani/core';
import type { CityOfRome, EndTurn, Question, Seen } from '../types';
import { single } from './actions';

export type TurnQuestion = Extract<Question, { ask: 'turn' }>;

/** Asks what comes next, unless both actions are used: then the turn ends by itself (CR-4.18). */
export function goOn(effects: Effects<CityOfRome>, question: TurnQuestion): void {
  if (!question.built || !question.produced) effects.next(question);
}

/** What is to be decided in a turn before anything else. */
export const firstInTurn = (_: Seen, { built, produced }: TurnQuestion): Why => {
  if (built) return 'CR-4.10 first produce or end the turn';
  return produced ? 'CR-4.10 first build or end the turn' : 'CR-4.10 first build, produce or end the turn';
};

const endTurns = single('end-turn');

export const endTurn: Move<CityOfRome, TurnQuestion, EndTurn> = {
  candidates: (_, { player }) => endTurns(player),
  apply: () => {},
};
