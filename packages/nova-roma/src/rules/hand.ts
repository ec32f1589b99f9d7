/** The followers in hand. */
import { type Effects, playerAt, type Seat, takeOut } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import type { MutableState, NovaRoma, Seen } from '../types';

/** Returns the visible cards of a list, in which `null` is a hidden card. */
export const cardsOf = (cards: readonly (FollowerId | null)[] = []): FollowerId[] =>
  cards.filter((card) => card !== null);

/** Returns the visible cards of a hand: all of them in a state or in the owner's view. */
export const ownHand = (seen: Seen, player: Seat): FollowerId[] => cardsOf(playerAt(seen, player).hand);

/** Inserts a card into a hand, in the order of the numbers. */
export function addToHand(cards: FollowerId[], card: FollowerId): void {
  const at = cards.findIndex((other) => other > card);
  cards.splice(at < 0 ? cards.length : at, 0, card);
}

/** Takes a card out of a hand, and out of the player's `shown` cards. */
export function takeFromHand(state: MutableState, player: Seat, card: FollowerId, effects: Effects<NovaRoma>): void {
  const { hand, shown } = playerAt(state, player);
  takeOut(hand, card);
  if (shown.includes(card)) takeOut(shown, card);
  else effects.reveal(player); // only the owner knew the card
}

/** Puts cards of a hand face up on the discard pile (NR-4.62). */
export function discardFromHand(
  state: MutableState,
  player: Seat,
  cards: readonly FollowerId[],
  effects: Effects<NovaRoma>,
): void {
  for (const card of cards) {
    takeFromHand(state, player, card, effects);
    state.discards.push(card);
  }
  effects.emit?.({ type: 'followers-discarded', player, from: 'hand', followers: [...cards] });
}
