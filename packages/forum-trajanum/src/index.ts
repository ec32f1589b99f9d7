/** Forum Trajanum: the public face. */
import { defineGame, type Engine, readComponents } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import { checkComponents } from './components/check';
import type { Components } from './components/shapes';
import { rules } from './rules';
import type { ForumTrajanum } from './types';

/**
 * The engine over other `components`: a transcription of one's own box, a variant, an expansion. Later changes to the argument have no
 * effect. Throws InvalidValueError `invalid-components` naming each bad path.
 */
export const createEngine = (components: Components): Engine<ForumTrajanum> =>
  defineGame(rules(catalog(readComponents(components, checkComponents))));

export { chanceState, commitment, eventsFor, keyedChance, recordReplay, verifyReplay } from '@ludi-romani/core';
export { standardComponents } from './components';
export * from './components/ids';
export type * from './components/shapes';
export * from './printed-game';
export * from './types';
