import type { BuildingSupply, Color, Gray, Source } from './types';

export const greenPartner: Gray = 'column';

export const greenPartnerSource: Source = {
  provenance: 'rulebook',
  source: 'Doppelbauplättchen',
};

export const otherPartners: Readonly<Record<Exclude<Color, 'green'>, Gray>> = {
  red: 'basilica',
  yellow: 'market',
  blue: 'library',
};

export const otherPartnersSource: Source = {
  provenance: 'reconstructed',
  source: 'order of English lists',
};

export const buildingSupply: BuildingSupply = {
  single: { red: 14, yellow: 14, green: 14, blue: 14 },
  double: { red: 12, yellow: 12, green: 12, blue: 12 },
};

export const buildingSupplySource: Source = {
  provenance: 'public-source',
  source: 'giochideltopo.blogspot.com',
};
