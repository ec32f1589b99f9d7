/** The shape of the component tables: what a box of City of Rome holds and prints, as plain data. */

/** The four decks, by the Roman numeral on the back. Deck I also holds the influence cards, deck II gives the opening packets. */
export const deckIds = ['I', 'II', 'III', 'IV'] as const;
export type DeckId = (typeof deckIds)[number];

/** The player colors, in the order in which seats get them by default. */
export const colorIds = ['purple', 'orange', 'white', 'brown'] as const;
export type ColorId = (typeof colorIds)[number];

/** What a field of an action strip shows: a point for building or a point for producing. */
export const symbolIds = ['brick', 'cog'] as const;
export type SymbolId = (typeof symbolIds)[number];

/** The kinds of public building; each has its own color and its own immediate function. */
export const publicKindIds = ['market', 'arena', 'school', 'baths'] as const;
export type PublicKind = (typeof publicKindIds)[number];

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

/** The player counts the game can be played with. */
export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** How sure a table is: printed, following from what is printed, told by a public page, or worked out by us. */
export const provenances = ['rulebook', 'derived', 'public-source', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

export interface Source {
  readonly provenance: Provenance;
  /** One sentence: the heading of the rulebook, the public page, or how the table was worked out. */
  readonly source: string;
}

/** How a game with this many players is set up and how long it lasts. */
export interface Setup {
  /** Rounds in the game. */
  readonly rounds: number;
  /** Emissaries of each player, so also turns of each player in a round. */
  readonly emissariesPerPlayer: number;
  /** The decks in use; always with I and II. Schools draw from those other than I. */
  readonly decks: readonly DeckId[];
  /** Cards turned up from each deck in use at the start of a round: together the offer. */
  readonly revealPerDeck: number;
  /** The colors allowed, in the order in which seats get them by default. */
  readonly colors: readonly ColorId[];
  /** The influence cards in use, from the top: each lies right below this many buildings of deck I. */
  readonly influenceCards: readonly { readonly card: string; readonly afterBuilding: number }[];
}

export interface Prices {
  /** Coins for one brick bought. */
  readonly coinsPerBrick: number;
  /** Coins for one cog bought. */
  readonly coinsPerCog: number;
  /** Cogs that one produce action takes. */
  readonly cogsToProduce: number;
}

/** What every building type has. */
interface BuildingBase {
  readonly id: BuildingId;
  /** Bricks to build it. */
  readonly cost: number;
  /** Stars printed on it: influence tokens gained on building it. */
  readonly stars: number;
}

/** What a production building yields in one produce action. */
export interface Yield {
  readonly coins: number;
  readonly influence: number;
  /** True where it gets a brick token, unless one lies there already. */
  readonly brickToken: boolean;
}

export interface ProductionBuilding extends BuildingBase {
  readonly category: 'production';
  readonly produce: Yield;
}

export interface ResidenceBuilding extends BuildingBase {
  readonly category: 'residence';
  readonly value: ResidenceValue;
}

export interface PublicBuilding extends BuildingBase {
  readonly category: 'public';
  readonly publicKind: PublicKind;
  /** Added to the number of adjacent cards when its function is carried out. */
  readonly bonus: number;
}

export interface AqueductBuilding extends BuildingBase {
  readonly category: 'aqueduct';
}

/** How it scores is in the table `temples`. */
export interface TempleBuilding extends BuildingBase {
  readonly category: 'temple';
}

/** A building type. */
export type Building = ProductionBuilding | ResidenceBuilding | PublicBuilding | AqueductBuilding | TempleBuilding;
export type Category = Building['category'];

/** Points once, if the count reaches `atLeast`; otherwise none. */
export interface ConditionTemple {
  readonly building: BuildingId;
  readonly points: number;
  readonly when: { readonly count: Countable; readonly atLeast: number };
}

/** Points for every full `each` of what is counted. */
export interface CountingTemple {
  readonly building: BuildingId;
  readonly points: number;
  readonly per: Countable;
  readonly each: number;
}

/** How a temple scores at the end; `'when' in temple` tells the two kinds apart. */
export type Temple = ConditionTemple | CountingTemple;

/** A building card of a deck. */
export interface Card {
  /** The deck in small letters, the building type, and a number where the deck has several: `ii-aqueduct-3`. */
  readonly id: string;
  readonly deck: DeckId;
  readonly building: BuildingId;
}

/** A building card that lies in a city from the start. */
export interface StartingBuilding {
  readonly id: string;
  readonly color: ColorId;
  readonly building: BuildingId;
}

/** Where a starting building lies. x grows to the right, y towards the player. */
export interface StartingPlace {
  readonly building: BuildingId;
  readonly x: number;
  readonly y: number;
}

export interface InfluenceCard {
  readonly id: string;
  /** Points at the end of the game. */
  readonly value: number;
}

export interface Scoring {
  readonly pointsPerCoin: number;
  /** Influence tokens for one point, rounded down. */
  readonly influencePerPoint: number;
  /** A city spans at most this many columns and this many rows. */
  readonly citySide: number;
}

/** The five fields of a strip's side, from the one next to the emperor to the far one. */
export type StripSide = readonly [SymbolId, SymbolId, SymbolId, SymbolId, SymbolId];

export interface Strip {
  readonly id: string;
  /** The order while the strip lies as in this table. */
  readonly sideA: StripSide;
  /** The order after a flip along the long side. */
  readonly sideB: StripSide;
}

/** All tables of a box. */
export interface Tables {
  readonly setups: Readonly<Record<PlayerCount, Setup>>;
  /** Coins of each player at the start. */
  readonly startingCoins: number;
  readonly prices: Prices;
  /** The building types, each once. */
  readonly buildings: readonly Building[];
  readonly publicKinds: Readonly<Record<PublicKind, { readonly color: PublicColor }>>;
  /** One entry for each building type of the category `temple`. */
  readonly temples: readonly Temple[];
  /** The cards of all decks, deck by deck. */
  readonly cards: readonly Card[];
  /** For each color one card per place of `startingLayout`. */
  readonly startingBuildings: readonly StartingBuilding[];
  /** The city at the start: two cards side by side, on (0,0) and (1,0). */
  readonly startingLayout: readonly StartingPlace[];
  readonly influenceCards: readonly InfluenceCard[];
  /** Points for 0, 1, 2, ... aqueducts, up to `scoring.citySide` of them. */
  readonly aqueductPoints: readonly number[];
  readonly scoring: Scoring;
  readonly strips: readonly Strip[];
}

/** The tables and where each comes from. The printed game's are `standardComponents`. */
export interface Components extends Tables {
  readonly provenance: Readonly<Record<keyof Tables, Source>>;
}
