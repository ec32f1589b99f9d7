import type { Gray } from './ids';
import type { BuildingSupply, OtherPartners } from './shapes';

export const greenPartner: Gray = 'column';

export const greenPartnerSource = 'rulebook: Doppelbauplättchen';

export const otherPartners: OtherPartners = {
  red: 'basilica',
  yellow: 'market',
  blue: 'library',
};

export const otherPartnersSource = 'reconstructed: order of English lists';

export const buildingSupply: BuildingSupply = {
  single: { red: 14, yellow: 14, green: 14, blue: 14 },
  double: { red: 12, yellow: 12, green: 12, blue: 12 },
};

export const buildingSupplySource = 'public-source: giochideltopo.blogspot.com';
