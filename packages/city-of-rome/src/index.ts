/** City of Rome: the public face. */
import { defineGame, type Engine, InvalidValueError } from '@ludi-romani/core';
import { type Components, checkComponents, standardComponents } from './components';
import { rules } from './rules';
import type { CityOfRome } from './types';

/** The engine over other components: a transcription of one's own box, a variant. Throws InvalidValueError naming each bad path. */
export function createEngine(components: Components): Engine<CityOfRome> {
  const problems = checkComponents(components);
  if (problems.length > 0) throw new InvalidValueError('invalid-components', problems);
  return defineGame(rules(components));
}

/** The engine of the printed game. */
export const engine: Engine<CityOfRome> = defineGame(rules(standardComponents));
