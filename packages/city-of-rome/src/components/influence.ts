import type { InfluenceCard } from './shapes';

/** Which of them a game uses is in the table `setups`. */
export const influenceCards: readonly InfluenceCard[] = [
  { id: 'influence-3', value: 3 },
  { id: 'influence-4', value: 4 },
  { id: 'influence-6', value: 6 },
  { id: 'influence-8', value: 8 },
  { id: 'influence-10', value: 10 },
  { id: 'influence-14', value: 14 },
];

export const influenceCardsSource = 'rulebook: Headings SPIELVORBEREITUNG and SPIEL ZU ZWEIT.';
