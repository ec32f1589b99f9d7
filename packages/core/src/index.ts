export { type Chance, type ChanceState, chanceState, commitment, keyedChance } from './chance/chance';
export * from './chance/scripted';
export type { Provenance, Remarks, Source, Title } from './components/component-set';
export * from './components/components';
export {
  type AnyOption,
  type GivenOptions,
  type Option,
  type Options,
  type OptionWords,
  option,
  seatOption,
} from './components/options';
export * from './errors/errors';
export {
  type Arg,
  type Args,
  type Because,
  because,
  type Clause,
  type Misfit,
  misfit,
  type Sentence,
  type Some,
  type Why,
} from './errors/messages';
export { type Checks, type Flaw, miscounted, problemsFound, type StateProblem, wrongAt } from './errors/state-problems';
export * from './game/contract';
export * from './game/rules';
export * from './game/types';
export * from './json/canonical';
export { clone, copier, deepEqual, deepFreeze, frozenCopy } from './json/copy';
export type { Immutable, Mutable } from './json/immutable';
export { type Limits, plainCopy } from './json/plain-json';
export { defineGame } from './kernel/define-game';
export { framesOf } from './kernel/frames';
export { eventsFor } from './kernel/masking';
export { isDigest, LONGEST_COMMENT, replayProblems } from './replay/outline';
export * from './replay/record';
export * from './replay/referee';
export * from './replay/replay';
export * from './toolkit/actions';
export * from './toolkit/combinations';
export * from './toolkit/grid';
export * from './toolkit/lists';
export * from './toolkit/polyomino';
export * from './toolkit/ranges';
export * from './toolkit/seats';
