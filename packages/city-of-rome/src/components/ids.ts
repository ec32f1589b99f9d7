/** The names that the game itself knows, and those that its tables bring. */

/** The player counts the game can be played with. */
export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The four decks, by the Roman numeral on the back. Deck I also holds the influence cards, deck II gives the opening packets. */
export const deckIds = ['I', 'II', 'III', 'IV'] as const;
export type DeckId = (typeof deckIds)[number];

/** The decks a school may draw from (CR-5.23). */
export const schoolDecks = ['II', 'III', 'IV'] as const;
export type SchoolDeck = (typeof schoolDecks)[number];

/** The player colors, in the order in which seats get them by default. */
export const colorIds = ['purple', 'orange', 'white', 'brown'] as const;
export type ColorId = (typeof colorIds)[number];

/** The spaces of an action strip, 1 next to the emperor. */
export const fields = [1, 2, 3, 4, 5] as const;
export type Field = (typeof fields)[number];

/** What a field of an action strip shows: a point for building or a point for producing. */
export const symbolIds = ['brick', 'cog'] as const;
export type SymbolId = (typeof symbolIds)[number];

/** The kinds of public building; each has its own color and its own immediate function. */
export const publicKindIds = ['market', 'arena', 'school', 'baths'] as const;
export type PublicKind = (typeof publicKindIds)[number];

/** The colors of public buildings. */
export const publicColors = ['green', 'red', 'yellow', 'blue'] as const;
export type PublicColor = (typeof publicColors)[number];

/** The values a residence can have: each has its own row on the score sheet. */
export const residenceValues = [2, 3, 4] as const;
export type ResidenceValue = (typeof residenceValues)[number];

/** What a temple can count in its owner's city (`coin`: in its owner's hands). */
export const countables = [
  /** cards in the city */
  'card',
  /** stars printed on cards in the city */
  'star',
  /** temples in the city, the counting one included */
  'temple',
  /** production buildings in the city */
  'production',
  /** residences of this value in the city */
  'residence-2',
  'residence-3',
  'residence-4',
  /** different colors among the public buildings in the city */
  'public-color',
  /** coins owned */
  'coin',
] as const;
export type Countable = (typeof countables)[number];

/** The building types of the printed game. */
export type StandardBuildingId =
  | 'vegetable-farm'
  | 'grain-farm'
  | 'sheep-farm'
  | 'vineyard'
  | `${'' | 'luxury-'}residence-${ResidenceValue}`
  | PublicKind
  | 'forum-romanum'
  | 'colosseum'
  | 'university'
  | 'imperial-baths'
  | 'aqueduct'
  | 'great-aqueduct'
  | `temple-${'minerva' | 'fortuna' | 'amor' | 'juno' | 'saturnus' | 'luna' | 'mars' | 'venus' | 'jupiter' | 'mercury'}`;

/** A building type. Other components may bring types of their own, so any string will do; the standard ones are suggested. */
export type BuildingId = StandardBuildingId | (string & Record<never, never>);

// Ids of what differs from box to box; other components may bring their own.

/** e.g. `ii-aqueduct-3`; the Roman numeral is the deck, printed on the back */
export type CardId = string;
/** e.g. `influence-14` */
export type InfluenceCardId = string;
/** e.g. `strip-1` */
export type StripId = string;
