import { buildings, publicKinds } from './buildings';
import { cards } from './cards';
import { influenceCards } from './influence';
import { prices } from './prices';
import { aqueductPoints, scoring } from './scoring';
import { setups, startingCoins } from './setups';
import { startingBuildings, startingLayout } from './starting';
import { strips } from './strips';
import { temples } from './temples';
import type { Tables } from './types';

/** The tables of the printed game, without where they come from. */
export const tables: Tables = {
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
};
