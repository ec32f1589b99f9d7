import type { Prices, Source } from './types';

export const prices: Prices = { coinsPerBrick: 2, coinsPerCog: 1, cogsToProduce: 2 };

export const pricesSource: Source = {
  provenance: 'rulebook',
  source: 'Headings "Zusätzliche Aktionspunkte kaufen" and "Aktion Produktion".',
};
