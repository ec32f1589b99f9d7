/**
 * Forum Trajanum for bots and referees: the contract of the main entry point as one bundle without imports. The caller owns the states that
 * `initialState` returns, and may change them with `applyInPlace` and `tryInPlace`.
 */
import type { Chance } from '@ludi-romani/core';
import { engine } from './printed-game';
import type { MutableState, Options } from './types';

export { chanceState, keyedChance } from '@ludi-romani/core';
export * from './printed-game';
export type * from './types';

/**
 * Returns the state after setup, mutable and owned by the caller. Setup draws from `chance`, or from `options.seed` if `chance` is missing.
 * Throws InvalidOptionsError, which names each bad path of `options`, and InvalidChanceError for an impossible outcome of `chance`.
 */
export const initialState: (options: Options, chance?: Chance) => MutableState = (options, chance) =>
  engine.initialState(options, chance) as MutableState;
