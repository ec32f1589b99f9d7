/** Bots for any engine of the contract: the public exports. */
export {
  analysis,
  type Disagreement,
  decisionAt,
  disagreement,
  iterationsFor,
  listedAction,
  type Reviewed,
  type ReviewedDecision,
  worstFirst,
} from './analysis';
export { type Budget, decided } from './budget';
export { flatMonteCarlo } from './flat-monte-carlo';
export { type GreedyOptions, greedy } from './greedy';
export { type IsmctsOptions, ismcts, type Prior } from './ismcts';
export type { Evaluation, Policy } from './playout';
export { random } from './random';
export type {
  Bot,
  Finding,
  Pace,
  Playable,
  Searcher,
  SearchResult,
  Sight,
  Thinking,
  Watch,
} from './types';
