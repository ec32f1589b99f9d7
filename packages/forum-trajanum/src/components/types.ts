/** The shape of the component tables: what a box of Forum Trajanum holds and prints, as plain data. */

/** The colors of workers, structures, mosaic squares and cranes, in the order in which everything lists them. */
export const colors = ['red', 'yellow', 'green', 'blue'] as const;
export type Color = (typeof colors)[number];

/** The gray buildings. */
export const grays = ['column', 'library', 'basilica', 'market'] as const;
export type Gray = (typeof grays)[number];

/** The benefit tracks: the gray buildings but the column (FT-5.45). */
export const trackIds = ['library', 'basilica', 'market'] as const;
export type TrackId = (typeof trackIds)[number];

export const citizenClasses = ['patrician', 'merchant', 'craftsman'] as const;
export type CitizenClass = (typeof citizenClasses)[number];

/** The citizen rows from the top; row k belongs to street row k (FT-5.11). */
export const citizenRowIds = [1, 2, 3, 4, 5, 6] as const;
export type CitizenRowId = (typeof citizenRowIds)[number];

/** The ability of each citizen row: the first and the second of each class. */
export const abilityIds = [
  'patrician-1',
  'patrician-2',
  'merchant-1',
  'merchant-2',
  'craftsman-1',
  'craftsman-2',
] as const;
export type AbilityId = (typeof abilityIds)[number];

export type Worker = `worker-${Color}`;
/** What lies in a player's supply, in the order in which everything lists it. */
export const resourceIds = [
  'builder',
  'worker-red',
  'worker-yellow',
  'worker-green',
  'worker-blue',
  'assistant',
  'coin',
  'tribune',
] as const;
export type ResourceId = (typeof resourceIds)[number];

/** What Merchant II swaps (FT-5.20). */
export const swappables = ['coin', 'tribune', 'assistant'] as const;
export type Swappable = (typeof swappables)[number];

/** What tiles and benefits can give: resources, and upgrades of the slide bar. */
export const gainables = [...resourceIds, 'upgrade'] as const;
export type Gainable = (typeof gainables)[number];
/** So many of each; what is not named is 0. */
export type Gain = Readonly<Partial<Record<Gainable, number>>>;

/** What a color area pays to whoever completes it (FT-5.66). */
export const areaBonusIds = ['tribune', 'assistant', 'coin', 'upgrade', 'points'] as const;
export type AreaBonusId = (typeof areaBonusIds)[number];

/** The cycles of the game, each with a street pile, a column value and a Trajan card. */
export const cycles = [1, 2, 3] as const;
export type Cycle = (typeof cycles)[number];

/** The player counts the game can be played with. */
export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The sides of the colonia board: A is the same for all, on B the symbols stand elsewhere on every board (FT-8.3). */
export const boardSides = ['A', 'B'] as const;
export type BoardSide = (typeof boardSides)[number];

/** Rows and columns of the colonia: 1 is at the top and at the left. */
export const lines = [1, 2, 3, 4, 5, 6] as const;
export type Line = (typeof lines)[number];
/** A cell of the colonia. A colonia is a list of 36 in reading order: `cellIds[6 * (row - 1) + (column - 1)]`. */
export type CellId = `r${Line}c${Line}`;
export const cellIds: readonly CellId[] = lines.flatMap((row) => lines.map((column): CellId => `r${row}c${column}`));

/** The corners, where the cranes stand, in reading order (FT-3.21). */
export const corners = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof corners)[number];
export const diagonals = ['nw-se', 'ne-sw'] as const;
export type Diagonal = (typeof diagonals)[number];

/** A street: a row or a column of the colonia. */
export type StreetId = `row-${Line}` | `col-${Line}`;
export const streetIds: readonly StreetId[] = [
  ...lines.map((line): StreetId => `row-${line}`),
  ...lines.map((line): StreetId => `col-${line}`),
];

/** A street symbol: black ones stand at rows, white ones at columns. A street card is one symbol. */
export type BlackSymbol = `black-${Line}`;
export type WhiteSymbol = `white-${Line}`;
export type StreetSymbol = BlackSymbol | WhiteSymbol;
export const blackSymbols: readonly BlackSymbol[] = lines.map((line): BlackSymbol => `black-${line}`);
export const whiteSymbols: readonly WhiteSymbol[] = lines.map((line): WhiteSymbol => `white-${line}`);
export const streetSymbols: readonly StreetSymbol[] = [...blackSymbols, ...whiteSymbols];

/** A square of the forum in its global grid, from 0 (FT-3.7). */
export type SquareId = `s${number}c${number}`;

