/** Coins and points that players gain and pay. Each change emits an event. */
import { type Effects, playerAt, type Seat } from '@ludi-romani/core';
import type { Currency, SpaceId } from '../components/ids';
import type { Coins } from '../components/shapes';
import type { Aquileia, MutableState, PlayRow, Purse, Source } from '../types';

/** Returns `count` coins of one kind. */
export function coinsOf(currency: Currency, count = 1): Purse {
  const coins = { bronze: 0, silver: 0, gold: 0 };
  coins[currency] = count;
  return coins;
}

/** Returns one coin per die, of the kind that the die shows. */
export function coinsShown(dice: readonly Currency[]): Purse {
  const coins = { bronze: 0, silver: 0, gold: 0 };
  for (const currency of dice) coins[currency]++;
  return coins;
}

/** Returns the number of coins of all kinds together. */
export const coinsIn = ({ bronze, silver, gold }: Coins): number => bronze + silver + gold;

/** Returns the number of coins that are missing for a price. No kind of coin replaces another (AQ-4.3, AQ-4.4). */
export const missing = (coins: Coins, price: Coins): number =>
  Math.max(0, price.bronze - coins.bronze) +
  Math.max(0, price.silver - coins.silver) +
  Math.max(0, price.gold - coins.gold);

/** Returns true if a price can be paid (AQ-4.3, AQ-4.4). */
export const affords = (coins: Coins, price: Coins): boolean => missing(coins, price) === 0;

/** Returns the coins `due`, limited to the `available` coins of each kind. */
const atMost = (due: Coins, available: Coins): Purse => ({
  bronze: Math.min(due.bronze, available.bronze),
  silver: Math.min(due.silver, available.silver),
  gold: Math.min(due.gold, available.gold),
});

/** Returns the source of coins and points that come from the action of the henchman on a space. */
export const atSpace = (space: SpaceId): Source => ({ kind: 'space', space });

/** Moves coins out of `from` and into `to`. */
export function move(from: Purse, to: Purse, { bronze, silver, gold }: Coins): void {
  from.bronze -= bronze;
  from.silver -= silver;
  from.gold -= gold;
  to.bronze += bronze;
  to.silver += silver;
  to.gold += gold;
}

/** Pays coins from the bank to a player. If the bank runs short of a kind, it pays what is left of that kind (AQ-4.5). */
export function gainCoins(
  state: MutableState,
  seat: Seat,
  due: Coins,
  source: Source,
  effects: Effects<Aquileia>,
): void {
  const coins = atMost(due, state.bank);
  if (coinsIn(coins) === 0) return;
  move(state.bank, playerAt(state, seat).coins, coins);
  effects.emit?.({ type: 'coins-gained', player: seat, coins, source });
}

/** Pays coins from a player to `payee`, or to the bank if `payee` is `null`. */
export function payCoins(
  state: MutableState,
  seat: Seat,
  price: Coins,
  purpose: Source,
  effects: Effects<Aquileia>,
  payee: Seat | null = null,
): void {
  if (coinsIn(price) === 0) return;
  move(playerAt(state, seat).coins, payee === null ? state.bank : playerAt(state, payee).coins, price);
  const { bronze, silver, gold } = price;
  effects.emit?.({ type: 'coins-paid', player: seat, payee, coins: { bronze, silver, gold }, purpose });
}

/** Records points (AQ-6.1). */
export function gainPoints(
  state: MutableState,
  seat: Seat,
  row: PlayRow,
  amount: number,
  source: Source,
  effects: Effects<Aquileia>,
): void {
  if (amount === 0) return;
  playerAt(state, seat).points[row] += amount;
  effects.emit?.({ type: 'points-gained', player: seat, row, amount, source });
}
