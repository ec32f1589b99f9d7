/** Facts of City of Rome for boards and bots: its components by id, and the questions that its rules ask of states and views. */
export { type Catalog, catalog, cellOf } from './components/catalog';
export type { City } from './rules/city';
export { secretHand, tokenKind } from './rules/gains';
export { aqueductPoints, countOf, planOf } from './rules/scoring';
export { symbolsInUse } from './rules/strip';
