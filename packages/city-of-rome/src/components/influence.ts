import type { InfluenceCard } from './shapes';

/** All influence cards. The table `setups` selects those of a game. */
export const influenceCards: readonly InfluenceCard[] = [3, 4, 6, 8, 10, 14].map((value) => ({
  id: `influence-${value}`,
  value,
}));

export const influenceCardsSource = 'rulebook: Headings SPIELVORBEREITUNG and SPIEL ZU ZWEIT.';
