/** The produce action: two cogs, and every production building works once (section 5 of the rules, Produce). */
import { type Effects, type Move, playerAt, type Seat } from '@ludi-romani/core';
import { type Catalog, cellOf } from '../components/catalog';
import type { CityOfRome, MutableState, Produce, Seen } from '../types';
import { single } from './actions';
import { cardsOf } from './city';
import { gainCoins, gainInfluence } from './gains';
import { freePoints } from './strip';
import { goOn, type TurnQuestion } from './turn';

/** The coins that the cogs beyond the free ones cost (CR-5.5). */
function price(catalog: Catalog, seen: Seen, { field }: TurnQuestion): number {
  const { cogsToProduce, coinsPerCog } = catalog.components.prices;
  return Math.max(0, cogsToProduce - freePoints(catalog, seen, field).cogs) * coinsPerCog;
}

const produces = single('produce');

export const produce = (catalog: Catalog): Move<CityOfRome, TurnQuestion, Produce> => ({
  candidates: (_, { player }) => produces(player),
  closed: (seen, question) => {
    if (question.produced) return 'CR-4.10 production only once in a turn';
    const own = playerAt(seen, question.player);
    if (!own.city.some((id) => id != null && catalog.card(id).building.category === 'production')) {
      return 'CR-5.34 there is no production building in the city';
    }
    return price(catalog, seen, question) > own.coins ? 'CR-5.29 two cogs cannot be paid' : undefined;
  },
  apply: (state, { player }, effects, question) => {
    const coinsPaid = price(catalog, state, question);
    playerAt(state, player).coins -= coinsPaid;
    effects.tell?.({ type: 'produced', player, coinsPaid });
    for (const { index } of cardsOf(catalog, playerAt(state, player).city))
      work(catalog, state, player, index, effects);
    goOn(effects, { ...question, produced: true });
  },
  describe: () => 'Runs production.',
});

/** One production building gives all it can (CR-5.18); a brick token only where none lies (CR-5.31). */
function work(catalog: Catalog, state: MutableState, player: Seat, index: number, effects: Effects<CityOfRome>): void {
  const own = playerAt(state, player);
  const card = own.city[index];
  const building = card == null ? undefined : catalog.card(card).building;
  if (building?.category !== 'production') return;
  const { coins, influence, brickToken } = building.produce;
  gainCoins(state, player, coins, effects); // CR-5.30, CR-5.33
  gainInfluence(state, player, influence, effects); // CR-5.32
  if (brickToken && own.tokens[index] === 0) {
    own.tokens[index] = 1;
    effects.tell?.({ type: 'tokens-placed', player, ...cellOf(catalog, index), amount: 1 });
  }
}
