import { buildings, publicKinds } from './buildings';
import { cards } from './cards';
import { influenceCards } from './influence';
import { prices } from './prices';
import { aqueductPoints, scoring } from './scoring';
import { setups, startingCoins } from './setups';
import type { Tables } from './shapes';
import { startingBuildings, startingLayout } from './starting';
import { strips } from './strips';
import { supplies } from './supplies';
import { temples } from './temples';

/** All tables of the printed game, without provenance, so that a bundle of the engine alone stays small. */
export const tables: Tables = {
  setups,
  supplies,
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
