/** The citizen rows. */
import { sure } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type AbilityId, type CitizenRowId, citizenRowIds } from '../components/ids';
import type { SeenArea } from '../types';

/** Returns true if an untrusted value is the id of a row. */
export const isRow = (row: unknown): row is CitizenRowId => (citizenRowIds as readonly unknown[]).includes(row);

/** Returns a citizen row of a player. */
export function spacesOf<R extends Pick<SeenArea, 'rows'>>({ rows }: R, row: CitizenRowId): R['rows'][number] & {} {
  return sure(rows[row - 1]);
}

/** FT-5.15 Returns true if a player has active citizens in the row of an ability. Only then the ability works. */
export const hasActive = ({ rowWith }: Catalog, player: Pick<SeenArea, 'rows'>, ability: AbilityId): boolean =>
  spacesOf(player, rowWith[ability]).active;

/** FT-5.11 The number of spaces of a row. */
export const SPACES = 2;

/** FT-5.13 Returns true if a row has a free space for a citizen. */
export const hasSpace = (player: SeenArea, row: CitizenRowId): boolean =>
  spacesOf(player, row).citizens.length < SPACES;
