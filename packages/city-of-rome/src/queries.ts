/** The entry point of City of Rome for boards and bots: components by id, and functions of the rules that read states and views. */
export { type Catalog, catalog, cellOf } from './components/catalog';
export type { City } from './rules/city';
export { neighbours } from './rules/city';
export { secretHand, tokenKind } from './rules/gains';
export { aqueductPoints, countOf, planOf, publicBeside, templePoints } from './rules/scoring';
export { freePoints, symbolsInUse } from './rules/strip';
