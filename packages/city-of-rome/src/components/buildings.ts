import type { Building, PublicColor, PublicKind, Source, StandardBuildingId } from './types';

// What the overview says once for a whole category.
const production = { category: 'production', cost: 2, stars: 0 } as const;
const residence = { category: 'residence', stars: 0 } as const;
const publicBuilding = { category: 'public', cost: 3, stars: 0 } as const;
const aqueduct = { category: 'aqueduct', cost: 1 } as const;
const temple = { category: 'temple', cost: 3, stars: 0 } as const;
const specialTemple = { category: 'temple', cost: 2 } as const;

/** The types that are starting buildings too are never built as such, so their cost plays no part there. */
export const buildings: readonly (Building & { readonly id: StandardBuildingId })[] = [
  {
    ...production,
    id: 'vegetable-farm',
    name: 'Vegetable farm',
    produce: { coins: 1, influence: 0, brickToken: false },
  },
  { ...production, id: 'grain-farm', name: 'Grain farm', produce: { coins: 0, influence: 0, brickToken: true } },
  { ...production, id: 'sheep-farm', name: 'Sheep farm', produce: { coins: 0, influence: 1, brickToken: false } },
  { ...production, id: 'vineyard', name: 'Vineyard', produce: { coins: 1, influence: 0, brickToken: true } },

  { ...residence, id: 'residence-2', name: 'Residence 2', cost: 1, value: 2 },
  { ...residence, id: 'residence-3', name: 'Residence 3', cost: 2, value: 3 },
  { ...residence, id: 'residence-4', name: 'Residence 4', cost: 3, value: 4 },
  { ...residence, id: 'luxury-residence-2', name: 'Luxury residence 2', cost: 1, stars: 1, value: 2 },
  { ...residence, id: 'luxury-residence-3', name: 'Luxury residence 3', cost: 2, stars: 1, value: 3 },
  { ...residence, id: 'luxury-residence-4', name: 'Luxury residence 4', cost: 3, stars: 1, value: 4 },

  { ...publicBuilding, id: 'market', name: 'Market', publicKind: 'market', bonus: 0 },
  { ...publicBuilding, id: 'forum-romanum', name: 'Forum Romanum', publicKind: 'market', bonus: 1 },
  { ...publicBuilding, id: 'arena', name: 'Arena', publicKind: 'arena', bonus: 0 },
  { ...publicBuilding, id: 'colosseum', name: 'Colosseum', publicKind: 'arena', bonus: 1 },
  { ...publicBuilding, id: 'school', name: 'School', publicKind: 'school', bonus: 0 },
  { ...publicBuilding, id: 'university', name: 'University', publicKind: 'school', bonus: 1 },
  { ...publicBuilding, id: 'baths', name: 'Baths', publicKind: 'baths', bonus: 0 },
  { ...publicBuilding, id: 'imperial-baths', name: 'Imperial baths', publicKind: 'baths', bonus: 1 },

  { ...aqueduct, id: 'aqueduct', name: 'Aqueduct', stars: 0 },
  { ...aqueduct, id: 'great-aqueduct', name: 'Great aqueduct', stars: 1 },

  { ...temple, id: 'temple-minerva', name: 'Temple of Minerva' },
  { ...temple, id: 'temple-fortuna', name: 'Temple of Fortuna' },
  { ...temple, id: 'temple-amor', name: 'Temple of Amor' },
  { ...temple, id: 'temple-juno', name: 'Temple of Juno' },
  { ...temple, id: 'temple-saturnus', name: 'Temple of Saturn' },
  { ...specialTemple, id: 'temple-luna', name: 'Temple of Luna', stars: 1 },
  { ...specialTemple, id: 'temple-mars', name: 'Temple of Mars', stars: 3 },
  { ...specialTemple, id: 'temple-venus', name: 'Temple of Venus', stars: 1 },
  { ...specialTemple, id: 'temple-jupiter', name: 'Temple of Jupiter', stars: 2 },
  { ...specialTemple, id: 'temple-mercury', name: 'Temple of Mercury', stars: 2 },
];

export const buildingsSource: Source = {
  provenance: 'rulebook',
  source: 'All sections of the GEBÄUDEÜBERSICHT; the English names are translations made for this project.',
};

export const publicKinds: Readonly<Record<PublicKind, { readonly color: PublicColor }>> = {
  market: { color: 'green' },
  arena: { color: 'red' },
  school: { color: 'yellow' },
  baths: { color: 'blue' },
};

export const publicKindsSource: Source = {
  provenance: 'derived',
  source:
    'The overview lists four colours and then four buildings, paired here in order; the WERTUNGSBEISPIEL confirms blue, and play does not depend on the pairing.',
};
