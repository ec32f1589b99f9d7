import type { StandardBuildingId } from './ids';
import type { Temple } from './shapes';

/** The scoring of the temples. For Minerva, "at least 16" cards means all 16, because no city holds more. */
export const temples: readonly (Temple & { readonly building: StandardBuildingId })[] = [
  { building: 'temple-minerva', points: 10, when: { count: 'card', atLeast: 16 } },
  { building: 'temple-fortuna', points: 15, when: { count: 'public-color', atLeast: 4 } },
  { building: 'temple-amor', points: 10, when: { count: 'residence-2', atLeast: 4 } },
  { building: 'temple-juno', points: 10, when: { count: 'temple', atLeast: 4 } },
  { building: 'temple-saturnus', points: 15, when: { count: 'production', atLeast: 4 } },
  { building: 'temple-luna', points: 1, per: 'star', each: 1 },
  { building: 'temple-mars', points: 5, when: { count: 'residence-4', atLeast: 1 } },
  { building: 'temple-venus', points: 2, per: 'residence-2', each: 1 },
  { building: 'temple-jupiter', points: 2, per: 'temple', each: 1 },
  { building: 'temple-mercury', points: 1, per: 'coin', each: 3 },
];

export const templesSource = 'rulebook: The temples in the GEBÄUDEÜBERSICHT.';
