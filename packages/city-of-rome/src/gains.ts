/** What players gain and pay, told as it happens. */
import { area, type Seat, type Turn } from '@ludi-romani/core';
import type { CardId, CityOfRome, MutableState, SeenArea } from './types';

export function gainCoins(state: MutableState, seat: Seat, amount: number, turn: Turn<CityOfRome>): void {
  if (amount === 0) return;
  area(state, seat).coins += amount;
  turn.tell?.({ type: 'coins-gained', player: seat, amount });
}

export function gainInfluence(state: MutableState, seat: Seat, amount: number, turn: Turn<CityOfRome>): void {
  if (amount === 0) return;
  area(state, seat).influence += amount;
  turn.tell?.({ type: 'influence-gained', player: seat, amount });
}

/** The secret cards of a hand, as far as whoever looks can see them: all of an own hand. */
export function secretHand({ secret }: SeenArea): CardId[] {
  const cards: CardId[] = [];
  for (const { card } of secret) if (card !== null) cards.push(card);
  return cards;
}
