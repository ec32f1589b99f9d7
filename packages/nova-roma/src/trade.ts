/** TRADE: coins for the strength, for cards, and goods for coins (NR-5.1 to 5.5). */
import { area, type Questions, type Tasks, type Turn } from '@ludi-romani/core';
import { oneEach } from './actions';
import type { Catalog } from './catalog';
import { goodIds } from './components/types';
import { activateFollower } from './followers';
import { affords, belowCap, gain, pay } from './gains';
import { discardFromHand, ownHand } from './hand';
import { declining } from './skip';
import { strengthOf } from './strength';
import type { DiscardPair, MutableState, NovaRoma, Question } from './types';

type PairQuestion = Extract<Question, { ask: 'discard-pair' }>;

/** What two cards bring, and what a good costs. */
const COIN = { coins: 1 };

const buys = oneEach('buy-good', 'good', goodIds);

/**
 * NR-5.2 Asked as long as there are two cards, also where those above the last one are fewer: whether it is asked must not
 * tell what the hand holds.
 */
function offerPairs(state: MutableState, question: PairQuestion, turn: Turn<NovaRoma>): void {
  if (area(state, question.player).hand.length >= 2) turn.next(question);
}

export const tradeTasks = (catalog: Catalog): Tasks<NovaRoma, 'trade' | 'trade-coins'> => ({
  trade: (_, { player }, turn) =>
    turn.next(
      { ask: 'window', player, window: 'strength' },
      { do: 'trade-coins', player },
      { ask: 'buy-good', player, from: 0, window: 'open' },
      { ask: 'window', player, window: 'open' },
    ),
  'trade-coins': (state, { player }, turn) => {
    gain(catalog, state, player, { coins: strengthOf(state) }, turn); // NR-5.1
    offerPairs(state, { ask: 'discard-pair', player, last: 0, window: 'open' }, turn);
  },
});

export const tradeQuestions = (catalog: Catalog): Questions<NovaRoma, 'discard-pair' | 'buy-good'> => ({
  'discard-pair': {
    moves: {
      'discard-pair': {
        otherwise: 'NR-5.3 not in the hand, or not above the last ones',
        candidates: (seen, { player, last }) => {
          const hand = ownHand(seen, player);
          const pairs: DiscardPair[] = [];
          for (const low of hand) {
            if (low <= last) continue;
            for (const high of hand) if (high > low) pairs.push({ type: 'discard-pair', player, cards: [low, high] });
          }
          return pairs;
        },
        apply: (state, { player, cards }, turn) => {
          discardFromHand(state, player, cards, turn); // NR-5.2
          gain(catalog, state, player, COIN, turn);
          offerPairs(state, { ask: 'discard-pair', player, last: cards[1], window: null }, turn);
        },
        describe: (_, { cards }) => `Discards ${cards.map(catalog.name).join(' and ')} for a coin.`,
      },
      skip: declining('Discards no more cards.'),
      'activate-follower': activateFollower(catalog),
    },
  },
  'buy-good': {
    asked: 'if-any',
    moves: {
      'buy-good': {
        otherwise: 'NR-5.5 at its cap, or before the last one bought',
        candidates: (seen, { player, from }) => belowCap(catalog, seen, buys(player), from),
        closed: (seen, { player }) => (affords(area(seen, player), COIN) ? undefined : 'NR-5.4 no coin is left'),
        apply: (state, { player, good }, turn) => {
          pay(state, player, COIN, turn);
          gain(catalog, state, player, { [good]: 1 }, turn);
          turn.next({ ask: 'buy-good', player, from: goodIds.indexOf(good), window: null });
        },
        describe: (_, { good }) => `Buys 1 ${good}.`,
      },
      skip: declining('Buys no more goods.'),
      'activate-follower': activateFollower(catalog),
    },
  },
});
