import {
  colorCards,
  colorCardsSource,
  equiCards,
  equiCardsSource,
  laurelCards,
  laurelCardsSource,
  slaveCards,
  slaveCardsSource,
  theatreCards,
  theatreCardsSource,
} from './cards';
import { exchanges, exchangesSource } from './exchanges';
import {
  coinSupply,
  coinSupplySource,
  die,
  dieSource,
  numbers,
  numbersSource,
  playerColors,
  playerColorsSource,
} from './numbers';
import { arenaRewards, arenaRewardsSource, stadiumRewards, stadiumRewardsSource } from './rewards';
import { banks, banksSource, villas, villasSource, workshops, workshopsSource } from './sites';
import {
  arena,
  arenaSource,
  forum,
  forumSource,
  mercatus,
  mercatusSource,
  portus,
  portusSource,
  stadium,
  stadiumSource,
  theatrum,
  theatrumSource,
} from './spaces';
import type { Components } from './types';

/** The components of the game, most building sites and the exchanges reconstructed: `provenance` says where each table comes from. */
export const standardComponents: Components = {
  numbers,
  coinSupply,
  die,
  playerColors,
  slaveCards,
  equiCards,
  laurelCards,
  colorCards,
  theatreCards,
  mercatus,
  arena,
  stadium,
  theatrum,
  forum,
  portus,
  exchanges,
  arenaRewards,
  stadiumRewards,
  villas,
  workshops,
  banks,
  provenance: {
    numbers: numbersSource,
    coinSupply: coinSupplySource,
    die: dieSource,
    playerColors: playerColorsSource,
    slaveCards: slaveCardsSource,
    equiCards: equiCardsSource,
    laurelCards: laurelCardsSource,
    colorCards: colorCardsSource,
    theatreCards: theatreCardsSource,
    mercatus: mercatusSource,
    arena: arenaSource,
    stadium: stadiumSource,
    theatrum: theatrumSource,
    forum: forumSource,
    portus: portusSource,
    exchanges: exchangesSource,
    arenaRewards: arenaRewardsSource,
    stadiumRewards: stadiumRewardsSource,
    villas: villasSource,
    workshops: workshopsSource,
    banks: banksSource,
  },
};

export { checkComponents } from './check';
export { exchangesPossible } from './exchanges';
export * from './types';
