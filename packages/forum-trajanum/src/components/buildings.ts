import type { BuildingSupply, Colour, Gray, Source } from './types';

export const greenPartner: Gray = 'column';

export const greenPartnerSource: Source = {
  provenance: 'rulebook',
  source: 'Heading Doppelbauplättchen, the example.',
};

export const otherPartners: Readonly<Record<Exclude<Colour, 'green'>, Gray>> = {
  red: 'basilica',
  yellow: 'market',
  blue: 'library',
};

export const otherPartnersSource: Source = {
  provenance: 'reconstructed',
  source:
    'Each colour has one partner; in the order of the lists of buildings in the English text, whose last pair is the known one.',
};

export const buildingSupply: BuildingSupply = {
  single: { red: 14, yellow: 14, green: 14, blue: 14 },
  double: { red: 12, yellow: 12, green: 12, blue: 12 },
};

export const buildingSupplySource: Source = {
  provenance: 'public-source',
  source: '56 single and 48 double tiles by giochideltopo.blogspot.com, four colours of each.',
};
