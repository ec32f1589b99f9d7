/** The followers in hand. */
import { type Effects, playerAt, type Seat, takeOut } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import type { MutableState, NovaRoma, Seen } from '../types';

/** Those of some cards that whoever asks may see. */
export const cardsOf = (cards: readonly (FollowerId | null)[] = []): FollowerId[] =>
  cards.filter((card) => card !== null);

/** The hand, as far as whoever asks may see it: all of it for its owner. */
export const ownHand = (seen: Seen, player: Seat): FollowerId[] => cardsOf(playerAt(seen, player).hand);

/** Puts a card into a hand, at its place. */
export function addToHand(cards: FollowerId[], card: FollowerId): void {
  const at = cards.findIndex((other) => other > card);
  cards.splice(at < 0 ? cards.length : at, 0, card);
}

/** Takes a card out of a hand; where everybody knew of it, out of what they know. */
export function takeFromHand(state: MutableState, player: Seat, card: FollowerId, effects: Effects<NovaRoma>): void {
  const { hand, shown } = playerAt(state, player);
  takeOut(hand, card);
  if (shown.includes(card)) takeOut(shown, card);
  else effects.reveal(player); // a card that only its owner knew comes to light
}

/** Lays cards of a hand on the discard pile, for all to see (NR-4.62). */
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
