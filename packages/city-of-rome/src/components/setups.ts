import { colorIds } from './ids';
import type { Setup, Tables } from './shapes';

/** Returns the influence cards of these values. In deck I, an influence card of value n is directly below n building cards. */
const inserted = (...values: readonly number[]): Setup['influenceCards'] =>
  values.map((value) => ({ card: `influence-${value}`, afterBuilding: value }));

export const setups: Tables['setups'] = {
  2: {
    rounds: 7,
    emissariesPerPlayer: 2,
    decks: ['I', 'II'],
    revealPerDeck: 2,
    colors: ['white', 'brown'],
    influenceCards: inserted(4, 8, 14),
  },
  3: {
    rounds: 14,
    emissariesPerPlayer: 1,
    decks: ['I', 'II', 'III'],
    revealPerDeck: 1,
    colors: colorIds,
    influenceCards: inserted(3, 6, 10, 14),
  },
  4: {
    rounds: 14,
    emissariesPerPlayer: 1,
    decks: ['I', 'II', 'III', 'IV'],
    revealPerDeck: 1,
    colors: colorIds,
    influenceCards: inserted(3, 6, 10, 14),
  },
};

export const setupsSource =
  'rulebook: Headings SPIELVORBEREITUNG, SPIELABLAUF and SPIEL ZU ZWEIT; the default order of the colors is ours.';

export const startingCoins = 5;

export const startingCoinsSource = 'rulebook: Heading SPIELVORBEREITUNG.';
