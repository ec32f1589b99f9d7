/** Bots over any engine of the contract: the public face. */
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
export type { Budget } from './budget';
export { flatMonteCarlo } from './flat-monte-carlo';
export { type GreedyOptions, greedy } from './greedy';
export { type IsmctsOptions, ismcts } from './ismcts';
export { random } from './random';
export type { Bot, Finding, Playable, Searcher, SearchResult, Sight, Thinking } from './types';
