import { buildings, buildingsSource, publicKinds, publicKindsSource } from './buildings';
import { cards, cardsSource } from './cards';
import { influenceCards, influenceCardsSource } from './influence';
import { prices, pricesSource } from './prices';
import { aqueductPoints, aqueductPointsSource, scoring, scoringSource } from './scoring';
import { setups, setupsSource, startingCoins, startingCoinsSource } from './setups';
import { startingBuildings, startingBuildingsSource, startingLayout, startingLayoutSource } from './starting';
import { strips, stripsSource } from './strips';
import { temples, templesSource } from './temples';
import type { Components } from './types';

/** The components of the printed game. Where each table comes from stands in `provenance`. */
export const standardComponents: Components = {
  setups,
  startingCoins,
  prices,
  buildings,
  publicKinds,
  temples,
  cards,
  startingBuildings,
  startingLayout,
  influenceCards,
  aqueductPoints,
  scoring,
  strips,
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
