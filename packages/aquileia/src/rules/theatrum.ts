/** THEATRUM: players bid for a theatre card, each bid one coin higher than the last (section 5 of the rules, IV). */
import {
  clockwise,
  type Effects,
  playerAt,
  type Questions,
  type Seat,
  sure,
  type Tasks,
  takeOut,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type Currency, currencies } from '../components/ids';
import type { Aquileia, Auction, MutableState, Purse, Seen } from '../types';
import { firstFrom, leftNeighbor, occupied } from './board';
import { affords, payCoins } from './coins';

const auctionOf = (seen: Seen) => sure(seen.auction, 'no auction is open');

/** Returns the bid with one more coin of the kind `add` (AQ-5.51, AQ-5.52, AQ-5.53). */
function raised({ bronze, silver, gold }: Readonly<Purse>, add: Currency): Purse {
  const bid = { bronze, silver, gold };
  bid[add]++;
  return bid;
}

export const theatrumTasks = (catalog: Catalog): Tasks<Aquileia, 'theatrum' | 'auction' | 'bidding'> => ({
  // AQ-5.63 without a henchman there is no auction
  theatrum: (state, _, effects) => {
    for (const { space, player } of occupied(state, catalog.area.theatrum))
      effects.next({ do: 'auction', player }, { do: 'return', spaces: [space.id] });
  },
  // AQ-5.50
  auction: (state, { player: auctioneer }, effects) => {
    const card = effects.draw(state.decks.theatre);
    if (card === undefined) return;
    const stillIn = clockwise(state, 0);
    state.auction = { card, auctioneer, bid: { bronze: 0, silver: 0, gold: 0 }, bidder: null, stillIn };
    effects.emit?.({ type: 'auction-opened', auctioneer, card });
    effects.next({ do: 'bidding', player: auctioneer });
  },
  // AQ-5.54, AQ-5.60, AQ-5.94 asks the players still in, clockwise, except the highest bidder; if none is left, the auction ends
  bidding: (state, { player: from }, effects) => {
    const { auction } = state;
    if (auction === null) return;
    const { stillIn, bidder } = auction;
    const player = firstFrom(state, from, (seat) => seat !== bidder && stillIn.includes(seat));
    if (player === undefined) settle(state, auction, effects);
    else effects.next({ ask: 'bid', player }, { do: 'bidding', player: leftNeighbor(state, player) });
  },
});

export const theatrumQuestions: Questions<Aquileia, 'bid'> = {
  bid: {
    asked: 'if-any', // AQ-5.61 reveals no secret: coins are public
    pendingReason: (seen, { player }) => {
      const { bidder, auctioneer } = auctionOf(seen);
      if (bidder !== null) return 'AQ-5.52 first raise the bid or drop out';
      return player === auctioneer
        ? 'AQ-5.51 first open the auction or decline'
        : 'AQ-5.57 first open the auction or decline';
    },
    moves: {
      bid: {
        whyUnknown: (seen) =>
          auctionOf(seen).bidder === null
            ? 'AQ-5.51 the opening bid is one bronze, silver or gold coin'
            : 'AQ-5.52 a bid is raised by one bronze, silver or gold coin',
        candidates: (_, { player }) => currencies.map((add) => ({ type: 'bid', player, add })),
        refuse: (seen, { player, add }) =>
          affords(playerAt(seen, player).coins, raised(auctionOf(seen).bid, add))
            ? undefined
            : 'AQ-5.53 not enough coins for the bid',
        apply: (state, { player, add }, effects) => {
          const { auction } = state;
          if (auction === null) return;
          auction.bid = raised(auction.bid, add);
          auction.bidder = player;
          effects.emit?.({ type: 'bid-made', player, bid: { ...auction.bid } });
        },
      },
      // AQ-5.59 a player who declines to open drops out, too
      'drop-out': {
        isPass: true,
        candidates: (_, { player }) => [{ type: 'drop-out', player }],
        apply: (state, { player }, effects) => {
          if (state.auction !== null) takeOut(state.auction.stillIn, player);
          effects.emit?.({ type: 'dropped-out', player });
        },
      },
    },
  },
};

/**
 * Gives the card to the highest bidder (AQ-5.54), even if a player other than the auctioneer opened the bidding (AQ-5.57). Without a bid
 * the card goes to the auctioneer (AQ-5.58). The bid is paid only now (AQ-5.62): to the auctioneer (AQ-5.55), or to the bank by an
 * auctioneer who wins (AQ-5.56).
 */
function settle(state: MutableState, { card, auctioneer, bid, bidder }: Auction, effects: Effects<Aquileia>): void {
  const player: Seat = bidder ?? auctioneer;
  playerAt(state, player).theatre.push(card);
  state.auction = null;
  effects.emit?.({ type: 'auction-won', player, card });
  if (bidder !== null)
    payCoins(state, bidder, bid, { kind: 'theatre-card', card }, effects, bidder === auctioneer ? null : auctioneer);
}
