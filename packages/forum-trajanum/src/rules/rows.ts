/** What stands in the citizen rows. */
import { sure } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type AbilityId, type CitizenRowId, citizenRowIds } from '../components/ids';
import type { SeenArea } from '../types';

/** Whether it is a row that a stranger names. */
export const isRow = (row: unknown): row is CitizenRowId => (citizenRowIds as readonly unknown[]).includes(row);

/** A citizen row of a player. */
export function spacesOf<R extends Pick<SeenArea, 'rows'>>({ rows }: R, row: CitizenRowId): R['rows'][number] & {} {
  return sure(rows[row - 1]);
}

/** FT-5.15 True if a player has active citizens in the row of an ability, so that the ability works. */
export const hasActive = ({ rowWith }: Catalog, player: Pick<SeenArea, 'rows'>, ability: AbilityId): boolean =>
  spacesOf(player, rowWith[ability]).active;

/** FT-5.11 the spaces of a row */
export const SPACES = 2;

/** Whether a row has a free space for a citizen (FT-5.13). */
export const hasSpace = (player: SeenArea, row: CitizenRowId): boolean =>
  spacesOf(player, row).citizens.length < SPACES;
