import { buildingSupply, greenPartner, otherPartners } from './buildings';
import { boardSideA, boardSideB, citizenRows, streetCards, temples } from './colonia';
import { arrangements, mosaicFaces, randomFaces } from './forum';
import { areaBonuses, columnValues, craneFactors, numbers, rowFactors, startingResources } from './numbers';
import type { Tables } from './shapes';
import { femaleCitizens, maleCitizens, resourceTiles } from './tiles';
import { prestige, tracks } from './tracks';
import { trajanCards } from './trajan';

/** The standard tables without their provenance, which bundles of the rules do not need. */
export const tables: Tables = {
  numbers,
  startingResources,
  greenPartner,
  otherPartners,
  buildingSupply,
  femaleCitizens,
  maleCitizens,
  resourceTiles,
  temples,
  streetCards,
  boardSideA,
  boardSideB,
  citizenRows,
  tracks,
  areaBonuses,
  columnValues,
  craneFactors,
  rowFactors,
  prestige,
  mosaicFaces,
  randomFaces,
  arrangements,
  trajanCards,
};
