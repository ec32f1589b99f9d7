import type { Prices } from './shapes';

export const prices: Prices = { coinsPerBrick: 2, coinsPerCog: 1, cogsToProduce: 2 };

export const pricesSource = 'rulebook: Headings "Zusätzliche Aktionspunkte kaufen" and "Aktion Produktion".';
