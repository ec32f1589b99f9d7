export * from './access';
export * from './actions';
export type { Provenance, Remarks, Source, Title } from './box';
export * from './canonical';
export { type Chance, type ChanceState, chanceState, commitment, keyedChance } from './chance';
export * from './combinations';
export * from './components';
export * from './contract';
export { clone, copier, deepEqual, deepFreeze } from './copy';
export { defineGame } from './engine';
export * from './errors';
export { type Checks, type Flaw, miscounted, problemsFound, type StateProblem, wrongAt } from './flaws';
export * from './game';
export * from './grid';
export * from './lists';
export { type Misfit, misfit } from './misfit';
export {
  type AnyOption,
  type GivenOptions,
  type Option,
  type Options,
  type OptionWords,
  option,
  seatOption,
} from './options';
export { type Limits, plainCopy } from './plain';
export * from './polyomino';
export { type Arg, type Args, type Because, because, type Sentence, type Some, type Why } from './reason';
export * from './record';
export * from './referee';
export * from './replay';
export { isDigest, LONGEST_COMMENT, replayProblems } from './replay-outline';
export * from './scripted';
export { eventsFor, type SeenAction, type SeenEvent } from './view';
