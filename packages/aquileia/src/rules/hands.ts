/** Hand cards, counted by kind: two decks to draw from, and their two discard piles (section 4 of the rules). */
import { type Effects, playerAt, type Seat, takeOut } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { Aquileia, HandDeck, MutableState, SeenArea, Source } from '../types';

/** Returns a hand with 0 cards of each kind. */
export const noCards = ({ empty }: Catalog): Record<CardId, number> => ({ ...empty.hand });

/** Returns the number of cards of a kind in a hand, 0 if the viewer does not see the hand. */
export const held = ({ hand }: SeenArea, card: CardId): number => hand?.[card] ?? 0;

/** Adds `count` cards of a kind, or removes cards if `count` is negative. A hand has no limit (AQ-4.13). */
export function addCard(cards: Record<CardId, number>, card: CardId, count = 1): void {
  cards[card] = (cards[card] ?? 0) + count;
}

/** Moves a card from the hand to its discard pile, where all players see it (AQ-4.8, AQ-4.12). */
export function discard(state: MutableState, seat: Seat, card: CardId, effects: Effects<Aquileia>): void {
  const { hand, bought } = playerAt(state, seat);
  addCard(hand, card, -1);
  if (bought.includes(card)) takeOut(bought, card); // of equal cards, the bought one counts as discarded first (AQ-10.2)
  addCard(state.discards, card);
  effects.reveal(seat);
}

/**
 * Draws the top card of a deck. If the deck is empty, the shuffled discard pile replaces it first (AQ-4.9, AQ-4.10). Returns `undefined` if
 * both are empty (AQ-4.11).
 */
function drawOne(
  catalog: Catalog,
  state: MutableState,
  deck: HandDeck,
  effects: Effects<Aquileia>,
): CardId | undefined {
  if (state.decks[deck].length === 0) {
    // in table order, so that the order of plays never affects later draws
    const kinds = catalog.handCards.filter((card) => card.deck === deck);
    const pile = kinds.flatMap(({ id }) => Array<CardId>(state.discards[id] ?? 0).fill(id));
    if (pile.length === 0) return undefined;
    for (const card of pile) state.discards[card] = 0;
    state.decks[deck] = effects.chance.shuffle(pile).reverse();
    effects.emit?.({ type: 'deck-reshuffled', deck, count: pile.length });
  }
  return effects.draw(state.decks[deck]);
}

/** Draws up to `count` cards. Only the owner sees their kinds. The event lists them in table order, since a hand has no order. */
export function drawCards(
  catalog: Catalog,
  state: MutableState,
  seat: Seat,
  deck: HandDeck,
  count: number,
  source: Source,
  effects: Effects<Aquileia>,
): void {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawOne(catalog, state, deck, effects);
    if (card === undefined) break;
    addCard(playerAt(state, seat).hand, card);
    cards.push(card);
  }
  cards.sort((a, b) => catalog.handCard(a).order - catalog.handCard(b).order);
  effects.emit?.({
    type: 'cards-drawn',
    player: seat,
    deck,
    count: cards.length,
    source,
    secret: { to: [seat], cards },
  });
}

/** Fills the empty slots of the horse market, left to right (AQ-3.12, AQ-4.41). */
export function fillMarket(catalog: Catalog, state: MutableState, effects: Effects<Aquileia>): void {
  state.market.forEach((current, slot) => {
    if (current !== null) return;
    const card = drawOne(catalog, state, 'equi', effects);
    if (card === undefined) return;
    state.market[slot] = card;
    effects.emit?.({ type: 'market-filled', slot, card });
  });
}
