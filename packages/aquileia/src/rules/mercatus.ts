/** MERCATUS: coins, cards, slaves and the blue dice (section 5 of the rules, I). */
import { because, playerAt, type Questions, type Seat, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId, SpaceId } from '../components/ids';
import type { Coins, MercatusSpace } from '../components/shapes';
import type { Aquileia, BuySlaves, Question, Seen, Task } from '../types';
import { notActing, occupied } from './board';
import { affords, atSpace, coinsOf, coinsShown, gainCoins, gainPoints, payCoins } from './coins';
import { addCard, drawCards } from './hands';

/** Returns the question or task of a space. */
function mercatusStep({ id, action }: MercatusSpace, player: Seat): Question | Task {
  switch (action) {
    case 'dolus':
      return { do: 'dolus', player, space: id };
    case 'pecunia':
      return { ask: 'exchange', player, space: id, made: 0 };
    case 'equi':
      return { ask: 'market-card', player, space: id };
    case 'servi':
      return { ask: 'slaves', player, space: id };
    case 'potentia':
      return { do: 'potentia', player };
  }
}

export const mercatusTasks = (catalog: Catalog): Tasks<Aquileia, 'mercatus' | 'dolus' | 'potentia'> => ({
  // AQ-4.37, AQ-4.38
  mercatus: (state, _, effects) => {
    for (const { space, player } of occupied(state, catalog.area.mercatus))
      effects.next(mercatusStep(space, player), { do: 'return', spaces: [space.id] });
  },
  // AQ-5.1
  dolus: (state, { player, space }, effects) => {
    const dice = effects.chance.roll(catalog.components.die, catalog.components.numbers.dolusDice);
    effects.emit?.({ type: 'dice-rolled', player, roll: 'dolus', dice });
    gainCoins(state, player, coinsShown(dice), atSpace(space), effects);
  },
  // AQ-5.15
  potentia: (state, { player }, effects) => {
    state.blueDice.owner = player;
    effects.emit?.({ type: 'blue-dice-taken', player });
  },
});

/** The clause of a space that sells slaves, by the kind of coin that it accepts. */
const SERVI_CLAUSE = { bronze: 'AQ-5.11', silver: 'AQ-5.12', gold: 'AQ-5.13' } as const;

type Of<A> = Extract<MercatusSpace, { readonly action: A }>;

/** Returns the card for sale on a space of the horse market, `null` if the slot is empty (AQ-5.7, AQ-5.10). */
export const cardOnSale = ({ market }: Seen, { slot }: Pick<Of<'equi'>, 'slot'>): CardId | null => market[slot] ?? null;

/** Returns the number of slave cards that `coins` can buy on a space, Infinity if they cost nothing (AQ-5.11, AQ-5.12, AQ-5.13). */
export const slaveCardsFor = (coins: Coins, { currency, coinsPerCard }: Of<'servi'>): number =>
  coinsPerCard === 0 ? Number.POSITIVE_INFINITY : Math.floor(coins[currency] / coinsPerCard);

