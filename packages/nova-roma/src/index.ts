/** The main exports of Nova Roma. */
import { defineGame, type Engine, readComponents } from '@ludi-romani/core';
import type { Shape } from '@ludi-romani/core/shape';
import { catalog } from './components/catalog';
import { checkComponents } from './components/check';
import { type Components, shape } from './components/shapes';
import { rules } from './rules';
import type { NovaRoma } from './types';

/**
 * Returns the engine for other `components`: a transcription of your box, a variant, an expansion. Later changes to the argument have no
 * effect. Throws InvalidValueError `invalid-components` naming each bad path.
 */
export const createEngine = (components: Components): Engine<NovaRoma> =>
  defineGame(rules(catalog(readComponents(components, checkComponents))));

/** The shape of `Components`: its `node` describes each table as data, for forms and other tools. */
export const componentsShape: Shape<Components> = shape;

export { chanceState, commitment, eventsFor, keyedChance, recordReplay, verifyReplay } from '@ludi-romani/core';
export { standardComponents } from './components';
export * from './components/ids';
export type * from './components/shapes';
export * from './printed-game';
export type { AiScore } from './rules/ai';
export * from './types';
