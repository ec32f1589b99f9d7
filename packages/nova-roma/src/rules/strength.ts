/** How strong an action is (NR-4.9, NR-4.10, NR-5.24). */
import { invalidState, type Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { ActionId } from '../components/ids';
import type { Line, Performance, Running, Seen, Space } from '../types';

/** The forum action that is being performed. Throws LudiError `invalid-state` between actions. */
export function running({ running: now }: Seen): NonNullable<Seen['running']> {
  if (now === null) invalidState('no action is in progress');
  return now;
}

/** The strength of the action that is being performed: of the one that a petition performs, if it does. */
export const strengthOf = (seen: Seen): Running['strength'] => {
  const now = running(seen);
  return (now.sub ?? now).strength;
};

/** The action that is being performed and its strength: those of a petition's action, if it performs one (NR-5.24). */
export const performing = ({ running: now }: Pick<Seen, 'running'>): Readonly<Performance> | null => now?.sub ?? now;

/** NR-4.7 The action at the end of a line through a space of the forum. */
export function actionAt(
  catalog: Catalog,
  { forumTiles }: Pick<Seen, 'forumTiles'>,
  line: Line,
  space: Space,
): ActionId {
  const action = forumTiles[catalog.forumSlots[line][space] ?? -1];
  if (action === undefined) invalidState(`no space ${space} in the forum`);
  return action;
}

/**
 * NR-4.9, NR-4.10 The strength of the action at the end of a line for a player with a patrician on `space`: this patrician, the others of
 * the player in the line, and the emperor.
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
