import type { InfluenceCard } from './shapes';

/** Which of them a game uses is in the table `setups`. */
export const influenceCards: readonly InfluenceCard[] = [3, 4, 6, 8, 10, 14].map((value) => ({
  id: `influence-${value}`,
  value,
}));

export const influenceCardsSource = 'rulebook: Headings SPIELVORBEREITUNG and SPIEL ZU ZWEIT.';
