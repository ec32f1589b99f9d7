import { withProvenance } from '@ludi-romani/core';
import * as cards from './cards';
import * as exchanges from './exchanges';
import * as numbers from './numbers';
import * as rewards from './rewards';
import type { Components } from './shapes';
import * as sites from './sites';
import * as spaces from './spaces';
import { tables } from './tables';

/** The standard components, frozen. `provenance` is the source of each table. The exchanges and most building sites are reconstructed. */
export const standardComponents: Components & Required<Pick<Components, 'provenance'>> = withProvenance(tables, {
  ...cards,
  ...exchanges,
  ...numbers,
  ...rewards,
  ...sites,
  ...spaces,
});
