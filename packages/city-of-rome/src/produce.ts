/** The produce action: two cogs, and every production building works once (CR-5.29 to 5.34). */
import { area, type Move, type Seat, type Turn } from '@ludi-romani/core';
import { type Catalog, cellOf } from './catalog';
import { cardsOf } from './city';
import { gainCoins, gainInfluence } from './gains';
import { freePoints } from './strip';
import { goOn, type TurnQuestion } from './turn';
import type { CityOfRome, MutableState, Produce, Seen } from './types';

/** The coins that the cogs beyond the free ones cost (CR-5.5). */
function price(catalog: Catalog, seen: Seen, { field }: TurnQuestion): number {
  const { cogsToProduce, coinsPerCog } = catalog.components.prices;
  return Math.max(0, cogsToProduce - freePoints(catalog, seen, field).cogs) * coinsPerCog;
}

export const produce = (catalog: Catalog): Move<CityOfRome, TurnQuestion, Produce> => ({
  candidates: (_, { player }) => [{ type: 'produce', player }],
  closed: (seen, question) => {
    if (question.produced) return 'CR-4.10 production only once in a turn';
    const own = area(seen, question.player);
    if (!own.city.some((id) => id != null && catalog.card(id).building.category === 'production')) {
      return 'CR-5.34 there is no production building in the city';
    }
    return price(catalog, seen, question) > own.coins ? 'CR-5.29 two cogs cannot be paid' : undefined;
  },
  apply: (state, { player }, turn, question) => {
    const coinsPaid = price(catalog, state, question);
    area(state, player).coins -= coinsPaid;
    turn.tell?.({ type: 'produced', player, coinsPaid });
    for (const { index } of cardsOf(catalog, area(state, player).city)) work(catalog, state, player, index, turn);
    goOn(turn, { ...question, produced: true });
  },
  describe: () => 'Runs production.',
});

/** One production building gives all it can (CR-5.18); a brick token only where none lies (CR-5.31). */
function work(catalog: Catalog, state: MutableState, player: Seat, index: number, turn: Turn<CityOfRome>): void {
  const own = area(state, player);
  const card = own.city[index];
  const building = card == null ? undefined : catalog.card(card).building;
  if (building?.category !== 'production') return;
  const { coins, influence, brickToken } = building.produce;
  gainCoins(state, player, coins, turn);
  gainInfluence(state, player, influence, turn);
  if (brickToken && own.tokens[index] === 0) {
    own.tokens[index] = 1;
    turn.tell?.({ type: 'tokens-placed', player, ...cellOf(catalog, index), amount: 1 });
  }
}
