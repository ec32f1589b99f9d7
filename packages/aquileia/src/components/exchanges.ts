import { fromTo } from '@ludi-romani/core';
import type { Coins, Exchange } from './shapes';

export const exchanges: readonly Exchange[] = [
  { id: 'gold-to-silver', give: { gold: 1 }, get: { silver: 1 } },
  { id: 'gold-to-bronze', give: { gold: 1 }, get: { bronze: 1 } },
  { id: 'silver-to-bronze', give: { silver: 1 }, get: { bronze: 1 } },
  { id: 'bronze-to-silver', give: { bronze: 2 }, get: { silver: 1 } },
  { id: 'silver-to-gold', give: { silver: 2 }, get: { gold: 1 } },
  { id: 'bronze-to-gold', give: { bronze: 3 }, get: { gold: 1 } },
];

export const exchangesSource =
  'reconstructed: The picture of the allowed exchanges is lost: every ordered pair of coins once, gold worth more than silver more than bronze, and never a profit.';

const HIGHEST_WORTH = 12;
/** The limit for one action if exchanges could be repeated without end (AQ-5.97). */
const MOST_EXCHANGES = 100;

/**
 * Returns the maximum number of exchanges in one action if `coins` are all coins of the game. If each kind of coin can have a fixed worth
 * such that every exchange loses worth, the limit is the worth of all coins. The standard exchanges lose with worths of 2, 3 and 4.
 * Otherwise the limit is a fixed number.
 */
export function exchangeLimit(table: readonly Exchange[], coins: Coins): number {
  const worths = fromTo(1, HIGHEST_WORTH);
  for (const bronze of worths) {
    for (const silver of worths) {
      for (const gold of worths) {
        const worthOf = ({ bronze: b = 0, silver: s = 0, gold: g = 0 }: Partial<Coins>) =>
          b * bronze + s * silver + g * gold;
        if (table.every(({ give, get }) => worthOf(give) > worthOf(get))) return worthOf(coins);
      }
    }
  }
  return MOST_EXCHANGES;
}
