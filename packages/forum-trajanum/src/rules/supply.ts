/** Gains and payments of a player: resources, points and upgrades of the slide bar. */
import { because, type Effects, playerAt, type Seat, type Why } from '@ludi-romani/core';
import type { Catalog, Price } from '../components/catalog';
import { colors, type Gainable, gainables, type ResourceId } from '../components/ids';
import type { Gain } from '../components/shapes';
import type { ForumTrajanum, MutableState, Purpose, Row, SeenArea, Source } from '../types';
import { hasActive } from './rows';

/** Gives a player an amount of one resource or of upgrades. */
export function gainOf(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  what: Gainable,
  amount: number,
  source: Source,
  effects: Effects<ForumTrajanum>,
): void {
  if (amount === 0) return;
  if (what === 'upgrade') {
    for (let i = 0; i < amount; i++) upgrade(catalog, state, player, source, effects);
    return;
  }
  playerAt(state, player).resources[what] += amount;
  effects.emit?.({ type: 'gained', player, resource: what, amount, source });
}

/** FT-5.4 Gives a player all parts of a gain. */
export function gain(
  catalog: Catalog,
  state: MutableState,
  seat: Seat,
  gained: Gain,
  source: Source,
  effects: Effects<ForumTrajanum>,
): void {
  for (const what of gainables) gainOf(catalog, state, seat, what, gained[what] ?? 0, source, effects);
}

/** Returns the reason why a player cannot pay a price, or `undefined`. Only the price in workers can be above 1. */
export function shortage(clause: `FT-5.${number}`, { resources }: SeenArea, price: Price): Why | undefined {
  for (const { resource, amount } of price) {
    if (resources[resource] >= amount) continue;
    const color = colors.find((one) => resource === `worker-${one}`);
    if (color === undefined) return because(`${clause} you have no {figure}`, { figure: resource });
    return amount === 1
      ? because(`${clause} you have no {color} worker`, { color })
      : because(`${clause} you have fewer than {count} {color} workers`, { color, count: amount });
  }
  return undefined;
}

/** Returns true if a player can pay a price. */
export function canPay({ resources }: SeenArea, price: Price): boolean {
  for (const { resource, amount } of price) if (resources[resource] < amount) return false;
  return true;
}

/** Takes an amount of a resource from a player. */
export function pay(
  state: MutableState,
  seat: Seat,
  resource: ResourceId,
  amount: number,
  purpose: Purpose,
  effects: Effects<ForumTrajanum>,
): void {
  if (amount === 0) return;
  playerAt(state, seat).resources[resource] -= amount;
  effects.emit?.({ type: 'paid', player: seat, resource, amount, purpose });
}

/** FT-7.6 Adds points to a row of the score sheet. */
export function score(
  state: MutableState,
  seat: Seat,
  row: Row,
  amount: number,
  source: Source,
  effects: Effects<ForumTrajanum>,
): void {
  if (amount === 0) return;
  playerAt(state, seat).points[row] += amount;
  effects.emit?.({ type: 'points-gained', player: seat, row, amount, source });
}

/** FT-5.27, FT-5.28 Moves the slide bar one space to the right, or with an active Merchant I to the next cypress (FT-5.16, FT-5.17). */
function upgrade(
  catalog: Catalog,
  state: MutableState,
  seat: Seat,
  source: Source,
  effects: Effects<ForumTrajanum>,
): void {
  const { cypresses, lastPosition } = catalog.components.prestige;
  const player = playerAt(state, seat);
  if (player.position >= lastPosition) return;
  const cypress = hasActive(catalog, player, 'merchant-1')
    ? cypresses.find((position) => position > player.position)
    : undefined;
  player.position = cypress ?? player.position + 1;
  effects.emit?.({ type: 'upgraded', player: seat, position: player.position, source });
}
