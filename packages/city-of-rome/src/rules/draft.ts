/** The opening draft: a packet of deck II is passed counter-clockwise (CR-3.13). */
import {
  clockwise,
  type Effects,
  playerAt,
  type Questions,
  type Seat,
  seatCount,
  type Tasks,
  takeOut,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { CityOfRome, MutableState, Seen } from '../types';
import { namesCard } from './copies';

/**
 * Returns the seats in draft order, which is counter-clockwise. The seat to the right of the first player begins. The first player is last.
 */
export const draftOrder = (seen: Seen): Seat[] => clockwise(seen, seen.options.startPlayer).reverse();

export const draftTasks: Tasks<CityOfRome, 'draft'> = {
  draft: (state, _, effects) => {
    receive(state, null, effects.drawUpTo(state.decks.II, seatCount(state)), effects);
  },
};

export const draftQuestions = (catalog: Catalog): Questions<CityOfRome, 'draft'> => ({
  draft: {
    pendingReason: 'CR-3.13 first keep a card of the packet',
    moves: {
      'draft-card': {
        secret: ['card'],
        whyUnknown: 'CR-3.13 the card is not in the packet',
        ...namesCard(catalog, 'draft-card', (seen, { player }) => playerAt(seen, player).packet ?? []),
        apply: (state, { player, card }, effects) => {
          const left = [...playerAt(state, player).packet];
          takeOut(left, card);
          keep(state, player, card, effects);
          receive(state, player, left, effects);
        },
      },
    },
  },
});

/** Gives the packet to the next seat. The first player gets the last card without a decision. */
function receive(state: MutableState, from: Seat | null, cards: CardId[], effects: Effects<CityOfRome>): void {
  const player = draftOrder(state)[seatCount(state) - cards.length] ?? state.options.startPlayer;
  playerAt(state, player).packet = cards;
  if (from !== null) effects.reveal(from); // the next player sees the cards
  effects.emit?.({
    type: 'packet-received',
    player,
    from,
    count: cards.length,
    secret: { to: [player], cards: [...cards] },
  });
  const [last] = cards;
  if (cards.length === 1 && last !== undefined) keep(state, player, last, effects);
  else effects.next({ ask: 'draft', player });
}

function keep(state: MutableState, player: Seat, card: CardId, effects: Effects<CityOfRome>): void {
  const own = playerAt(state, player);
  own.opening = card;
  own.secret.push({ back: 'II', card });
  effects.emit?.({ type: 'card-drafted', player, secret: { to: [player], card } });
}
