/** The shape of the component tables: what a box of Forum Trajanum holds and prints. Types, checks and schemas follow from it. */
import {
  box,
  count,
  each,
  flag,
  id,
  list,
  many,
  matches,
  type Of,
  object,
  oneOf,
  part,
  text,
  tuple,
  variant,
  whole,
} from '@ludi-romani/core/shape';
import {
  abilityIds,
  areaBonusIds,
  blackSymbols,
  cellIds,
  citizenClasses,
  citizenRowIds,
  collectables,
  colors,
  cycles,
  gainables,
  grays,
  playerCounts,
  resourceIds,
  rowBonusGains,
  streetSymbols,
  trackIds,
  whiteSymbols,
} from './ids';

const few = whole(0, 20);
const some = whole(1, 20);
const gray = oneOf(grays);
const citizen = oneOf(citizenClasses);

/** So many of each; what is not named is 0. */
const gain = part(each(gainables, few));
export interface Gain extends Of<typeof gain> {}

/** A number for each cycle, or for each of three cases. */
const three = tuple(count, count, count);

/** The single numbers of the rulebook. */
const numbers = object({
  roundsPerCycle: some,
  /** for ignoring a street card (FT-4.11) */
  tribunesPerIgnoredCard: few,
  /** for using both tiles (FT-5.2) */
  tribunesForBothTiles: few,
  /** for keeping a row of citizens active (FT-6.1) */
  coinsPerCitizenRow: some,
  buildActionsPerTurn: few,
  /** of one color, for a builder (FT-5.31) */
  workersPerBuilder: some,
  /** swaps of Merchant II in a turn (FT-5.20) */
  merchantSwapsPerTurn: few,
  /** assistants that Craftsman I turns into workers in a turn (FT-5.21) */
  craftsmanWorkersPerTurn: few,
  /** assistants that Craftsman II turns into builders in a turn (FT-5.22) */
  craftsmanBuildersPerTurn: few,
  /** area bonuses, each another one, for completing an area with an active Patrician II (FT-5.19) */
  areaBonusesWithPatrician: whole(1, areaBonusIds.length),
  /** points of an envoy on an eagle square (FT-6.10) */
  onEagle: few,
  /** beside one (FT-6.9) */
  besideEagle: few,
  /** diagonally beside one, with an active Patrician I (FT-6.11) */
  diagonalToEagle: few,
});
export interface Numbers extends Of<typeof numbers> {}

/** What every player has of each at the start, besides a worker of a color of its own. */
const startingResources = object(each(resourceIds, few));
export interface StartingResources extends Of<typeof startingResources> {}

/** The gray buildings on the tiles of the colors but green. */
const otherPartners = object(each(['red', 'yellow', 'blue'], gray));
export interface OtherPartners extends Of<typeof otherPartners> {}

/** How many tiles of a color there are; both sides of a tile draw on the same number. Only with limited tiles. */
const buildingSupply = object(each(['single', 'double'], object(each(colors, count))));
export interface BuildingSupply extends Of<typeof buildingSupply> {}

/** A kind of colonia tile with a citizen. */
const citizenTile = object({ id, count: some, citizen });
export interface CitizenTile extends Of<typeof citizenTile> {}
/** A kind of colonia tile with resources. */
const resourceTile = object({ id, count: some, gain });
export interface ResourceTile extends Of<typeof resourceTile> {}

/** Where the symbols stand on a colonia board, from row 1 and from column 1. */
const board = object({ rows: list(6, 6, oneOf(blackSymbols)), columns: list(6, 6, oneOf(whiteSymbols)) });
export interface Board extends Of<typeof board> {}

/** How often a street symbol is on a card. */
const streetCard = object({ symbol: oneOf(streetSymbols), count: few });
export interface StreetCard extends Of<typeof streetCard> {}

/** The bonus of the second citizen of a row (FT-5.24, FT-5.25, FT-5.26). */
const secondBonus = variant('bonus', {
  'place-envoy': {},
  'area-bonus': {},
  choose: { among: list(1, rowBonusGains.length, oneOf(rowBonusGains)) },
  gain: { gain },
});
export type SecondBonus = Of<typeof secondBonus>;

const citizenRow = object({ row: oneOf(citizenRowIds), citizen, ability: oneOf(abilityIds), second: secondBonus });
export interface CitizenRow extends Of<typeof citizenRow> {}

/** What a level of a benefit track gives (section 5.5 of the rules). `choose-worker`: a worker of a color of choice, and `gain`. */
const benefit = variant('benefit', {
  gain: { gain },
  'choose-worker': { gain },
  'area-bonus': {},
  'envoy-on-eagle': {},
  'envoy-anywhere': {},
  'grid-tile': {},
  'extra-building': {},
});
export type Benefit = Of<typeof benefit>;
/** The levels of each track, from 1. */
const tracks = object(each(trackIds, tuple(benefit, benefit, benefit, benefit)));
export interface Tracks extends Of<typeof tracks> {}

