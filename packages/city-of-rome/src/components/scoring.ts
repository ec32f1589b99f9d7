import type { Scoring } from './shapes';

/** Points for 0, 1, 2, 3, 4 aqueducts. */
export const aqueductPoints: readonly number[] = [0, 4, 12, 24, 40];

export const aqueductPointsSource = 'rulebook: Heading SCHLUSSWERTUNG, Aquädukte.';

export const scoring: Scoring = { pointsPerCoin: 1, influencePerPoint: 2, citySide: 4 };

export const scoringSource =
  'rulebook: Heading SCHLUSSWERTUNG, Geld and Einflussmarker; the size of a city under SPIELVORBEREITUNG.';
