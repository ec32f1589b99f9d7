import type { StandardBuildingId } from './ids';
import type { Building, Tables } from './shapes';

// Values that are the same for a whole category of buildings.
const production = { category: 'production', cost: 2, stars: 0 } as const;
const residence = { category: 'residence', stars: 0 } as const;
const publicBuilding = { category: 'public', cost: 3, stars: 0 } as const;
const aqueduct = { category: 'aqueduct', cost: 1 } as const;
const temple = { category: 'temple', cost: 3, stars: 0 } as const;
const specialTemple = { category: 'temple', cost: 2 } as const;

/** The building types. The cost of a type does not apply to starting buildings of the type, which players do not build. */
export const buildings: readonly (Building & { readonly id: StandardBuildingId })[] = [
  {
    ...production,
    id: 'vegetable-farm',
    produce: { coins: 1, influence: 0, brickToken: false },
  },
  { ...production, id: 'grain-farm', produce: { coins: 0, influence: 0, brickToken: true } },
  { ...production, id: 'sheep-farm', produce: { coins: 0, influence: 1, brickToken: false } },
  { ...production, id: 'vineyard', produce: { coins: 1, influence: 0, brickToken: true } },

  { ...residence, id: 'residence-2', cost: 1, value: 2 },
  { ...residence, id: 'residence-3', cost: 2, value: 3 },
  { ...residence, id: 'residence-4', cost: 3, value: 4 },
  { ...residence, id: 'luxury-residence-2', cost: 1, stars: 1, value: 2 },
  { ...residence, id: 'luxury-residence-3', cost: 2, stars: 1, value: 3 },
  { ...residence, id: 'luxury-residence-4', cost: 3, stars: 1, value: 4 },

  { ...publicBuilding, id: 'market', publicKind: 'market', bonus: 0 },
  { ...publicBuilding, id: 'forum-romanum', publicKind: 'market', bonus: 1 },
  { ...publicBuilding, id: 'arena', publicKind: 'arena', bonus: 0 },
  { ...publicBuilding, id: 'colosseum', publicKind: 'arena', bonus: 1 },
  { ...publicBuilding, id: 'school', publicKind: 'school', bonus: 0 },
  { ...publicBuilding, id: 'university', publicKind: 'school', bonus: 1 },
  { ...publicBuilding, id: 'baths', publicKind: 'baths', bonus: 0 },
  { ...publicBuilding, id: 'imperial-baths', publicKind: 'baths', bonus: 1 },

  { ...aqueduct, id: 'aqueduct', stars: 0 },
  { ...aqueduct, id: 'great-aqueduct', stars: 1 },

  { ...temple, id: 'temple-minerva' },
  { ...temple, id: 'temple-fortuna' },
  { ...temple, id: 'temple-amor' },
  { ...temple, id: 'temple-juno' },
  { ...temple, id: 'temple-saturnus' },
  { ...specialTemple, id: 'temple-luna', stars: 1 },
  { ...specialTemple, id: 'temple-mars', stars: 3 },
  { ...specialTemple, id: 'temple-venus', stars: 1 },
  { ...specialTemple, id: 'temple-jupiter', stars: 2 },
  { ...specialTemple, id: 'temple-mercury', stars: 2 },
];

export const buildingsSource = 'rulebook: All sections of the GEBÄUDEÜBERSICHT; the ids are ours, in English.';

export const publicKinds: Tables['publicKinds'] = {
  market: { color: 'green' },
  arena: { color: 'red' },
  school: { color: 'yellow' },
  baths: { color: 'blue' },
};

export const publicKindsSource =
  'derived: The overview lists four colors and then four buildings, paired here in order; the WERTUNGSBEISPIEL confirms blue, and play does not depend on the pairing.';
