/** The ids of the game: those that the rules fix, and the types of those that the component tables define. */

/** The numbers of players (FT-3.1). */
export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The sides of the colonia boards (FT-8.3). Side A is the same for all players. On side B each board has its symbols in another order. */
export const boardSides = ['A', 'B'] as const;
export type BoardSide = (typeof boardSides)[number];

/** The limits of the number of building tiles (FT-8.4). */
export const tileSupplies = ['unlimited', 'limited'] as const;
export type TileSupply = (typeof tileSupplies)[number];

/** The sources of the squares of mosaic boards: their printed faces, or chance (FT-8.6). */
export const mosaics = ['printed', 'random'] as const;
export type Mosaic = (typeof mosaics)[number];

/** The orders in which all players answer the same question: at the same time, or one after the other (FT-8.7). */
export const draftModes = ['simultaneous', 'sequential'] as const;
export type DraftMode = (typeof draftModes)[number];

/** The ways to determine the Trajan card of the introductory game (FT-8.2). */
export const introductoryCards = ['drawn', 'chosen'] as const;
export type IntroductoryCard = (typeof introductoryCards)[number];

/**
 * FT-6.12 The points of an envoy for which more than one of the values on, next to and diagonal to an eagle square applies: only the highest
 * value, or the sum of these values, each once.
 */
export const eagleSums = ['highest', 'sum'] as const;
export type EagleSum = (typeof eagleSums)[number];

/** The times at which the end of a track scores: before or after the building action that it grants (FT-5.49). */
export const trackEnds = ['before-action', 'after-action'] as const;
export type TrackEnd = (typeof trackEnds)[number];

/** The colors of workers, structures, mosaic squares and cranes. All lists have this order. */
export const colors = ['red', 'yellow', 'green', 'blue'] as const;
export type Color = (typeof colors)[number];

export const grays = ['column', 'library', 'basilica', 'market'] as const;
export type Gray = (typeof grays)[number];

/** The building on one cell: a gray building, or the structure of a color. */
export type Building = Gray | Color;

/** The benefit tracks, one for each gray building except the column (FT-5.45). */
export const trackIds = ['library', 'basilica', 'market'] as const;
export type TrackId = (typeof trackIds)[number];
/** The levels of a track. A player chooses the benefit of a level, or declines with 0. */
export const benefitLevels = [0, 1, 2, 3, 4] as const;
/** FT-5.45 The last level of a track. */
export const TOP_LEVEL = 4;
export type BenefitLevel = (typeof benefitLevels)[number];

export const citizenClasses = ['patrician', 'merchant', 'craftsman'] as const;
export type CitizenClass = (typeof citizenClasses)[number];

/** The citizen rows from the top. Row k is next to street row k (FT-5.11). */
export const citizenRowIds = [1, 2, 3, 4, 5, 6] as const;
export type CitizenRowId = (typeof citizenRowIds)[number];

/** The abilities of the citizen rows: the first and the second of each class. */
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
/** The resources in a player's supply. All lists have this order. */
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

/** The gains from tiles and benefits: resources, and upgrades of the slide bar. */
export const gainables = [...resourceIds, 'upgrade'] as const;
export type Gainable = (typeof gainables)[number];

/** The resources that Merchant II swaps (FT-5.20). */
export const swappables = ['coin', 'tribune', 'assistant'] as const;
export type Swappable = (typeof swappables)[number];

/** The gains that a player may choose as the bonus of a second citizen. A color means a worker of that color. */
export const rowBonusGains = [...swappables, ...colors] as const;
export type RowBonusGain = (typeof rowBonusGains)[number];

/** The bonuses for completing a color area (FT-5.66). */
export const areaBonusIds = ['tribune', 'assistant', 'coin', 'upgrade', 'points'] as const;
export type AreaBonusId = (typeof areaBonusIds)[number];

/** The things that the lower task of a Trajan card counts (FT-6.25). */
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

/** The cycles of the game, each with a street pile, a column value and a Trajan card. */
export const cycles = [1, 2, 3] as const;
export type Cycle = (typeof cycles)[number];

/** The rows of the colonia from the top, and its columns from the left. */
export const lines = [1, 2, 3, 4, 5, 6] as const;
export type Line = (typeof lines)[number];
/** A cell of the colonia. Lists of the 36 cells are in reading order: `cellIds[6 * (row - 1) + (column - 1)]`. */
export type CellId = `r${Line}c${Line}`;
export const cellIds: readonly CellId[] = lines.flatMap((row) => lines.map((column): CellId => `r${row}c${column}`));

/** The corners in reading order. Each has a crane (FT-3.21). */
export const corners = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof corners)[number];
export const diagonals = ['nw-se', 'ne-sw'] as const;
export type Diagonal = (typeof diagonals)[number];

/** The street symbols: black ones are at rows, white ones at columns. A street card has one symbol. */
export type BlackSymbol = `black-${Line}`;
export type WhiteSymbol = `white-${Line}`;
export type StreetSymbol = BlackSymbol | WhiteSymbol;
export const blackSymbols: readonly BlackSymbol[] = lines.map((line): BlackSymbol => `black-${line}`);
export const whiteSymbols: readonly WhiteSymbol[] = lines.map((line): WhiteSymbol => `white-${line}`);
export const streetSymbols: readonly StreetSymbol[] = [...blackSymbols, ...whiteSymbols];

/** A square of the forum, by its row and column in the common grid, from 0 (FT-3.7). */
export type SquareId = `s${number}c${number}`;

/** A kind of building tile. Both of its sides count towards one limit (FT-5.43). */
export type SupplyId = `${'single' | 'double'}-${Color}`;

// The tables define the following ids.

/** A kind of colonia tile, such as `coin-2`. All copies of a kind are equal. */
export type TileId = string;
/** One side of a building tile, such as `double-mixed-green`. */
export type BuildOptionId = string;
export type TrajanId = string;
export type FaceId = string;
/** An arrangement of the mosaic boards. */
export type ArrangementId = string;
