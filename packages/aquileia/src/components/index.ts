import { colorCardsSource, equiCardsSource, laurelCardsSource, slaveCardsSource, theatreCardsSource } from './cards';
import { exchangesSource } from './exchanges';
import { coinSupplySource, dieSource, numbersSource, playerColorsSource } from './numbers';
import { arenaRewardsSource, stadiumRewardsSource } from './rewards';
import { banksSource, villasSource, workshopsSource } from './sites';
import { arenaSource, forumSource, mercatusSource, portusSource, stadiumSource, theatrumSource } from './spaces';
import { tables } from './tables';
import type { Components } from './types';

/** The components of the game, most building sites and the exchanges reconstructed: `provenance` says where each table comes from. */
export const standardComponents: Components = {
  ...tables,
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
export * from './types';
