import { buildingContractsSource, buildingRewardTilesSource, shapesSource, zonesSource } from './city';
import {
  basicEstateTilesSource,
  conversionsSource,
  estateCostsSource,
  estateGridSource,
  specialEffectsSource,
  specialEstateTilesSource,
} from './estates';
import { followersSource } from './followers';
import { emperorTilesSource } from './forum';
import { chariotTilesSource, neutralSpacesSource, trackSource } from './hippodrome';
import { achievementsSource, mosaicBoardSource, mosaicTilesSource } from './mosaics';
import { limitsSource, numbersSource, scoringSource, soloSource, strengthTablesSource } from './numbers';
import { routesSource, shippingContractsSource } from './sea';
import { tables } from './tables';
import type { Components } from './types';

/** The components of the game, most boards and contracts reconstructed: `provenance` says where each table comes from. */
export const standardComponents: Components = {
  ...tables,
  provenance: {
    numbers: numbersSource,
    limits: limitsSource,
    strengthTables: strengthTablesSource,
    emperorTiles: emperorTilesSource,
    followers: followersSource,
    achievements: achievementsSource,
    mosaicTiles: mosaicTilesSource,
    mosaicBoard: mosaicBoardSource,
    shippingContracts: shippingContractsSource,
    routes: routesSource,
    shapes: shapesSource,
    buildingContracts: buildingContractsSource,
    zones: zonesSource,
    buildingRewardTiles: buildingRewardTilesSource,
    track: trackSource,
    chariotTiles: chariotTilesSource,
    neutralSpaces: neutralSpacesSource,
    estateGrid: estateGridSource,
    estateCosts: estateCostsSource,
    conversions: conversionsSource,
    basicEstateTiles: basicEstateTilesSource,
    specialEstateTiles: specialEstateTilesSource,
    specialEffects: specialEffectsSource,
    scoring: scoringSource,
    solo: soloSource,
  },
};

export { checkComponents } from './check';
export * from './types';
