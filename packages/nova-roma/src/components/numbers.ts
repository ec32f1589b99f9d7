import type { Limits, Numbers, Scoring, Solo, StrengthTables } from './shapes';

export const numbers: Numbers = {
  rounds: 5,
  patricians: 3,
  ships: 2,
  blocks: 20,
  ownMarkers: 4,
  hippodromeMarkers: 3,
  startGoods: 1,
  startInfluence: 1,
  startArtisans: 1,
  startHand: 2,
  draftPacket: 4,
  draftMosaics: 2,
  startCoins: [3, 4, 5, 6],
  artisans: 16,
  emperorTiles: 5,
  chariotTiles: 5,
  slots: 4,
  neutralUpToPlayers: 2,
  legionaries: 2,
  wheelReward: { influence: 1 },
};

export const numbersSource = 'public-source: Headings SPIELMATERIAL, SPIELAUFBAU; 80 blocks: brettspielabend.net.';

export const limits: Limits = {
  goods: 5,
  influence: 8,
  coinsPerInfluenceBeyond: 1,
  strength: 3,
  followerRow: 7,
  hand: 6,
  extraCostFrom: 3,
  extraCost: { influence: 1 },
  artisansKept: 3,
  forgoneCoins: 1,
};

export const limitsSource = 'rulebook: Headings FORUM AKTIONEN, AUFRAEUMPHASE.';

export const strengthTables: StrengthTables = {
  contractSlots: [2, 3, 4],
  zones: [['A'], ['A', 'B'], ['A', 'B', 'C']],
  recruitCosts: [{ coins: 2 }, { coins: 1 }, {}],
  hireArtisanWheat: 1,
  startMarkerInfluence: 2,
};

export const strengthTablesSource = 'rulebook: Headings of the actions.';

export const scoring: Scoring = {
  chariotTileVp: 3,
  hippodromeEndVp: 5,
  animalSetVp: [2, 5, 9],
  goodsAndCoinsPerVp: 4,
  influenceAndArtisansPerVp: 2,
  startPlayerMarkerVp: 2,
};

export const scoringSource = 'rulebook: Heading SPIELENDE.';

export const solo: Solo = {
  aiStartVp: { easy: 20, normal: 30, hard: 40 },
  aiShipsStartPortVp: 3,
  blockedLegionaryVp: 1,
};

export const soloSource = 'rulebook: Heading SOLO REGELN.';
