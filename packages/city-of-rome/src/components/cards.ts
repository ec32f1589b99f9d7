import { type DeckId, deckIds, type StandardBuildingId } from './ids';
import type { Card } from './shapes';

/** The number of cards of each building type in decks I, II, III and IV. */
const copies: Readonly<Record<StandardBuildingId, readonly [I: number, II: number, III: number, IV: number]>> = {
  vineyard: [1, 0, 0, 0],
  'luxury-residence-2': [1, 0, 0, 0],
  'luxury-residence-3': [1, 0, 0, 0],
  'luxury-residence-4': [1, 0, 0, 0],
  'forum-romanum': [1, 0, 0, 0],
  colosseum: [1, 0, 0, 0],
  university: [1, 0, 0, 0],
  'imperial-baths': [1, 0, 0, 0],
  'great-aqueduct': [1, 0, 0, 0],
  'temple-luna': [1, 0, 0, 0],
  'temple-mars': [1, 0, 0, 0],
  'temple-venus': [1, 0, 0, 0],
  'temple-jupiter': [1, 0, 0, 0],
  'temple-mercury': [1, 0, 0, 0],
  'vegetable-farm': [0, 1, 1, 1],
  'grain-farm': [0, 1, 1, 1],
  'sheep-farm': [0, 1, 1, 1],
  'residence-2': [0, 5, 3, 3],
  'residence-3': [0, 3, 3, 3],
  'residence-4': [0, 2, 1, 1],
  market: [0, 1, 1, 1],
  arena: [0, 1, 1, 1],
  school: [0, 1, 1, 1],
  baths: [0, 1, 1, 1],
  aqueduct: [0, 4, 2, 2],
  'temple-minerva': [0, 1, 0, 0],
  'temple-fortuna': [0, 0, 1, 0],
  'temple-amor': [0, 0, 1, 0],
  'temple-juno': [0, 0, 0, 1],
  'temple-saturnus': [0, 0, 0, 1],
};

/** Returns the cards of a building type in a deck. Ids have a number only if there are several cards: `ii-market`, but `ii-aqueduct-1`. */
const cardsOf = (deck: DeckId, building: string, count: number): Card[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${deck.toLowerCase()}-${building}${count === 1 ? '' : `-${i + 1}`}`,
    deck,
    building,
  }));

export const cards: readonly Card[] = deckIds.flatMap((deck, i) =>
  Object.entries(copies).flatMap(([building, counts]) => cardsOf(deck, building, counts[i] ?? 0)),
);

export const cardsSource =
  'rulebook: Heading VERTEILUNG DER GEBÄUDEKARTEN IN DEN STAPELN with the counts and temple decks in the GEBÄUDEÜBERSICHT; the ids are ours.';
