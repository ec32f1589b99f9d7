/** Permanent followers, which pay automatically or tame animals. */
import { type Effects, playerAt, type Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { FollowerId } from '../components/ids';
import type { MutableState, NovaRoma, Seen } from '../types';
import { gain } from './gains';

/** Pays for the permanent followers of an action when it begins as a forum action (NR-4.27, NR-4.29). */
export function triggerPermanent(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  effects: Effects<NovaRoma>,
): void {
  const { running: now } = state;
  if (now === null) return;
  for (const { follower: id } of playerAt(state, player).row) {
    const follower = catalog.follower(id);
    if (follower.timing !== 'permanent' || follower.action !== now.action) continue;
    now.helped = true;
    effects.emit?.({ type: 'follower-triggered', player, follower: id });
    gain(catalog, state, player, follower.effect.reward, { kind: 'follower', follower: id }, effects);
  }
}

/**
 * Returns the tamer in the row, and the coins for each artisan placed on an animal (NR-4.29, NR-5.140). Returns `null` without a tamer
 * or if it is fresh.
 */
export function tamerOf(catalog: Catalog, seen: Seen, player: Seat): { follower: FollowerId; coins: number } | null {
  for (const { follower: id, fresh } of playerAt(seen, player).row) {
    const follower = catalog.follower(id);
    if (!fresh && follower.timing === 'permanent' && follower.action === null)
      return { follower: id, coins: follower.effect.coins };
  }
  return null;
}
