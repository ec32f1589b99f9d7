/**
 * Nova Roma for bots and referees: the contract of the main entry point as one bundle without imports. `initialState` returns a state that
 * you may change with `applyInPlace` and `tryInPlace`.
 */
import type { Chance } from '@ludi-romani/core';
import { engine } from './printed-game';
import type { MutableState, Options } from './types';

export { chanceState, keyedChance } from '@ludi-romani/core';
export * from './printed-game';
export type { AiScore } from './rules/ai';
export type * from './types';

/**
 * Returns the state after setup, which the caller owns and may change in place. All chance is drawn from `options.seed`, or from `chance`
 * if it is given. Throws InvalidOptionsError naming each bad path of `options`, and InvalidChanceError for an impossible
 * outcome of `chance`.
 */
export const initialState: (options: Options, chance?: Chance) => MutableState = (options, chance) =>
  engine.initialState(options, chance) as MutableState;
