/** The strength of actions (NR-4.9, NR-4.10, NR-5.24). */
import { invalidState, type Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { ActionId } from '../components/ids';
import type { Line, Performance, Running, Seen, Space } from '../types';

/** Returns the running forum action. Throws LudiError `invalid-state` between actions. */
export function running({ running: now }: Seen): NonNullable<Seen['running']> {
  if (now === null) invalidState('no action is in progress');
  return now;
}

/** Returns the strength of the running action, or of the action that a petition performs. Throws like `running`. */
export const strengthOf = (seen: Seen): Running['strength'] => {
  const now = running(seen);
  return (now.sub ?? now).strength;
};

/** Returns the running action, or the action that a petition performs (NR-5.24), with its strength; `null` between actions. */
export const performing = ({ running: now }: Pick<Seen, 'running'>): Readonly<Performance> | null => now?.sub ?? now;

/** NR-4.7 Returns the action at the end of a line through a space of the forum. Throws LudiError `invalid-state` if there is none. */
export function actionAt(
  catalog: Catalog,
  { forumTiles }: Pick<Seen, 'forumTiles'>,
  line: Line,
  space: Space,
): ActionId {
  const action = forumTiles[catalog.forumSlots[line][space] ?? -1];
  if (action === undefined) invalidState(`the forum has no space ${space}`);
  return action;
}

/**
 * NR-4.9, NR-4.10 Returns the strength of the action at the end of a line for a player with a patrician on `space`. This patrician, the
 * player's other patricians in the line and the emperor count.
 */
export function lineStrength(
  catalog: Catalog,
  { forum }: Pick<Seen, 'forum'>,
  player: Seat,
  line: Line,
  space: Space,
): number {
  let strength = 1;
  for (const other of catalog.forumLines[line][space] ?? []) {
    const figure = forum[other];
    if (other !== space && (figure === player || figure === 'emperor')) strength++;
  }
  return Math.min(strength, catalog.components.limits.strength);
}
