import type { Supplies } from './shapes';

export const supplies: Supplies = {
  coins: [
    { value: 1, count: 27 },
    { value: 5, count: 6 },
    { value: 10, count: 6 },
  ],
  brickTokens: 6,
  pointTokens: 18,
  influenceTokens: 33,
  emissaries: { purple: 1, orange: 1, white: 2, brown: 2 },
};

export const suppliesSource = 'rulebook: Heading SPIELMATERIAL.';
