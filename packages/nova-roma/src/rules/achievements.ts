/**
 * The requirements of the achievements, with one evaluator for all of them (NR-4.33, NR-4.34, section 5j of the rules, NR-5.201,
 * NR-5.202, NR-5.203, NR-5.204, NR-5.205, NR-5.206, NR-5.207, NR-5.208, NR-5.209, NR-5.210, NR-5.211, NR-5.212, NR-5.213, NR-5.214,
 * NR-5.215, NR-5.216, NR-5.217, NR-5.218, NR-5.219, NR-5.220, NR-5.221, NR-5.222, NR-5.223, NR-5.224, NR-5.225, NR-5.226, NR-5.227,
 * NR-5.228).
 */
import { playerAt, type Seat, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { Achievement, Cost } from '../components/shapes';
import type { Seen, Space } from '../types';
import { countOf, markersFrom } from './counts';
import { lacking, notEnough } from './gains';

const COLUMNS = 3;

/** NR-3.20 Returns the achievement on a space of a player's mosaic, or `undefined` if its row has no tile yet. */
export function achievementOn(catalog: Catalog, seen: Seen, player: Seat, space: Space): Achievement | undefined {
  const tile = playerAt(seen, player).mosaic[Math.floor(space / COLUMNS)] ?? null;
  if (tile === null) return undefined;
  return catalog.achievements(tile)[space % COLUMNS];
}

/** True if the player meets the requirement. The check spends nothing. */
function isMet(catalog: Catalog, seen: Seen, player: Seat, achievement: Achievement): boolean {
  if (achievement.kind === 'markers') {
    return markersFrom(seen, player, achievement.space) >= achievement.markers;
  }
  let total = 0;
  for (const what of achievement.of) {
    const amount = countOf(catalog, seen, player, what);
    // at least one of each (section 5j of the rules, NR-5.205, NR-5.206, NR-5.207, NR-5.208, NR-5.209, NR-5.210)
    if (amount < 1) return false;
    total += amount;
  }
  return total >= achievement.min;
}

/** Returns the reason why the player cannot claim the achievement on a space, or `undefined` (NR-4.32). Does not check the turn. */
export function refuseClaim(catalog: Catalog, seen: Seen, player: Seat, space: Space): Why | undefined {
  const own = playerAt(seen, player);
  const { claims, achievementMarkers } = own;
  const achievement = claims[space] === false ? achievementOn(catalog, seen, player, space) : undefined;
  if (achievement === undefined) return 'NR-4.32 that space is already marked';
  if (achievementMarkers.own < 1) return 'NR-4.32 no achievement marker is available';
  if (!isMet(catalog, seen, player, achievement)) return 'NR-4.32 the requirement is not met';
  const missing = lacking(own, costOf(achievement));
  return missing && notEnough('NR-4.63', missing);
}

/** Returns the cost of a claim (NR-4.63). */
export const costOf = (achievement: Achievement): Cost => (achievement.kind === 'count' ? achievement.cost : {});
