import { type ColorId, type Currency, colorIds } from './ids';
import type { Coins, Numbers } from './shapes';

export const numbers: Numbers = {
  rounds: 6,
  henchmenPerPlayer: 5,
  housesPerPlayer: 9,
  startCoins: { bronze: 2, silver: 1, gold: 1 },
  redDice: 3,
  blueDice: 4,
  dolusDice: 2,
  latroDice: 2,
  pecuniaPoints: 4,
  arenaPointsPerStrength: 2,
  marketPrice: { bronze: 1, silver: 0, gold: 0 },
  marketSlots: 3,
};

export const numbersSource =
  'rulebook: Headings SPIELMATERIAL, SPIELVORBEREITUNG, SPIELZIEL, DOLUS, PECUNIA, EQUI ET ARMA, ARENA, STADIUM and PORTUS.';

export const coinSupply: Coins = { bronze: 39, silver: 39, gold: 39 };

export const coinSupplySource = 'rulebook: Heading SPIELMATERIAL: 117 coins, 39 of each.';

export const die: readonly Currency[] = ['gold', 'gold', 'silver', 'silver', 'bronze', 'bronze'];

export const dieSource = 'rulebook: Heading SPIELMATERIAL: 7 dice, two faces of each kind.';

export const playerColors: readonly ColorId[] = colorIds;

export const playerColorsSource =
  'public-source: Four colors are next to the names in the examples; the fifth, orange, is from truusentruus.nl and weltensicht.de; the order is ours.';
