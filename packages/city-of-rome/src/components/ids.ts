/** The ids of City of Rome: those that the rules fix, and those that the component tables define. */

/** The supported numbers of players. */
export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The four decks, by the Roman numeral on the back. Deck I also holds the influence cards. The opening packet comes from deck II. */
export const deckIds = ['I', 'II', 'III', 'IV'] as const;
export type DeckId = (typeof deckIds)[number];

/** The decks from which a school may draw (CR-5.23). */
export const schoolDecks = ['II', 'III', 'IV'] as const;
export type SchoolDeck = (typeof schoolDecks)[number];

/** The player colors, in the default order of seats. */
export const colorIds = ['purple', 'orange', 'white', 'brown'] as const;
export type ColorId = (typeof colorIds)[number];

/** The fields of an action strip. Field 1 is next to the emperor. */
export const fields = [1, 2, 3, 4, 5] as const;
export type Field = (typeof fields)[number];

/** The symbols on the fields of an action strip: a brick is a point for building, a cog is a point for producing. */
export const symbolIds = ['brick', 'cog'] as const;
export type SymbolId = (typeof symbolIds)[number];

/** The kinds of public building. Each has a color and a function when built. */
export const publicKindIds = ['market', 'arena', 'school', 'baths'] as const;
export type PublicKind = (typeof publicKindIds)[number];

/** The colors of public buildings. */
export const publicColors = ['green', 'red', 'yellow', 'blue'] as const;
export type PublicColor = (typeof publicColors)[number];

/** The values of residences. Each value has a row on the score sheet. */
export const residenceValues = [2, 3, 4] as const;
export type ResidenceValue = (typeof residenceValues)[number];

/** The things that a temple can count for its owner. */
export const countables = [
  /** cards in the city */
  'card',
  /** stars printed on cards in the city */
  'star',
  /** temples in the city, including the temple that counts */
  'temple',
  /** production buildings in the city */
  'production',
  /** residences of this value in the city */
  'residence-2',
  'residence-3',
  'residence-4',
  /** different colors among the public buildings in the city */
  'public-color',
  /** coins of the owner */
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

/** A building type. Component tables may define more types, so any string is allowed. Editors suggest the printed ones. */
export type BuildingId = StandardBuildingId | (string & Record<never, never>);

// Ids that the component tables define.

/** The id of a building card, such as `ii-aqueduct-3`. In the printed game it begins with the deck. */
export type CardId = string;
/** The id of an influence card, such as `influence-14`. */
export type InfluenceCardId = string;
/** The id of an action strip, such as `strip-1`. */
export type StripId = string;
