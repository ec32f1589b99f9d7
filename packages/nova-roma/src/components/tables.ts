import { buildingContracts, buildingRewardTiles, shapes, zones } from './city';
import { basicEstateTiles, conversions, estateCosts, estateGrid, specialEffects, specialEstateTiles } from './estates';
import { followers } from './followers';
import { emperorTiles } from './forum';
import { chariotTiles, neutralSpaces, track } from './hippodrome';
import { achievements, mosaicBoard, mosaicTiles } from './mosaics';
import { limits, numbers, scoring, solo, strengthTables } from './numbers';
import { routes, shippingContracts } from './sea';
import type { Tables } from './shapes';

/** All tables of the box. Their provenance is not part of this object, so that bundles of the rules do not contain it. */
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
