/**
 * Nova Roma for bots and referees: the same contract as one bundle without imports, and states that are yours to change
 * from the start, with `applyInPlace` and `tryInPlace`.
 */
import { engine } from './standard';
import type { MutableState } from './types';

export { chanceState, keyedChance } from '@ludi-romani/core';
export type { AiScore } from './rules/ai';
export * from './standard';
export type * from './types';

/** The state after setup, which belongs to nobody else, to be changed in place. Throws InvalidOptionsError naming each bad path. */
export const initialState = (...given: Parameters<typeof engine.initialState>): MutableState =>
  engine.initialState(...given) as MutableState;
