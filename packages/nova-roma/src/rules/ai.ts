/** The points of the AI in a solo game (NR-8.38), which the player must exceed (NR-8.41). */
import type { Catalog } from '../components/catalog';
import { trackIds } from '../components/ids';
import type { AiRows, Seen } from '../types';
import { majorities } from './majorities';
import { spaceOf } from './race';
import { claimPoints, contractPoints, shipPoints } from './scoring';

/** The score of the AI, with its rows in the order of the rulebook. */
export interface AiScore {
  readonly total: number;
  readonly rows: AiRows;
}

/** Returns the current points of the AI, or `null` if the game is not a solo game. */
export function aiScore(catalog: Catalog, seen: Seen): AiScore | null {
  const { ai, players } = seen;
  if (ai === null) return null;
  const { scoring } = catalog.components;
  const ahead = trackIds.filter((track) => spaceOf(seen, track, 'neutral') > spaceOf(seen, track, 0));
  const rows: AiRows = {
    'score-marker': ai.vp,
    'sea-routes': shipPoints(catalog, ai.ships),
    'building-contracts': contractPoints(catalog, ai.contracts),
    'zone-majorities': majorities(catalog, seen, 'neutral'),
    'chariot-tiles': ai.chariots.length * scoring.chariotTileVp,
    'hippodrome-leads': ahead.length * scoring.hippodromeEndVp,
    mosaic: claimPoints(catalog, players[0]?.claims ?? [], false),
  };
  return { total: Object.values(rows).reduce((a, b) => a + b, 0), rows };
}

/** Returns the points that the player must exceed to win, or `null` if the players play against each other. */
export const toBeat = (catalog: Catalog, seen: Seen): number | null => aiScore(catalog, seen)?.total ?? null;
