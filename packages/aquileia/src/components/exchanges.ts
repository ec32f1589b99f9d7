import { fromTo, sum } from '@ludi-romani/core';
import { currencies } from './ids';
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
/** In one action, where exchanges might go on for ever (AQ-5.97). */
const MOST_EXCHANGES = 100;

/**
 * How many exchanges can be made in one action with those coins: what all coins are worth, where some fixed worth of them exists of which
 * every exchange loses something, as the standard ones do with worths of 2, 3 and 4; otherwise a fixed number.
 */
export function exchangeLimit(table: readonly Exchange[], coins: Coins): number {
  const worths = fromTo(1, HIGHEST_WORTH);
  for (const bronze of worths) {
    for (const silver of worths) {
      for (const gold of worths) {
        const worth = { bronze, silver, gold };
        const worthOf = (some: Partial<Coins>) =>
          sum(currencies.map((currency) => (some[currency] ?? 0) * worth[currency]));
        if (table.every(({ give, get }) => worthOf(give) > worthOf(get))) return worthOf(coins);
      }
    }
  }
  return MOST_EXCHANGES;
}
