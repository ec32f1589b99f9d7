/** Aquileia: the public face. */
import { defineGame, type Engine, InvalidValueError, plainCopy } from '@ludi-romani/core';
import { catalog } from './catalog';
import { type Components, checkComponents, standardComponents } from './components';
import { rules } from './rules';
import type { Aquileia } from './types';

/**
 * The engine over other components: a transcription of one's own box, a variant, an expansion.
 * Throws InvalidValueError `invalid-components` naming each bad path. Later changes to the argument have no effect.
 */
export function createEngine(components: Components): Engine<Aquileia> {
  const plain = plainCopy(components);
  if ('problem' in plain) throw new InvalidValueError('invalid-components', [plain.problem]);
  const problems = checkComponents(plain.value);
  if (problems.length > 0) throw new InvalidValueError('invalid-components', problems);
  return defineGame(rules(catalog(plain.value)));
}

const standard = catalog(standardComponents);

/** The engine of the standard components: the contract as one object, the same functions as the named exports. */
export const engine: Engine<Aquileia> = defineGame(rules(standard));

type Contract = Engine<Aquileia>;

export const initialState: Contract['initialState'] = engine.initialState;
export const legalActions: Contract['legalActions'] = engine.legalActions;
export const apply: Contract['apply'] = engine.apply;
export const step: Contract['step'] = engine.step;
export const explain: Contract['explain'] = engine.explain;
export const activePlayers: Contract['activePlayers'] = engine.activePlayers;
export const isTerminal: Contract['isTerminal'] = engine.isTerminal;
export const outcome: Contract['outcome'] = engine.outcome;
export const scores: Contract['scores'] = engine.scores;
export const view: Contract['view'] = engine.view;
export const actionFor: Contract['actionFor'] = engine.actionFor;
export const determinize: Contract['determinize'] = engine.determinize;
export const format: Contract['format'] = engine.format;
export const parse: Contract['parse'] = engine.parse;
export const describe: Contract['describe'] = engine.describe;
export const save: Contract['save'] = engine.save;
export const clone: Contract['clone'] = engine.clone;
export const applyInPlace: Contract['applyInPlace'] = engine.applyInPlace;
export const tryInPlace: Contract['tryInPlace'] = engine.tryInPlace;
/** What people call a space, a site or a card: `villa blue 10`. */
export const title = (id: string): string => standard.title(id);
export { stadiumCardsOf } from './scoring';

export const rulesVersion: Contract['rulesVersion'] = engine.rulesVersion;

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
