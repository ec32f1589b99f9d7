/** The entry point of Forum Trajanum for boards and bots: its components by id, and functions of its rules that read states and views. */
export { type BuildOption, type Catalog, catalog, isColor } from './components/catalog';
export {
  abilityIds,
  areaBonusIds,
  cellIds,
  citizenRowIds,
  colors,
  corners,
  cycles,
  resourceIds,
  swappables,
  TOP_LEVEL,
  trackIds,
} from './components/ids';
export { FACE_DOWN } from './knowledge/view';
export { benefitOf } from './rules/benefits';
export { figureOf } from './rules/citizens';
export { payableRows } from './rules/payment';
export { cornerCitizens, cornersTaken } from './rules/preparation';
export { columnValue, cycleOf, roundsOf, streetNow } from './rules/round';
export { hasActive } from './rules/rows';
export {
  activeCitizens,
  areaPoints,
  cranePoints,
  eaglePoints,
  effectivePosition,
  graysIn,
  headValue,
  isInRow,
  largestAreas,
  rowFactor,
  trajanTasks,
} from './rules/scoring';
export { leftNeighbor, rightNeighbor } from './rules/seats';
export { choosesCard, trajanPile } from './rules/setup';
export { activeIn } from './rules/trajan';