/** How sure a table is: printed, following from what is printed, told by a public page, or worked out by us. */
export const provenances = ['rulebook', 'derived', 'public-source', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

export interface Source {
  readonly provenance: Provenance;
  /** One sentence: the heading of the rulebook, the public page, or how the table was worked out. */
  readonly source: string;
}

/** The single numbers of the rulebook. */
export interface Numbers {
  readonly roundsPerCycle: number;
  /** for ignoring a street card (FT-4.11) */
  readonly tribunesPerIgnoredCard: number;
  /** for using both tiles (FT-5.2) */
  readonly tribunesForBothTiles: number;
  /** for keeping a row of citizens active (FT-6.1) */
  readonly coinsPerCitizenRow: number;
  readonly buildActionsPerTurn: number;
  /** of one color, for a builder (FT-5.31) */
  readonly workersPerBuilder: number;
  /** swaps of Merchant II in a turn (FT-5.20) */
  readonly merchantSwapsPerTurn: number;
  /** assistants that Craftsman I turns into workers in a turn (FT-5.21) */
  readonly craftsmanWorkersPerTurn: number;
  /** assistants that Craftsman II turns into builders in a turn (FT-5.22) */
  readonly craftsmanBuildersPerTurn: number;
  /** area bonuses, each another one, for completing an area with an active Patrician II (FT-5.19) */
  readonly areaBonusesWithPatrician: number;
  /** points of an envoy on an eagle square (FT-6.10) */
  readonly onEagle: number;
  /** beside one (FT-6.9) */
  readonly besideEagle: number;
  /** diagonally beside one, with an active Patrician I (FT-6.11) */
  readonly diagonalToEagle: number;
}

/** What every player has of each at the start, besides a worker of a color of its own. */
export type StartingResources = Readonly<Record<ResourceId, number>>;

/** A kind of colonia tile with a citizen. */
export interface CitizenTile {
  readonly id: string;
  readonly count: number;
  readonly citizen: CitizenClass;
}
/** A kind of colonia tile with resources. */
export interface ResourceTile {
  readonly id: string;
  readonly count: number;
  readonly gain: Gain;
}

/** How many tiles of a color there are; both sides of a tile draw on the same number. Only with limited tiles. */
export interface BuildingSupply {
  readonly single: Readonly<Record<Color, number>>;
  readonly double: Readonly<Record<Color, number>>;
}

/** Where the symbols stand on a colonia board, from row 1 and from column 1. */
export interface Board {
  readonly rows: readonly BlackSymbol[];
  readonly columns: readonly WhiteSymbol[];
}

/** How often a street symbol is on a card. */
export interface StreetCard {
  readonly symbol: StreetSymbol;
  readonly count: number;
}

/** What one may choose as the bonus of a second citizen. */
export const rowBonusGains = [...swappables, ...colors] as const;
export type RowBonusGain = (typeof rowBonusGains)[number];
/** The bonus of the second citizen of a row (FT-5.24 to FT-5.26). A color is a worker of it. */
export type SecondBonus =
  | { readonly bonus: 'place-envoy' }
  | { readonly bonus: 'area-bonus' }
  | { readonly bonus: 'choose'; readonly among: readonly RowBonusGain[] }
  | { readonly bonus: 'gain'; readonly gain: Gain };

export interface CitizenRow {
  readonly row: CitizenRowId;
  readonly citizen: CitizenClass;
  readonly ability: AbilityId;
  readonly second: SecondBonus;
}

/** What a level of a benefit track gives (FT-5.51 to FT-5.58). */
export type Benefit =
  | { readonly benefit: 'gain'; readonly gain: Gain }
  /** a worker of a color of choice, and this */
  | { readonly benefit: 'choose-worker'; readonly gain: Gain }
  | { readonly benefit: 'area-bonus' }
  | { readonly benefit: 'envoy-on-eagle' }
  | { readonly benefit: 'envoy-anywhere' }
  | { readonly benefit: 'grid-tile' }
  | { readonly benefit: 'extra-building' };
/** The levels of a track, from 1. */
export type Track = readonly [Benefit, Benefit, Benefit, Benefit];
/** A level that a benefit is chosen of; 0 declines. */
export const benefitLevels = [0, 1, 2, 3, 4] as const;
export type BenefitLevel = (typeof benefitLevels)[number];

/** A number for each cycle. */
export type PerCycle = readonly [number, number, number];

/** The prestige track and both sides of the slide bar (FT-6.14, FT-6.15). */
export interface PrestigeTrack {
  /** positions of the slide bar are 0 to this */
  readonly lastPosition: number;
  readonly cypresses: readonly number[];
  /** what each side adds to the position: the sum is the effective position */
  readonly offset: Readonly<Record<'basic' | 'improved', number>>;
  /** the largest number on the slide bar */
  readonly maxArea: number;
  /** points of an area of n at effective position e: `areaStrip[min(n, maxArea) + e]` */
  readonly areaStrip: readonly number[];
  /** the value of the Trajan head: that of the last entry from which on the effective position lies */
  readonly head: readonly { readonly from: number; readonly value: number }[];
}

/** A side of a mosaic board: rows of letters, R Y G B for the colors and E for the eagle. */
export interface MosaicFace {
  readonly id: string;
  readonly board: number;
  readonly side: 'a' | 'b';
  readonly rows: readonly string[];
}

/** How a random face is made (FT-8.6): the eagle anywhere, one color chosen to be short, the squares in any order. */
export interface RandomFaces {
  readonly rows: number;
  readonly columns: number;
  /** squares of the short color */
  readonly short: number;
  /** squares of each of the others */
  readonly others: number;
}

/** The place of a mosaic board: its upper left square, and L as printed (or half turned) or P a quarter turned (FT-3.33). */
export interface Slot {
  readonly row: number;
  readonly column: number;
  readonly orientation: 'L' | 'P';
}
/** A layout of the mosaic boards for so many players. */
export interface Arrangement {
  readonly id: string;
  readonly players: PlayerCount;
  readonly slots: readonly Slot[];
}

/** What a cell of a pattern must hold. */
export type PatternSlot = 'any' | 'gray' | 'color';
/** The upper task of a Trajan card (FT-6.23). */
export type BuildingTask =
  | {
      readonly shape: 'line';
      readonly axis: 'horizontal' | 'vertical';
      readonly slots: readonly PatternSlot[];
      /** whether no two of the cells may hold the same gray building or the same color (FT-6.22) */
      readonly distinct: boolean;
    }
  | { readonly shape: 'square'; readonly slot: PatternSlot }
  | {
      readonly shape: 'around-temple';
      /** rows down and columns right of the temple */
      readonly offsets: readonly (readonly [number, number])[];
      readonly slot: PatternSlot;
    }
  | { readonly shape: 'around-crane'; readonly slot: PatternSlot }
  | { readonly shape: 'anywhere-four-colors' };

/** What the lower task of a Trajan card counts (FT-6.25). */
export const collectables = [
  'builder',
  'assistant',
  'coin',
  'tribune',
  'workerAnyColor',
  'workersOfDifferentColors',
  'activeCitizensOfDifferentClasses',
  'envoyOnShip',
  'columnInColonia',
  'scoredCrane',
  'forumMarkerAtColumn',
] as const;
export type Collectable = (typeof collectables)[number];

export interface TrajanCard {
  readonly id: string;
  readonly cycle: Cycle;
  readonly promo: boolean;
  readonly building: BuildingTask;
  readonly collecting: Readonly<Partial<Record<Collectable, number>>>;
}

/** All tables of a box: all that the rules read, and what replays are bound to. */
export interface Tables {
  readonly numbers: Numbers;
  readonly startingResources: StartingResources;
  /** the gray building on the green tiles, which the text tells */
  readonly greenPartner: Gray;
  /** the gray buildings on the tiles of the other colors */
  readonly otherPartners: Readonly<Record<Exclude<Color, 'green'>, Gray>>;
  /** with limited tiles */
  readonly buildingSupply: BuildingSupply;
  /** one of each class: one of them starts in the colonia, two on corners */
  readonly femaleCitizens: readonly CitizenTile[];
  readonly maleCitizens: readonly CitizenTile[];
  readonly resourceTiles: readonly ResourceTile[];
  readonly temples: readonly CellId[];
  readonly streetCards: readonly StreetCard[];
  readonly boardSideA: Board;
  /** by seat */
  readonly boardSideB: readonly Board[];
  /** rows 1 to 6 */
  readonly citizenRows: readonly CitizenRow[];
  readonly tracks: Readonly<Record<TrackId, Track>>;
  readonly areaBonuses: Readonly<Record<AreaBonusId, number>>;
  /** points of a column, and of the end of a track, before active citizens */
  readonly columnValues: PerCycle;
  /** points of a structure of the crane's color */
  readonly craneFactors: PerCycle;
  /** points of a different gray building in a row with 0, 1, 2 active citizens */
  readonly rowFactors: readonly [number, number, number];
  readonly prestige: PrestigeTrack;
  readonly mosaicFaces: readonly MosaicFace[];
  readonly randomFaces: RandomFaces;
  readonly arrangements: readonly Arrangement[];
  readonly trajanCards: readonly TrajanCard[];
}

/** The same with where each table comes from. The standard ones are `standardComponents`. */
export interface Components extends Tables {
  readonly provenance: Readonly<Record<keyof Tables, Source>>;
}
