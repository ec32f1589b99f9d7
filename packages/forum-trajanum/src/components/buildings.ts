import type { BuildingSupply, Colour, Gray, Source } from './types';

export const greenPartner: Gray = 'column';

export const greenPartnerSource: Source = {
  provenance: 'rulebook',
  source: 'Heading Doppelbauplättchen: the tile of the example shows a column and a park, which takes a green worker.',
};

export const otherPartners: Readonly<Record<Exclude<Colour, 'green'>, Gray>> = {
  red: 'basilica',
  yellow: 'market',
  blue: 'library',
};

export const otherPartnersSource: Source = {
  provenance: 'reconstructed',
  source:
    'Every colour has one gray partner, or the piles could not replace each other. The English text lists library, basilica, market, column and fountain, house, stable, park: the last pair is the known one, the others follow its order.',
};

export const buildingSupply: BuildingSupply = {
  single: { red: 14, yellow: 14, green: 14, blue: 14 },
  double: { red: 12, yellow: 12, green: 12, blue: 12 },
};

export const buildingSupplySource: Source = {
  provenance: 'public-source',
  source:
    '56 single and 48 double tiles by giochideltopo.blogspot.com, four colours of each; the stack heights of two public box inserts agree.',
};
