/** The entry point of Aquileia for boards and bots: its components by id, and functions of its rules that read states and views. */
export { type Catalog, catalog, type SlavePayment, slavePayments } from './components/catalog';
export { areaIds, currencies, villaColors } from './components/ids';
export { affords, coinsIn, coinsOf, missing } from './rules/coins';
export { isFree, slavesHeld, slavesIn, valueWhenBuilt } from './rules/forum';
export { held } from './rules/hands';
export { cardOnSale, slaveCardsFor } from './rules/mercatus';
export { freePosition } from './rules/placement';
export { currencyOf, payout, yieldOf } from './rules/portus';
export { cardFrom, finalPoints, stadiumCardsOf, villaValues } from './rules/scoring';
