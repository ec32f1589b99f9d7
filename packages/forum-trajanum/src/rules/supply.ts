/** What a player gains and pays: resources, points, upgrades of the slide bar. */
import { type Effects, playerAt, type Seat } from '@ludi-romani/core';
import { type Catalog, type Price, recordOf } from '../components/catalog';
import { type Gainable, gainables, type ResourceId, resourceIds } from '../components/ids';
import type { Gain } from '../components/shapes';
import type { ForumTrajanum, MutableState, Purpose, Row, SeenArea, Source } from '../types';
import { hasActive } from './rows';

/** The player receives so many of one thing. */
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
  effects.tell?.({ type: 'gained', player, resource: what, amount, source });
}

/** The player receives all of it at once (FT-5.4). */
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

const NAMES: Readonly<Record<ResourceId, string>> = recordOf(resourceIds, (id) =>
  id.replace(/^worker-(.*)$/, '$1 worker'),
);

/** What people call a figure: `red worker`. */
export const nameOf = (what: ResourceId): string => NAMES[what];

/** What a player has too few of to pay a price, in words; nothing if it can be paid. */
export function shortage({ resources }: SeenArea, price: Price): string | undefined {
  for (const { resource, amount } of price)
    if (resources[resource] < amount)
      return amount === 1 ? `you have no ${NAMES[resource]}` : `you have fewer than ${amount} ${NAMES[resource]}s`;
  return undefined;
}

/** Whether a player has all of it. */
export function canPay({ resources }: SeenArea, price: Price): boolean {
  for (const { resource, amount } of price) if (resources[resource] < amount) return false;
  return true;
}

/** So many go back to the supply. */
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
  effects.tell?.({ type: 'paid', player: seat, resource, amount, purpose });
}

/** Points are recorded by where they were made (FT-7.6). */
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
  effects.tell?.({ type: 'points-gained', player: seat, row, amount, source });
}

/** FT-5.27, FT-5.28 one space to the right; with an active Merchant I to the next cypress (FT-5.16, FT-5.17). */
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
  effects.tell?.({ type: 'upgraded', player: seat, position: player.position, source });
}
