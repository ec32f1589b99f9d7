import { type VillaColor, villaColors } from './ids';
import type { BankBuilding, Coins, Cost, Villa, Workshop } from './shapes';

const coins = (bronze: number, silver: number, gold: number): Coins => ({ bronze, silver, gold });
const cost = (bronze: number, silver: number, gold: number, slaves: number): Cost => ({
  ...coins(bronze, silver, gold),
  slaves,
});

/** The value and the cost of each villa, by color. The cost lists bronze, silver, gold and slaves. */
const villaCosts: Readonly<Record<VillaColor, readonly (readonly [value: number, cost: Cost])[]>> = {
  blue: [
    [10, cost(2, 2, 1, 3)],
    [8, cost(2, 1, 1, 2)],
    [6, cost(1, 1, 1, 1)],
    [4, cost(1, 2, 0, 0)],
  ],
  yellow: [
    [10, cost(1, 2, 2, 3)],
    [8, cost(1, 1, 2, 2)],
    [6, cost(1, 0, 2, 1)],
    [4, cost(0, 1, 2, 0)],
  ],
  purple: [
    [10, cost(2, 1, 2, 3)],
    [8, cost(2, 0, 2, 2)],
    [6, cost(2, 1, 0, 1)],
    [4, cost(1, 1, 1, 0)],
  ],
  white: [
    [10, cost(1, 3, 1, 3)],
    [8, cost(1, 2, 1, 2)],
    [6, cost(1, 1, 1, 1)],
    [4, cost(1, 1, 1, 0)],
  ],
};

export const villas: readonly Villa[] = villaColors.flatMap((color) =>
  villaCosts[color].map(
    ([value, price]) => ({ id: `villa-${color}-${value}`, kind: 'villa', color, value, cost: price }) as const,
  ),
);

export const villasSource =
  'reconstructed: Only the blue villa of 10 is printed (example of V. FORUM); the others are modelled on it: 4, 6, 8 and 10 in each color, the expensive ones need slaves.';

export const workshops: readonly Workshop[] = [
  { id: 'workshop-2a', kind: 'workshop', points: 2, cost: cost(2, 0, 0, 0) },
  { id: 'workshop-2b', kind: 'workshop', points: 2, cost: cost(1, 1, 0, 0) },
  { id: 'workshop-3a', kind: 'workshop', points: 3, cost: cost(1, 1, 0, 1) },
  { id: 'workshop-3b', kind: 'workshop', points: 3, cost: cost(1, 0, 1, 1) },
  { id: 'workshop-4a', kind: 'workshop', points: 4, cost: cost(2, 1, 0, 1) },
  { id: 'workshop-4b', kind: 'workshop', points: 4, cost: cost(1, 1, 1, 1) },
  { id: 'workshop-5a', kind: 'workshop', points: 5, cost: cost(1, 2, 0, 2) },
  { id: 'workshop-5b', kind: 'workshop', points: 5, cost: cost(1, 1, 1, 2) },
  { id: 'workshop-6a', kind: 'workshop', points: 6, cost: cost(2, 1, 1, 2) },
  { id: 'workshop-6b', kind: 'workshop', points: 6, cost: cost(1, 2, 1, 2) },
];

export const workshopsSource =
  'reconstructed: The picture is lost: two workshops each of 2 to 6 points, among them the 4 and the 5 of the example of VI. PORTUS.';

export const banks: readonly BankBuilding[] = [
  { id: 'bank-bronze-bronze', kind: 'bank', coins: coins(2, 0, 0), cost: cost(0, 1, 1, 0) },
  { id: 'bank-bronze-silver', kind: 'bank', coins: coins(1, 1, 0), cost: cost(1, 0, 1, 1) },
  { id: 'bank-bronze-gold', kind: 'bank', coins: coins(1, 0, 1), cost: cost(1, 2, 0, 0) },
  { id: 'bank-silver-silver', kind: 'bank', coins: coins(0, 2, 0), cost: cost(1, 0, 2, 0) },
  { id: 'bank-silver-gold', kind: 'bank', coins: coins(0, 1, 1), cost: cost(2, 1, 0, 1) },
  { id: 'bank-gold-gold', kind: 'bank', coins: coins(0, 0, 2), cost: cost(2, 2, 0, 1) },
];

export const banksSource =
  'reconstructed: The picture is lost: one bank building for each pair of coins, among them silver and gold of the example of VI. PORTUS.';
