/**
 * Aquileia for bots and referees: the same contract from a copy of the rules of its own, which only ever sees plain
 * objects if you play with `clone`, `applyInPlace` and `tryInPlace`; and states that are yours to change from the start.
 */
import { engine } from './index';
import type { MutableState } from './types';

export * from './index';

/** A deep copy of one's own, for `applyInPlace`. */
export const clone: typeof engine.clone = engine.clone;

/** The state after setup, to be changed in place. Throws InvalidOptionsError naming each bad path. */
export const initialState = (...given: Parameters<typeof engine.initialState>): MutableState =>
  clone(engine.initialState(...given));
