/** A player's turn. The player may build once and may produce once, in either order (CR-4.10). */
import type { Effects, Move, Why } from '@ludi-romani/core';
import type { CityOfRome, EndTurn, Question, Seen } from '../types';
import { single } from './actions';

export type TurnQuestion = Extract<Question, { ask: 'turn' }>;

/** Asks for the next action of the turn. After both a build and a production, the turn ends automatically (CR-4.18). */
export function continueTurn(effects: Effects<CityOfRome>, question: TurnQuestion): void {
  if (!question.built || !question.produced) effects.next(question);
}

/** Returns the reason for refusing other actions: the actions that the turn still offers. */
export const pendingInTurn = (_: Seen, { built, produced }: TurnQuestion): Why => {
  if (built) return 'CR-4.10 first produce or end the turn';
  return produced ? 'CR-4.10 first build or end the turn' : 'CR-4.10 first build, produce or end the turn';
};

const endTurns = single('end-turn');

export const endTurn: Move<CityOfRome, TurnQuestion, EndTurn> = {
  candidates: (_, { player }) => endTurns(player),
  apply: () => {},
};
