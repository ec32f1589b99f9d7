/** The opening draft: a packet of deck II goes round counter-clockwise (CR-3.13). */
import { area, type Questions, type Seat, type Tasks, type Turn, takeOut } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import type { CardId, CityOfRome, MutableState, Seen } from './types';

/** The seats in the order in which they draft: right of the first player first, that player last. */
export const draftOrder = ({ players, startPlayer }: Seen): Seat[] =>
  players.map((_, i) => (startPlayer + players.length - 1 - i) % players.length);

export const draftTasks: Tasks<CityOfRome, 'draft'> = {
  draft: (state, _, turn) => {
    receive(state, turn.drawUpTo(state.decks.II, state.players.length), turn);
  },
};

export const draftQuestions = (catalog: Catalog): Questions<CityOfRome, 'draft'> => ({
  draft: {
    moves: {
      'draft-card': {
        secret: ['card'],
        otherwise: 'CR-3.13 the card is not in the packet, or an equal one stands for it (CR-9.1)',
        candidates: (seen, { player }) =>
          catalog.distinct(area(seen, player).packet ?? []).map((card) => ({ type: 'draft-card', player, card })),
        apply: (state, { player, card }, turn) => {
          const left = [...area(state, player).packet];
          takeOut(left, card);
          keep(state, player, card, turn);
          receive(state, left, turn);
        },
        describe: (_, { card }) => `Keeps ${catalog.title(card)} as the opening card.`,
      },
    },
  },
});

/** A packet arrives; the first player must take the last card, with no decision. */
function receive(state: MutableState, cards: CardId[], turn: Turn<CityOfRome>): void {
  const player = draftOrder(state)[state.players.length - cards.length] ?? state.startPlayer;
  area(state, player).packet = cards;
  turn.tell?.({ type: 'packet-received', player, count: cards.length, secret: { to: [player], cards: [...cards] } });
  const [last] = cards;
  if (cards.length === 1 && last !== undefined) keep(state, player, last, turn);
  else turn.next({ ask: 'draft', player });
}

function keep(state: MutableState, player: Seat, card: CardId, turn: Turn<CityOfRome>): void {
  const own = area(state, player);
  own.opening = card;
  own.secret.push({ back: 'II', card });
  turn.tell?.({ type: 'card-drafted', player, secret: { to: [player], card } });
}
