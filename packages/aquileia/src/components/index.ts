import { withProvenance } from '@ludi-romani/core';
import * as cards from './cards';
import * as exchanges from './exchanges';
import * as numbers from './numbers';
import * as rewards from './rewards';
import type { Components } from './shapes';
import * as sites from './sites';
import * as spaces from './spaces';
import { tables } from './tables';

/** The components of the game, most building sites and the exchanges reconstructed: `provenance` says where each table comes from. Frozen. */
export const standardComponents: Components & Required<Pick<Components, 'provenance'>> = withProvenance(tables, {
  ...cards,
  ...exchanges,
  ...numbers,
  ...rewards,
  ...sites,
  ...spaces,
});
