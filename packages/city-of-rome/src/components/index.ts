import { withProvenance } from '@ludi-romani/core';
import * as buildings from './buildings';
import * as cards from './cards';
import * as influence from './influence';
import * as prices from './prices';
import * as scoring from './scoring';
import * as setups from './setups';
import type { Components } from './shapes';
import * as starting from './starting';
import * as strips from './strips';
import * as supplies from './supplies';
import { tables } from './tables';
import * as temples from './temples';

/** The component tables of the printed game, frozen. `provenance` names the source of each table. */
export const standardComponents: Components & Required<Pick<Components, 'provenance'>> = withProvenance(tables, {
  ...buildings,
  ...cards,
  ...influence,
  ...prices,
  ...scoring,
  ...setups,
  ...starting,
  ...strips,
  ...supplies,
  ...temples,
});
