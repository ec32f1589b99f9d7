/** The majorities in the building zones (NR-6.4, NR-6.5, NR-6.6, NR-8.11, NR-8.39, NR-8.40). */
import type { Catalog } from '../components/catalog';
import type { ZoneId } from '../components/ids';
import type { Owner, Seen } from '../types';

/** How many blocks an owner has in a zone. */
export const blocksIn = (seen: Seen, zone: ZoneId, owner: Owner): number =>
  seen.city[zone].filter((block) => block === owner).length;

/** What the zones are worth to a player, or in a solo game to the AI. */
export const majorities = (catalog: Catalog, seen: Seen, owner: Owner): number =>
  catalog.components.zones.reduce((sum, { id, majority }) => sum + (majority[placeIn(seen, id, owner)] ?? 0), 0);

/**
 * An owner's place in a zone, from 0, never beyond the last of the three. Who has equally many shares a place, and none is
 * skipped (NR-6.5); who has no block has no place (NR-6.6). In a solo game the AI wins the ties (NR-8.39).
 */
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
  return Math.min(more.size, 2);
}
