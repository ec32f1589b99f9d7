/** City of Rome: the public face. */
import { clone, defineGame, type Engine, InvalidValueError } from '@ludi-romani/core';
import { type Components, checkComponents, standardComponents } from './components';
import { rules } from './rules';
import type { CityOfRome } from './types';

/**
 * The engine over other components: a transcription of one's own box, a variant, an expansion.
 * Throws InvalidValueError `invalid-components` naming each bad path. Later changes to the argument have no effect.
 */
export function createEngine(components: Components): Engine<CityOfRome> {
  const problems = checkComponents(components);
  if (problems.length > 0) throw new InvalidValueError('invalid-components', problems);
  return defineGame(rules(clone(components)));
}

/** The engine of the printed game: the contract as one object, the same functions as the named exports. */
export const engine: Engine<CityOfRome> = defineGame(rules(standardComponents));

export const {
  game,
  rulesVersion,
  playerCounts,
  initialState,
  legalActions,
  apply,
  explain,
  step,
  applyInPlace,
  tryInPlace,
  clone: cloneState,
  activePlayers,
  isTerminal,
  outcome,
  scores,
  view,
  determinize,
  actionFor,
  format,
  parse,
  describe,
  save,
} = engine;

export {
  chanceState,
  commitment,
  digest,
  eventsFor,
  keyedChance,
  recordingChance,
  recordReplay,
  scriptedChance,
  verifyReplay,
} from '@ludi-romani/core';
export { type Components, standardComponents } from './components';
export type * from './types';
