/** The names that the game itself knows, and those that its tables bring. */

/** The player counts the game can be played with (FT-3.1). */
export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The sides of the colonia board: A is the same for all, on B the symbols stand elsewhere on every board (FT-8.3). */
export const boardSides = ['A', 'B'] as const;
export type BoardSide = (typeof boardSides)[number];

/** Whether building tiles run out (FT-8.4). */
export const tileSupplies = ['unlimited', 'limited'] as const;
export type TileSupply = (typeof tileSupplies)[number];

/** What the mosaic boards show (FT-8.6). */
export const mosaics = ['printed', 'random'] as const;
export type Mosaic = (typeof mosaics)[number];

/** Whether all decide at the same time, or one after the other (FT-8.7). */
export const draftModes = ['simultaneous', 'sequential'] as const;
export type DraftMode = (typeof draftModes)[number];

/** How the Trajan card of the introductory game comes to lie there (FT-8.2). */
export const introductoryCards = ['drawn', 'chosen'] as const;
export type IntroductoryCard = (typeof introductoryCards)[number];

/** What an envoy scores that is on, beside and diagonal to eagle squares: the highest alone, or all of it (FT-6.12). */
export const eagleSums = ['highest', 'sum'] as const;
export type EagleSum = (typeof eagleSums)[number];

/** Whether the end of a track scores before or after the building action that it grants (FT-5.49). */
export const trackEnds = ['before-action', 'after-action'] as const;
export type TrackEnd = (typeof trackEnds)[number];

/** The colors of workers, structures, mosaic squares and cranes, in the order in which everything lists them. */
export const colors = ['red', 'yellow', 'green', 'blue'] as const;
export type Color = (typeof colors)[number];

/** The gray buildings. */
export const grays = ['column', 'library', 'basilica', 'market'] as const;
export type Gray = (typeof grays)[number];

/** What stands on one cell: a gray building, or the structure of a color. */
export type Building = Gray | Color;

/** The benefit tracks: the gray buildings but the column (FT-5.45). */
export const trackIds = ['library', 'basilica', 'market'] as const;
export type TrackId = (typeof trackIds)[number];
/** A level that a benefit is chosen of; 0 declines. */
export const benefitLevels = [0, 1, 2, 3, 4] as const;
/** FT-5.45 the last level of a track */
export const TOP_LEVEL = 4;
export type BenefitLevel = (typeof benefitLevels)[number];

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

/** What tiles and benefits can give: resources, and upgrades of the slide bar. */
export const gainables = [...resourceIds, 'upgrade'] as const;
export type Gainable = (typeof gainables)[number];

/** What Merchant II swaps (FT-5.20). */
export const swappables = ['coin', 'tribune', 'assistant'] as const;
export type Swappable = (typeof swappables)[number];

/** What one may choose as the bonus of a second citizen. A color is a worker of it. */
export const rowBonusGains = [...swappables, ...colors] as const;
export type RowBonusGain = (typeof rowBonusGains)[number];

/** What a color area pays to whoever completes it (FT-5.66). */
export const areaBonusIds = ['tribune', 'assistant', 'coin', 'upgrade', 'points'] as const;
export type AreaBonusId = (typeof areaBonusIds)[number];

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

/** The cycles of the game, each with a street pile, a column value and a Trajan card. */
export const cycles = [1, 2, 3] as const;
export type Cycle = (typeof cycles)[number];

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

/** A street symbol: black ones stand at rows, white ones at columns. A street card is one symbol. */
export type BlackSymbol = `black-${Line}`;
export type WhiteSymbol = `white-${Line}`;
export type StreetSymbol = BlackSymbol | WhiteSymbol;
export const blackSymbols: readonly BlackSymbol[] = lines.map((line): BlackSymbol => `black-${line}`);
export const whiteSymbols: readonly WhiteSymbol[] = lines.map((line): WhiteSymbol => `white-${line}`);
export const streetSymbols: readonly StreetSymbol[] = [...blackSymbols, ...whiteSymbols];

/** A square of the forum in its global grid, from 0 (FT-3.7). */
export type SquareId = `s${number}c${number}`;

/** A kind of building tile; both its sides draw on one number (FT-5.43). */
export type SupplyId = `${'single' | 'double'}-${Color}`;

/** Ids of what differs from box to box; other components may bring their own. */
/** a kind of colonia tile, e.g. `coin-2`; copies of a kind are never told apart */
export type TileId = string;
/** one of the tiles that can be built, e.g. `double-mixed-green` */
export type BuildOptionId = string;
export type TrajanId = string;
export type FaceId = string;
/** of the mosaic boards */
export type ArrangementId = string;
