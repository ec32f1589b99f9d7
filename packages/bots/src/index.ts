/** Bots for any engine of the contract: the public exports. */
export {
  type Accuracy,
  accuracies,
  analysis,
  type DecisionReview,
  type Disagreement,
  decisionAt,
  iterationsFor,
  listedAction,
  type Reviewed,
  type ReviewedDecision,
  type Reviewing,
  type RowDifference,
  reviewed,
  rowDifferences,
  worstFirst,
} from './analysis';
export { type Budget, decided } from './budget';
export { flatMonteCarlo } from './flat-monte-carlo';
export { type GreedyOptions, greedy } from './greedy';
export { type Appraisal, type IsmctsOptions, ismcts, type Prior } from './ismcts';
export type { Evaluation, Judging, Policy } from './playout';
export { random } from './random';
export { standing, type Utility } from './reward';
export type {
  Bot,
  Compared,
  Expected,
  Finding,
  Pace,
  Playable,
  Searcher,
  SearchResult,
  Sight,
  Thinking,
  Watch,
} from './types';
