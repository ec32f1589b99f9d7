/**
 * Counts of a player's things, for achievements and followers (section 5i of the rules, NR-5.101, NR-5.102, NR-5.103, NR-5.104, NR-5.105,
 * NR-5.106, NR-5.107, NR-5.108, NR-5.109, NR-5.110, NR-5.111, NR-5.112, NR-5.113, section 5j of the rules).
 */
import { playerAt, type Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type Countable, goodIds, trackIds } from '../components/ids';
import type { Seen, SeenArea } from '../types';
import { stock } from './gains';
import { spaceOf } from './race';

/** Returns the number of things of a kind that a player has, as achievements and followers count them. */
export function countOf({ estateTile }: Catalog, seen: Seen, player: Seat, what: Countable): number {
  const own = playerAt(seen, player);
  let count = 0;
  switch (what) {
    case 'building-contracts':
      return own.contracts.building.length;
    case 'shipping-contracts':
      return own.contracts.shipping.length;
    case 'followers':
      return own.row.length;
    case 'estate-tiles':
      for (const id of own.tiles) if (id !== null) count++;
      return count;
    case 'animal-tiles': // NR-5.229, NR-5.311 a lion is one tile like any other here, and a turned tile still counts
      for (const id of own.tiles) if (id !== null && estateTile(id).kind === 'animal') count++;
      return count;
    case 'spaces':
      for (const track of trackIds) count += spaceOf(seen, track, player);
      return count;
    default:
      return stock(own, what);
  }
}

/** Returns the number of a player's markers that are on `space` of their tracks or beyond. The start space is 0. */
export function markersFrom(seen: Seen, player: Seat, space: number): number {
  let count = 0;
  for (const track of trackIds) if (spaceOf(seen, track, player) >= space) count++;
  return count;
}

/** Returns the number of all goods of a player together. */
export const goodsOf = ({ goods }: SeenArea): number => goodIds.reduce((sum, id) => sum + goods[id], 0);

/** NR-6.14 Returns the number of artisans of a player, available and in the production area. */
export const artisansOf = ({ artisans, placed }: Pick<SeenArea, 'artisans' | 'placed'>): number =>
  placed.reduce((sum, there) => (there ? sum + 1 : sum), artisans);

/** NR-4.56 Returns the number of artisans that a player keeps in the cleanup. */
export const artisansKept = ({ components }: Catalog, own: Pick<SeenArea, 'artisans' | 'placed'>): number =>
  Math.min(artisansOf(own), components.limits.artisansKept);
