/** City of Rome: the public face. */
import { defineGame, type Engine, InvalidValueError, plainCopy } from '@ludi-romani/core';
import { type Components, checkComponents } from './components';
import { catalog } from './components/catalog';
import { rules } from './rules';
import type { CityOfRome } from './types';

/**
 * The engine over other components: a transcription of one's own box, a variant, an expansion.
 * Throws InvalidValueError `invalid-components` naming each bad path. Later changes to the argument have no effect.
 */
export function createEngine(components: Components): Engine<CityOfRome> {
  const plain = plainCopy(components);
  if ('problem' in plain) throw new InvalidValueError('invalid-components', [plain.problem]);
  const problems = checkComponents(plain.value);
  if (problems.length > 0) throw new InvalidValueError('invalid-components', problems);
  return defineGame(rules(catalog(plain.value)));
}

export { chanceState, commitment, eventsFor, keyedChance, recordReplay, verifyReplay } from '@ludi-romani/core';
export { type Components, standardComponents } from './components';
export * from './standard';
export type * from './types';
