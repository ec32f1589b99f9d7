/** What players gain and pay, told as it happens. */
import { type Effects, playerAt, type Seat } from '@ludi-romani/core';
import type { CardId } from '../components/ids';
import type { CityOfRome, MutableState, SeenArea } from '../types';

export function gainCoins(state: MutableState, seat: Seat, amount: number, effects: Effects<CityOfRome>): void {
  if (amount === 0) return;
  playerAt(state, seat).coins += amount;
  effects.tell?.({ type: 'coins-gained', player: seat, amount });
}

export function gainInfluence(state: MutableState, seat: Seat, amount: number, effects: Effects<CityOfRome>): void {
  if (amount === 0) return;
  playerAt(state, seat).influence += amount;
  effects.tell?.({ type: 'influence-gained', player: seat, amount });
}

/** The secret cards of a hand, as far as whoever looks can see them: all of an own hand. */
export function secretHand({ secret }: SeenArea): CardId[] {
  const cards: CardId[] = [];
  for (const { card } of secret) if (card !== null) cards.push(card);
  return cards;
}