export const mercatusQuestions = (catalog: Catalog): Questions<Aquileia, 'exchange' | 'market-card' | 'slaves'> => {
  const { components, exchangeLimit } = catalog;
  const { marketPrice, pecuniaPoints } = components.numbers;
  const equi = (id: SpaceId) => catalog.space(id) as Of<'equi'>;
  const servi = (id: SpaceId) => catalog.space(id) as Of<'servi'>;
  return {
    // AQ-5.2
    exchange: {
      asked: 'if-any', // reveals no secret: coins are public
      pendingReason: 'AQ-5.2 first exchange coins or stop exchanging',
      moves: {
        exchange: {
          whyUnknown: 'AQ-5.4 there is no such exchange',
          candidates: (_, { player }) =>
            components.exchanges.map(({ id }) => ({ type: 'exchange', player, exchange: id })),
          unavailable: (_, { made }) => (made < exchangeLimit ? undefined : 'AQ-5.97 no exchanges left in this action'),
          refuse: (seen, { player, exchange }) => {
            const { give, get } = catalog.exchange(exchange);
            if (!affords(playerAt(seen, player).coins, give)) return 'AQ-5.6 not enough coins to give';
            return affords(seen.bank, get) ? undefined : 'AQ-5.6 the bank lacks those coins';
          },
          apply: (state, { player, exchange }, effects, { space, made }) => {
            const { give, get } = catalog.exchange(exchange);
            payCoins(state, player, give, atSpace(space), effects);
            gainCoins(state, player, get, atSpace(space), effects);
            if (made === 0) gainPoints(state, player, 'pecunia', pecuniaPoints, atSpace(space), effects); // AQ-5.3, AQ-5.5
            effects.next({ ask: 'exchange', player, space, made: made + 1 });
          },
        },
        'finish-exchange': {
          isPass: true,
          candidates: (_, { player }) => [{ type: 'finish-exchange', player }],
          apply: () => {},
        },
      },
    },
    'market-card': {
      asked: 'if-any', // reveals no secret: coins and market are public
      pendingReason: 'AQ-5.7 first buy the card of the market or decline',
      moves: {
        'buy-market-card': {
          whyUnknown: (seen, given, question) => notActing(catalog.spaces, seen, given.space, question),
          candidates: (_, { player, space }) => [{ type: 'buy-market-card', player, space }],
          refuse: (seen, { player, space }) => {
            if (cardOnSale(seen, equi(space)) === null) return 'AQ-5.10 the slot is empty';
            return affords(playerAt(seen, player).coins, marketPrice)
              ? undefined
              : 'AQ-4.4 not enough coins for the card';
          },
          apply: (state, { player, space }, effects) => {
            const { slot, bonusCard } = equi(space);
            const card = cardOnSale(state, { slot });
            if (card === null) return;
            payCoins(state, player, marketPrice, atSpace(space), effects);
            state.market[slot] = null;
            const own = playerAt(state, player);
            addCard(own.hand, card);
            own.bought.push(card);
            effects.emit?.({ type: 'market-card-bought', player, space, slot, card });
            if (bonusCard) drawCards(catalog, state, player, 'equi', 1, atSpace(space), effects); // AQ-5.8, AQ-5.9
          },
        },
        'decline-market-card': {
          isPass: true,
          whyUnknown: (seen, given, question) => notActing(catalog.spaces, seen, given.space, question),
          candidates: (_, { player, space }) => [{ type: 'decline-market-card', player, space }],
          apply: () => {},
        },
      },
    },
    // AQ-5.11, AQ-5.12, AQ-5.13
    slaves: {
      asked: 'if-choice', // reveals no secret: coins, deck size and discards are public
      pendingReason: 'AQ-5.14 first say how many slave cards to buy',
      moves: {
        'buy-slaves': {
          whyUnknown: (seen, given, question) => {
            if (given.space !== question.space) return notActing(catalog.spaces, seen, given.space, question);
            const { currency, maxCards } = servi(question.space);
            return because(`${SERVI_CLAUSE[currency]} this space sells 0 to {most} slave cards`, { most: maxCards });
          },
          candidates: (_, { player, space }) => {
            const { maxCards } = servi(space);
            const found: BuySlaves[] = [];
            for (let count = 0; count <= maxCards; count++) found.push({ type: 'buy-slaves', player, space, count });
            return found;
          },
          refuse: (seen, { player, space, count }) => {
            if (count > slavesLeft(catalog, seen)) return 'AQ-5.14 not enough slave cards are left';
            return count > slaveCardsFor(playerAt(seen, player).coins, servi(space))
              ? 'AQ-4.4 not enough coins for so many cards'
              : undefined;
          },
          apply: (state, { player, space, count }, effects) => {
            if (count === 0) return;
            const { currency, coinsPerCard } = servi(space);
            payCoins(state, player, coinsOf(currency, count * coinsPerCard), atSpace(space), effects);
            drawCards(catalog, state, player, 'slaves', count, atSpace(space), effects);
          },
        },
      },
    },
  };
};

/** Returns the number of slave cards in the deck and on its discard pile (AQ-5.14). */
function slavesLeft({ slaveIds }: Catalog, { decks, discards }: Seen): number {
  const { slaves } = decks;
  return (
    (typeof slaves === 'number' ? slaves : slaves.length) +
    (discards[slaveIds.single] ?? 0) +
    (discards[slaveIds.double] ?? 0)
  );
}