const areaBonuses = object(each(areaBonusIds, few));
export interface AreaBonuses extends Of<typeof areaBonuses> {}

/** The prestige track and both sides of the slide bar (FT-6.14, FT-6.15). */
const prestige = object({
  /** positions of the slide bar are 0 to this */
  lastPosition: few,
  cypresses: list(0, 20, few),
  /** what each side adds to the position: the sum is the effective position */
  offset: object(each(['basic', 'improved'], few)),
  /** the largest number on the slide bar */
  maxArea: some,
  /** points of an area of n at effective position e: `areaStrip[min(n, maxArea) + e]` */
  areaStrip: many(count),
  /** the value of the Trajan head: that of the last entry from which on the effective position lies */
  head: many(object({ from: few, value: count })),
});
export interface PrestigeTrack extends Of<typeof prestige> {}

/** A side of a mosaic board: rows of letters, R Y G B for the colors and E for the eagle. */
const mosaicFace = object({
  id,
  board: count,
  side: oneOf(['a', 'b']),
  rows: many(matches(/^[RYGBE]+$/, 10, 'must be letters of R, Y, G, B, E')),
});
export interface MosaicFace extends Of<typeof mosaicFace> {}

/** How a random face is made (FT-8.6): the eagle anywhere, one color chosen to be short, the squares in any order. */
const randomFaces = object({
  rows: some,
  columns: some,
  /** squares of the short color */
  short: few,
  /** squares of each of the others */
  others: few,
});
export interface RandomFaces extends Of<typeof randomFaces> {}

/** The place of a mosaic board: its upper left square, and L as printed (or half turned) or P a quarter turned (FT-3.33). */
const slot = object({ row: few, column: few, orientation: oneOf(['L', 'P']) });
export interface Slot extends Of<typeof slot> {}
/** A layout of the mosaic boards for so many players (FT-3.6). */
const arrangement = object({ id, players: oneOf(playerCounts), slots: many(slot) });
export interface Arrangement extends Of<typeof arrangement> {}

/** What a cell of a pattern must hold. */
const patternSlot = oneOf(['any', 'gray', 'color']);
export type PatternSlot = Of<typeof patternSlot>;
const step = whole(-1, 1);

/** The upper task of a Trajan card (FT-6.23). */
const buildingTask = variant('shape', {
  line: {
    axis: oneOf(['horizontal', 'vertical']),
    slots: list(1, 6, patternSlot),
    /** whether no two of the cells may hold the same gray building or the same color (FT-6.22) */
    distinct: flag,
  },
  square: { slot: patternSlot },
  /** `offsets`: rows down and columns right of the temple */
  'around-temple': { offsets: list(1, 8, tuple(step, step)), slot: patternSlot },
  'around-crane': { slot: patternSlot },
  'anywhere-four-colors': {},
});
export type BuildingTask = Of<typeof buildingTask>;

const trajanCard = object({
  id: text,
  cycle: oneOf(cycles),
  promo: flag,
  building: buildingTask,
  collecting: part(each(collectables, some)),
});
export interface TrajanCard extends Of<typeof trajanCard> {}

/** All tables of a box with where each comes from. */
export const shape = box({
  numbers,
  startingResources,
  /** the gray building on the green tiles, which the text tells */
  greenPartner: gray,
  otherPartners,
  buildingSupply,
  /** one of each class: one of them starts in the colonia, two on corners */
  femaleCitizens: many(citizenTile),
  maleCitizens: many(citizenTile),
  resourceTiles: many(resourceTile),
  /** FT-3.19 */
  temples: list(0, 16, oneOf(cellIds)),
  streetCards: list(12, 12, streetCard),
  boardSideA: board,
  /** by seat */
  boardSideB: list(4, 4, board),
  /** rows 1 to 6 */
  citizenRows: list(6, 6, citizenRow),
  tracks,
  areaBonuses,
  /** points of a column, and of the end of a track, before active citizens */
  columnValues: three,
  /** points of a structure of the crane's color */
  craneFactors: three,
  /** points of a different gray building in a row with 0, 1, 2 active citizens */
  rowFactors: three,
  prestige,
  /** FT-3.8 */
  mosaicFaces: many(mosaicFace),
  randomFaces,
  arrangements: many(arrangement),
  trajanCards: many(trajanCard),
});
/** All tables of a box, each with its provenance. The standard ones are `standardComponents`. */
export interface Components extends Of<typeof shape> {}
/** All that the rules read, and what replays are bound to. */
export interface Tables extends Omit<Components, 'provenance' | 'titles'> {}
