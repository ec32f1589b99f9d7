/** Permanent followers: they pay by themselves, or tame animals. */
import { type Effects, playerAt, type Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { MutableState, NovaRoma, Seen } from '../types';
import { gain } from './gains';

/** The permanent followers of an action pay when it begins as a forum action (NR-4.27, NR-4.29). */
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
    effects.tell?.({ type: 'follower-triggered', player, follower: id });
    gain(catalog, state, player, follower.effect.reward, effects);
  }
}

/** What each artisan on an animal pays, if there is a tamer in the row who is not fresh; else `null` (NR-4.29, NR-5.140). */
export function tamerCoins(catalog: Catalog, seen: Seen, player: Seat): number | null {
  for (const { follower: id, fresh } of playerAt(seen, player).row) {
    const follower = catalog.follower(id);
    if (!fresh && follower.timing === 'permanent' && follower.action === null) return follower.effect.coins;
  }
  return null;
}
