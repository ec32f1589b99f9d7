/** The majorities in the building zones (NR-6.4, NR-6.5, NR-6.6, NR-8.11, NR-8.39, NR-8.40). */
import { occurrences } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { ZoneId } from '../components/ids';
import type { Owner, Seen } from '../types';

/** Of the three that score; who comes behind scores like it. */
const LAST_PLACE = 2;

/** NR-6.4 The number of blocks that an owner has in a zone. */
export const blocksIn = ({ city }: Pick<Seen, 'city'>, zone: ZoneId, owner: Owner): number =>
  occurrences(city[zone], owner);

/**
 * Who has blocks in a zone, the most first. Who has equally many shares a place, and none is skipped (NR-6.5); who has no block has
 * no place (NR-6.6). In a solo game the AI wins the ties (NR-8.39).
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

/** What the zones are worth to a player, or in a solo game to the AI. */
export const majorities = (catalog: Catalog, seen: Seen, owner: Owner): number =>
  catalog.components.zones.reduce(
    (sum, { id, majority }) => sum + (majority[Math.min(placeIn(seen, id, owner), LAST_PLACE)] ?? 0),
    0,
  );

/** An owner's place in a zone, from 0; -1 for none. */
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
