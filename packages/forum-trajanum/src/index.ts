/** The main entry point of Forum Trajanum. */
import { defineGame, type Engine, readComponents } from '@ludi-romani/core';
import type { Shape } from '@ludi-romani/core/shape';
import { catalog } from './components/catalog';
import { checkComponents } from './components/check';
import { type Components, shape } from './components/shapes';
import { rules } from './rules';
import type { ForumTrajanum } from './types';

/**
 * Returns an engine with other `components`: a transcription of your box, a variant or an expansion. Later changes to the argument have no
 * effect. Throws InvalidValueError `invalid-components`, which names each bad path.
 */
export const createEngine = (components: Components): Engine<ForumTrajanum> =>
  defineGame(rules(catalog(readComponents(components, checkComponents))));

/** The shape of `Components`: its `node` describes each table as data, for forms and other tools. */
export const componentsShape: Shape<Components> = shape;

export { chanceState, commitment, eventsFor, keyedChance, recordReplay, verifyReplay } from '@ludi-romani/core';
export { standardComponents } from './components';
export * from './components/ids';
export type * from './components/shapes';
export * from './printed-game';
export * from './types';
