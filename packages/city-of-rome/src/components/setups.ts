import { colorIds } from './ids';
import type { Tables } from './shapes';

const influenceForThreeOrFour = [
  { card: 'influence-3', afterBuilding: 3 },
  { card: 'influence-6', afterBuilding: 6 },
  { card: 'influence-10', afterBuilding: 10 },
  { card: 'influence-14', afterBuilding: 14 },
];

export const setups: Tables['setups'] = {
  2: {
    rounds: 7,
    emissariesPerPlayer: 2,
    decks: ['I', 'II'],
    revealPerDeck: 2,
    colors: ['white', 'brown'],
    influenceCards: [
      { card: 'influence-4', afterBuilding: 4 },
      { card: 'influence-8', afterBuilding: 8 },
      { card: 'influence-14', afterBuilding: 14 },
    ],
  },
  3: {
    rounds: 14,
    emissariesPerPlayer: 1,
    decks: ['I', 'II', 'III'],
    revealPerDeck: 1,
    colors: colorIds,
    influenceCards: influenceForThreeOrFour,
  },
  4: {
    rounds: 14,
    emissariesPerPlayer: 1,
    decks: ['I', 'II', 'III', 'IV'],
    revealPerDeck: 1,
    colors: colorIds,
    influenceCards: influenceForThreeOrFour,
  },
};

export const setupsSource =
  'rulebook: Headings SPIELVORBEREITUNG, SPIELABLAUF and SPIEL ZU ZWEIT; the default order of the colors is ours.';

export const startingCoins = 5;

export const startingCoinsSource = 'rulebook: Heading SPIELVORBEREITUNG.';
