import { buildingSupplySource, greenPartnerSource, otherPartnersSource } from './buildings';
import { boardSideASource, boardSideBSource, citizenRowsSource, streetCardsSource, templesSource } from './colonia';
import { arrangementsSource, mosaicFacesSource, randomFacesSource } from './forum';
import {
  areaBonusesSource,
  columnValuesSource,
  craneFactorsSource,
  numbersSource,
  rowFactorsSource,
  startingResourcesSource,
} from './numbers';
import { tables } from './tables';
import { femaleCitizensSource, maleCitizensSource, resourceTilesSource } from './tiles';
import { prestigeSource, tracksSource } from './tracks';
import { trajanCardsSource } from './trajan';
import type { Components } from './types';

/** The components of the game, much of what is printed as pictures reconstructed: `provenance` says where each table comes from. */
export const standardComponents: Components = {
  ...tables,
  provenance: {
    numbers: numbersSource,
    startingResources: startingResourcesSource,
    greenPartner: greenPartnerSource,
    otherPartners: otherPartnersSource,
    buildingSupply: buildingSupplySource,
    femaleCitizens: femaleCitizensSource,
    maleCitizens: maleCitizensSource,
    resourceTiles: resourceTilesSource,
    temples: templesSource,
    streetCards: streetCardsSource,
    boardSideA: boardSideASource,
    boardSideB: boardSideBSource,
    citizenRows: citizenRowsSource,
    tracks: tracksSource,
    areaBonuses: areaBonusesSource,
    columnValues: columnValuesSource,
    craneFactors: craneFactorsSource,
    rowFactors: rowFactorsSource,
    prestige: prestigeSource,
    mosaicFaces: mosaicFacesSource,
    randomFaces: randomFacesSource,
    arrangements: arrangementsSource,
    trajanCards: trajanCardsSource,
  },
};

export { checkComponents } from './check';
export * from './types';
