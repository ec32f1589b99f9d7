/** Hand cards: counted by kind, drawn from two decks, played and spent onto two discard piles (AQ-4.7 to 4.13). */
import { area, expand, type Seat, type Turn } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import type { Aquileia, CardId, HandDeck, MutableState, SeenArea } from './types';

/** None of each kind. */
export const noCards = ({ empty }: Catalog): Record<CardId, number> => ({ ...empty.hand });

/** How many cards of a kind somebody holds, as far as whoever looks can see. */
export const held = ({ hand }: SeenArea, card: CardId): number => hand?.[card] ?? 0;

export function addCard(cards: Record<CardId, number>, card: CardId, count = 1): void {
  cards[card] = (cards[card] ?? 0) + count;
}

/** A card leaves the hand for its discard pile, where all see it (AQ-4.12). */
export function discard(state: MutableState, seat: Seat, card: CardId, turn: Turn<Aquileia>): void {
  addCard(area(state, seat).hand, card, -1);
  addCard(state.discards, card);
  turn.reveal();
}

/** Draws from the deck; a used-up deck is first made anew of its discard pile, and without one there is nothing (AQ-4.9 to 4.11). */
function drawOne(catalog: Catalog, state: MutableState, deck: HandDeck, turn: Turn<Aquileia>): CardId | undefined {
  if (state.decks[deck].length === 0) {
    // in table order, so that the order of plays never decides later draws
    const kinds = catalog.handCards.filter((card) => card.deck === deck);
    const pile = expand(
      state.discards,
      kinds.map(({ id }) => id),
    );
    if (pile.length === 0) return undefined;
    for (const card of pile) state.discards[card] = 0;
    state.decks[deck] = turn.chance.shuffle(pile).reverse();
    turn.tell?.({ type: 'deck-reshuffled', deck, count: pile.length });
  }
  return turn.draw(state.decks[deck]);
}

/** Draws up to `count` cards that nobody else sees; they are told in table order, since no order of a hand means anything. */
export function drawCards(
  catalog: Catalog,
  state: MutableState,
  seat: Seat,
  deck: HandDeck,
  count: number,
  turn: Turn<Aquileia>,
): void {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawOne(catalog, state, deck, turn);
    if (card === undefined) break;
    addCard(area(state, seat).hand, card);
    cards.push(card);
  }
  cards.sort((a, b) => catalog.handCard(a).order - catalog.handCard(b).order);
  turn.tell?.({ type: 'cards-drawn', player: seat, deck, count: cards.length, secret: { to: [seat], cards } });
}

/** Fills the empty slots of the horse market, left to right (AQ-3.12, 4.41). */
export function fillMarket(catalog: Catalog, state: MutableState, turn: Turn<Aquileia>): void {
  state.market.forEach((lying, slot) => {
    if (lying !== null) return;
    const card = drawOne(catalog, state, 'equi', turn);
    if (card === undefined) return;
    state.market[slot] = card;
    turn.tell?.({ type: 'market-filled', slot, card });
  });
}
