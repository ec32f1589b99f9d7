import { fromTo, sum } from '@ludi-romani/core';
import { currencies } from './ids';
import type { Coins, Exchange } from './shapes';

export const exchanges: readonly Exchange[] = [
  { id: 'gold-to-silver', give: 'gold', giveCount: 1, get: 'silver', getCount: 1 },
  { id: 'gold-to-bronze', give: 'gold', giveCount: 1, get: 'bronze', getCount: 1 },
  { id: 'silver-to-bronze', give: 'silver', giveCount: 1, get: 'bronze', getCount: 1 },
  { id: 'bronze-to-silver', give: 'bronze', giveCount: 2, get: 'silver', getCount: 1 },
  { id: 'silver-to-gold', give: 'silver', giveCount: 2, get: 'gold', getCount: 1 },
  { id: 'bronze-to-gold', give: 'bronze', giveCount: 3, get: 'gold', getCount: 1 },
];

export const exchangesSource =
  'reconstructed: The picture of the allowed exchanges is lost: every ordered pair of coins once, gold worth more than silver more than bronze, and never a profit.';

const HIGHEST_WORTH = 12;

/**
 * A bound for how many exchanges can be made with those coins one after the other, or `null` where they might go in circles:
 * what all coins are worth, where every exchange loses some of it. The standard ones with worths of 2, 3 and 4.
 */
export function exchangesPossible(table: readonly Exchange[], coins: Coins): number | null {
  const worths = fromTo(1, HIGHEST_WORTH);
  for (const bronze of worths) {
    for (const silver of worths) {
      for (const gold of worths) {
        const worth = { bronze, silver, gold };
        if (table.every(({ give, giveCount, get, getCount }) => giveCount * worth[give] > getCount * worth[get]))
          return sum(currencies.map((currency) => coins[currency] * worth[currency]));
      }
    }
  }
  return null;
}
