import { withProvenance } from '@ludi-romani/core';
import * as city from './city';
import * as estates from './estates';
import * as followers from './followers';
import * as forum from './forum';
import * as hippodrome from './hippodrome';
import * as mosaics from './mosaics';
import * as numbers from './numbers';
import * as sea from './sea';
import type { Components } from './shapes';
import { tables } from './tables';

/** The standard components, frozen. Most boards and contracts are reconstructed; `provenance` has the source of each table. */
export const standardComponents: Components & Required<Pick<Components, 'provenance'>> = withProvenance(tables, {
  ...city,
  ...estates,
  ...followers,
  ...forum,
  ...hippodrome,
  ...mosaics,
  ...numbers,
  ...sea,
});
