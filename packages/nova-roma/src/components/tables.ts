import { buildingContracts, buildingRewardTiles, shapes, zones } from './city';
import { basicEstateTiles, conversions, estateCosts, estateGrid, specialEffects, specialEstateTiles } from './estates';
import { followers } from './followers';
import { emperorTiles } from './forum';
import { chariotTiles, neutralSpaces, track } from './hippodrome';
import { achievements, mosaicBoard, mosaicTiles } from './mosaics';
import { limits, numbers, scoring, solo, strengthTables } from './numbers';
import { routes, shippingContracts } from './sea';
import type { Tables } from './shapes';

/** All tables of the box. Where each comes from is told apart from them, so that the rules alone stay small. */
export const tables: Tables = {
  numbers,
  limits,
  strengthTables,
  emperorTiles,
  followers,
  achievements,
  mosaicTiles,
  mosaicBoard,
  shippingContracts,
  routes,
  shapes,
  buildingContracts,
  zones,
  buildingRewardTiles,
  track,
  chariotTiles,
  neutralSpaces,
  estateGrid,
  estateCosts,
  conversions,
  basicEstateTiles,
  specialEstateTiles,
  specialEffects,
  scoring,
  solo,
};
