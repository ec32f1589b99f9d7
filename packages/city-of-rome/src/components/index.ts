import { buildingsSource, publicKindsSource } from './buildings';
import { cardsSource } from './cards';
import { influenceCardsSource } from './influence';
import { pricesSource } from './prices';
import { aqueductPointsSource, scoringSource } from './scoring';
import { setupsSource, startingCoinsSource } from './setups';
import { startingBuildingsSource, startingLayoutSource } from './starting';
import { stripsSource } from './strips';
import { tables } from './tables';
import { templesSource } from './temples';
import type { Components } from './types';

/** The components of the printed game. Where each table comes from stands in `provenance`. */
export const standardComponents: Components = {
  ...tables,
  provenance: {
    setups: setupsSource,
    startingCoins: startingCoinsSource,
    prices: pricesSource,
    buildings: buildingsSource,
    publicKinds: publicKindsSource,
    temples: templesSource,
    cards: cardsSource,
    startingBuildings: startingBuildingsSource,
    startingLayout: startingLayoutSource,
    influenceCards: influenceCardsSource,
    aqueductPoints: aqueductPointsSource,
    scoring: scoringSource,
    strips: stripsSource,
  },
};

export { checkComponents } from './check';
export * from './types';
