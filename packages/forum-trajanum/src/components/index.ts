import { withProvenance } from '@ludi-romani/core';
import * as buildings from './buildings';
import * as colonia from './colonia';
import * as forum from './forum';
import * as numbers from './numbers';
import type { Components } from './shapes';
import { tables } from './tables';
import * as tiles from './tiles';
import * as tracks from './tracks';
import * as trajan from './trajan';

/**
 * The component tables of the game, frozen. Many tables that are printed as pictures are reconstructed: `provenance` has the source of
 * each.
 */
export const standardComponents: Components & Required<Pick<Components, 'provenance'>> = withProvenance(tables, {
  ...buildings,
  ...colonia,
  ...forum,
  ...numbers,
  ...tiles,
  ...tracks,
  ...trajan,
});
