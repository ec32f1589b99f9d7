/**
 * A toy game with more choices than anybody can list. In each of four rounds the players hold the cards 1 to 16. The first player sells any
 * cards with an even sum, for a point each; then both players may bid up to 10^9 for a prize, until one passes.
 */
import {
  type Act,
  type Ask,
  defineGame,
  type Emit,
  numberRange,
  type PerfectInformationGame,
  subsetRange,
} from '@ludi-romani/core';

type Sell = Act<'sell', { cards: readonly number[] }>;
type Bid = Act<'bid', { amount: number }>;
type Pass = Act<'pass'>;
export type SealedGoods = PerfectInformationGame<{
  state: { round: number; highest: number; points: number[] };
  players: 2;
  action: Sell | Bid | Pass;
  question: Ask<'sale'> | Ask<'bidding'>;
  event:
    | Emit<'sold', { player: number; cards: readonly number[] }>
    | Emit<'bid', { player: number; amount: number }>
    | Emit<'passed', { player: number }>;
  answers: { sale: Sell; bidding: Bid | Pass };
  row: 'points';
}>;

export const HIGHEST = 1e9;
const CARDS = Array.from({ length: 16 }, (_, i) => i + 1);
const ROUNDS = 4;
const sumOf = (cards: readonly number[]) => cards.reduce((sum, card) => sum + card, 0);

export const sealedGoods = defineGame<SealedGoods>({
  game: 'sealed-goods',
  rulesVersion: '1',
  playerCounts: [2],
  perfectInformation: true,
  maxPlies: () => 400,
  setup: () => ({ players: [{}, {}], round: 0, highest: 0, points: [0, 0], pending: [{ ask: 'sale', player: 0 }] }),
  questions: {
    sale: {
      pendingReason: 'SG-1.1 first sell cards',
      moves: {
        sell: {
          whyUnknown: 'SG-1.2 sell some of the cards 1 to 16',
          unordered: ['cards'],
          candidates: (_, { player }) =>
            subsetRange(
              CARDS,
              (cards): Sell => ({ type: 'sell', player, cards }),
              ({ cards }) => cards,
            ),
          refuse: (_, { cards }) => (sumOf(cards) % 2 === 0 ? undefined : 'SG-1.3 the sum must be even'),
          apply: (state, { player, cards }, effects) => {
            state.points[player] = (state.points[player] ?? 0) + cards.length;
            effects.emit?.({ type: 'sold', player, cards });
            effects.next({ ask: 'bidding', player: 1 - player });
          },
        },
      },
    },
    bidding: {
      pendingReason: 'SG-2.1 bid or pass',
      moves: {
        bid: {
          whyUnknown: 'SG-2.2 bid more than the highest bid',
          candidates: ({ highest }, { player }) =>
            numberRange(
              highest + 1,
              HIGHEST,
              (amount): Bid => ({ type: 'bid', player, amount }),
              ({ amount }) => amount,
            ),
          apply: (state, { player, amount }, effects) => {
            state.highest = amount;
            effects.emit?.({ type: 'bid', player, amount });
            effects.next({ ask: 'bidding', player: 1 - player });
          },
        },
        pass: {
          isPass: true,
          candidates: (_, { player }) => [{ type: 'pass', player }],
          apply: (state, { player }, effects) => {
            state.points[1 - player] = (state.points[1 - player] ?? 0) + 3;
            state.highest = 0;
            effects.emit?.({ type: 'passed', player });
            if (++state.round < ROUNDS) effects.next({ ask: 'sale', player: state.round % 2 });
          },
        },
      },
    },
  },
  scores: ({ points }) => points.map((total) => ({ total, rows: { points: total } })),
});
