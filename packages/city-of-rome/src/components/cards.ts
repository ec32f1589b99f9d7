import { type DeckId, deckIds, type StandardBuildingId } from './ids';
import type { Card } from './shapes';

type Copies = Readonly<Partial<Record<StandardBuildingId, number>>>;

/** How often each deck holds each building type. */
const copies: Readonly<Record<DeckId, Copies>> = {
  I: {
    vineyard: 1,
    'luxury-residence-2': 1,
    'luxury-residence-3': 1,
    'luxury-residence-4': 1,
    'forum-romanum': 1,
    colosseum: 1,
    university: 1,
    'imperial-baths': 1,
    'great-aqueduct': 1,
    'temple-luna': 1,
    'temple-mars': 1,
    'temple-venus': 1,
    'temple-jupiter': 1,
    'temple-mercury': 1,
  },
  II: {
    'vegetable-farm': 1,
    'grain-farm': 1,
    'sheep-farm': 1,
    'residence-2': 5,
    'residence-3': 3,
    'residence-4': 2,
    market: 1,
    arena: 1,
    school: 1,
    baths: 1,
    aqueduct: 4,
    'temple-minerva': 1,
  },
  III: {
    'vegetable-farm': 1,
    'grain-farm': 1,
    'sheep-farm': 1,
    'residence-2': 3,
    'residence-3': 3,
    'residence-4': 1,
    market: 1,
    arena: 1,
    school: 1,
    baths: 1,
    aqueduct: 2,
    'temple-fortuna': 1,
    'temple-amor': 1,
  },
  IV: {
    'vegetable-farm': 1,
    'grain-farm': 1,
    'sheep-farm': 1,
    'residence-2': 3,
    'residence-3': 3,
    'residence-4': 1,
    market: 1,
    arena: 1,
    school: 1,
    baths: 1,
    aqueduct: 2,
    'temple-juno': 1,
    'temple-saturnus': 1,
  },
};

/** A type with one copy in its deck gives an id without a number: `ii-market`, but `ii-aqueduct-1`. */
const cardsOf = (deck: DeckId, building: string, count: number): Card[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${deck.toLowerCase()}-${building}${count === 1 ? '' : `-${i + 1}`}`,
    deck,
    building,
  }));

export const cards: readonly Card[] = deckIds.flatMap((deck) =>
  Object.entries(copies[deck]).flatMap(([building, count]) => cardsOf(deck, building, count)),
);

export const cardsSource =
  'rulebook: Heading VERTEILUNG DER GEBÄUDEKARTEN IN DEN STAPELN with the counts and temple decks in the GEBÄUDEÜBERSICHT; the ids are ours.';
