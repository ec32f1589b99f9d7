/** The majorities in the building zones (NR-6.4, NR-6.5, NR-6.6, NR-8.11, NR-8.39, NR-8.40). */
import { occurrences } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { ZoneId } from '../components/ids';
import type { Owner, Seen } from '../types';

/** The index of the third place. All later places score like it. */
const LAST_PLACE = 2;

/** NR-6.4 Returns the number of blocks that an owner has in a zone. */
export const blocksIn = ({ city }: Pick<Seen, 'city'>, zone: ZoneId, owner: Owner): number =>
  occurrences(city[zone], owner);

/**
 * Returns the owners of blocks in a zone by place, most blocks first. Equal owners share a place, and no place is skipped (NR-6.5).
 * Owners without a block have no place (NR-6.6). In a solo game the AI wins ties (NR-8.39).
 */
export function zoneRanking(seen: Seen, zone: ZoneId): Owner[][] {
  const places: Owner[][] = [];
  for (const owner of [...seen.players.keys(), 'neutral'] as const) {
    const place = placeIn(seen, zone, owner);
    if (place < 0) continue;
    places[place] ??= [];
    places[place].push(owner);
  }
  return places;
}

/** Returns the points of all zones for a player, or for the AI in a solo game. */
export const majorities = (catalog: Catalog, seen: Seen, owner: Owner): number =>
  catalog.components.zones.reduce(
    (sum, { id, majority }) => sum + (majority[Math.min(placeIn(seen, id, owner), LAST_PLACE)] ?? 0),
    0,
  );

/** Returns an owner's place in a zone, from 0, or -1 without a block. */
function placeIn(seen: Seen, zone: ZoneId, owner: Owner): number {
  const own = blocksIn(seen, zone, owner);
  if (own === 0) return -1;
  const others = ([...seen.players.keys(), 'neutral'] as const).filter((other) => other !== owner);
  const aiAhead = (other: Owner) => seen.ai !== null && other === 'neutral';
  const more = new Set<number>();
  for (const other of others) {
    const blocks = blocksIn(seen, zone, other);
    if (blocks > own || (blocks === own && aiAhead(other))) more.add(blocks);
  }
  return more.size;
}
