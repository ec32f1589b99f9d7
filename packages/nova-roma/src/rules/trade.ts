/** TRADE: the player gets coins for the strength and for cards, and buys goods for coins (section 5a of the rules). */
import { type Effects, playerAt, type Questions, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { goodIds } from '../components/ids';
import type { DiscardPair, MutableState, NovaRoma, Question } from '../types';
import { oneEach } from './actions';
import { activateFollower } from './followers';
import { belowCap, canPay, gain, pay, refuseGood } from './gains';
import { discardFromHand, ownHand } from './hand';
import { declining } from './skip';
import { strengthOf } from './strength';

type PairQuestion = Extract<Question, { ask: 'discard-pair' }>;

/** One coin: the gain for two cards, and the price of a good. */
const COIN = { coins: 1 };

const buys = oneEach('buy-good', 'good', goodIds);

/**
 * NR-5.2 Asks for a pair while the hand has two cards, even if fewer are above the last pair. Otherwise other players could draw
 * conclusions about the hand.
 */
function offerPairs(state: MutableState, question: PairQuestion, effects: Effects<NovaRoma>): void {
  if (playerAt(state, question.player).hand.length >= 2) effects.next(question);
}

/** The source of gains and the purpose of payments in trade. */
const source = { kind: 'action', action: 'trade' } as const;

export const tradeTasks = (catalog: Catalog): Tasks<NovaRoma, 'trade' | 'trade-coins'> => ({
  trade: (_, { player }, effects) =>
    effects.next(
      { ask: 'window', player, window: 'strength' },
      { do: 'trade-coins', player },
      { ask: 'buy-good', player, from: 0, window: 'open' },
      { ask: 'window', player, window: 'open' },
    ),
  'trade-coins': (state, { player }, effects) => {
    gain(catalog, state, player, { coins: strengthOf(state) }, source, effects); // NR-5.1
    offerPairs(state, { ask: 'discard-pair', player, last: 0, window: 'open' }, effects);
  },
});

export const tradeQuestions = (catalog: Catalog): Questions<NovaRoma, 'discard-pair' | 'buy-good'> => ({
  'discard-pair': {
    pendingReason: 'NR-5.2 first discard a pair of cards or skip this step',
    moves: {
      'discard-pair': {
        unordered: ['cards'],
        whyUnknown: (seen, { cards }, { player }) => {
          const pair: unknown[] = Array.isArray(cards) ? cards : [];
          if (new Set(pair).size !== 2 || pair.length !== 2) return 'NR-5.3 cards are discarded in pairs';
          const hand: readonly unknown[] = ownHand(seen, player);
          return pair.every((card) => hand.includes(card))
            ? 'NR-9.3 pairs must be discarded in ascending order'
            : 'NR-5.2 a card is not in the hand';
        },
        candidates: (seen, { player, last }) => {
          const hand = ownHand(seen, player);
          const pairs: DiscardPair[] = [];
          for (const low of hand) {
            if (low <= last) continue;
            for (const high of hand) if (high > low) pairs.push({ type: 'discard-pair', player, cards: [low, high] });
          }
          return pairs;
        },
        apply: (state, { player, cards }, effects) => {
          discardFromHand(state, player, cards, effects); // NR-5.2
          gain(catalog, state, player, COIN, source, effects);
          offerPairs(state, { ask: 'discard-pair', player, last: cards[1], window: null }, effects);
        },
      },
      skip: declining,
      'activate-follower': activateFollower(catalog),
    },
  },
  'buy-good': {
    asked: 'if-any',
    pendingReason: 'NR-5.4 first buy a good or skip this step',
    moves: {
      'buy-good': {
        whyUnknown: (seen, { good }, { player }) =>
          refuseGood(
            catalog,
            seen,
            player,
            good,
            'NR-5.5 that good is at its cap',
            'NR-9.3 goods must be bought in order',
          ),
        candidates: (seen, { player, from }) => belowCap(catalog, seen, buys(player), from),
        unavailable: (seen, { player }) =>
          canPay(playerAt(seen, player), COIN) ? undefined : 'NR-5.4 no coin is left',
        apply: (state, { player, good }, effects) => {
          pay(state, player, COIN, source, effects);
          gain(catalog, state, player, { [good]: 1 }, source, effects);
          effects.next({ ask: 'buy-good', player, from: goodIds.indexOf(good), window: null });
        },
      },
      skip: declining,
      'activate-follower': activateFollower(catalog),
    },
  },
});
