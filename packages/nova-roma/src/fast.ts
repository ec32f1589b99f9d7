/**
 * Nova Roma for bots and referees: the same contract as one bundle without imports, and states that are yours to change
 * from the start, with `applyInPlace` and `tryInPlace`.
 */
import type { Chance } from '@ludi-romani/core';
import { engine } from './printed-game';
import type { MutableState, Options } from './types';

export { chanceState, keyedChance } from '@ludi-romani/core';
export * from './printed-game';
export type { AiScore } from './rules/ai';
export type * from './types';

/**
 * The state after setup, which belongs to nobody else, to be changed in place; all chance is drawn from `options.seed`, or from `chance`
 * where it is given. Throws InvalidOptionsError naming each bad path of `options`, InvalidChanceError.
 */
export const initialState: (options: Options, chance?: Chance) => MutableState = (options, chance) =>
  engine.initialState(options, chance) as MutableState;
