/** The shapes of the component tables, from which types, checks and schemas are made. */
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

/** An amount of each thing; 0 for a thing that is missing. */
const gain = part(each(gainables, few));
export interface Gain extends Of<typeof gain> {}

/** Three numbers, such as one for each cycle. */
const three = tuple(count, count, count);

/** The single numbers of the rulebook. */
const numbers = object({
  roundsPerCycle: some,
  /** the price of ignoring a street card (FT-4.11) */
  tribunesPerIgnoredCard: few,
  /** the price of using both tiles (FT-5.2) */
  tribunesForBothTiles: few,
  /** the price of a row of active citizens (FT-6.1) */
  coinsPerCitizenRow: some,
  buildActionsPerTurn: few,
  /** the workers of one color that a builder costs (FT-5.31) */
  workersPerBuilder: some,
  /** the limit of swaps by Merchant II (FT-5.20) */
  merchantSwapsPerTurn: few,
  /** the limit of assistants that Craftsman I turns into workers (FT-5.21) */
  craftsmanWorkersPerTurn: few,
  /** the limit of assistants that Craftsman II turns into builders (FT-5.22) */
  craftsmanBuildersPerTurn: few,
  /** the number of different area bonuses for completing an area with an active Patrician II (FT-5.19) */
  areaBonusesWithPatrician: whole(1, areaBonusIds.length),
  /** the points of an envoy on an eagle square (FT-6.10) */
  onEagle: few,
  /** the points of an envoy next to an eagle square (FT-6.9) */
  besideEagle: few,
  /** the points of an envoy diagonal to an eagle square, with an active Patrician I (FT-6.11) */
  diagonalToEagle: few,
});
export interface Numbers extends Of<typeof numbers> {}

/** The resources of every player at the start, without the first worker, which has another color for each player. */
const startingResources = object(each(resourceIds, few));
export interface StartingResources extends Of<typeof startingResources> {}

/** The gray buildings on the tiles of each color except green. */
const otherPartners = object(each(['red', 'yellow', 'blue'], gray));
export interface OtherPartners extends Of<typeof otherPartners> {}

/** The numbers of building tiles of each color, for games with limited tiles. Both sides of a tile count towards one number. */
const buildingSupply = object(each(['single', 'double'], object(each(colors, count))));
export interface BuildingSupply extends Of<typeof buildingSupply> {}

/** A kind of colonia tile with a citizen. */
const citizenTile = object({ id, count: some, citizen });
export interface CitizenTile extends Of<typeof citizenTile> {}
/** A kind of colonia tile with resources. */
const resourceTile = object({ id, count: some, gain });
export interface ResourceTile extends Of<typeof resourceTile> {}

/** The symbols of a colonia board, from row 1 and from column 1. */
const board = object({ rows: list(6, 6, oneOf(blackSymbols)), columns: list(6, 6, oneOf(whiteSymbols)) });
export interface Board extends Of<typeof board> {}

/** The number of street cards with a symbol. */
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

/** The benefit of one level of a track (section 5.5 of the rules). `choose-worker` gives `gain` and a worker of any color. */
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
  /** the last position of the slide bar; the first is 0 */
  lastPosition: few,
  cypresses: list(0, 20, few),
  /** the offset of each side; the effective position is the position plus the offset */
  offset: object(each(['basic', 'improved'], few)),
  /** the largest number on the slide bar */
  maxArea: some,
  /** an area of n squares at effective position e has `areaStrip[min(n, maxArea) + e]` points */
  areaStrip: many(count),
  /** the values of the Trajan head; the last entry whose `from` is not above the effective position counts */
  head: many(object({ from: few, value: count })),
});
export interface PrestigeTrack extends Of<typeof prestige> {}

/** A side of a mosaic board: rows of letters, R, Y, G and B for the colors and E for the eagle. */
const mosaicFace = object({
  id,
  board: count,
  side: oneOf(['a', 'b']),
  rows: many(matches(/^[RYGBE]+$/, 10, 'must be letters of R, Y, G, B, E')),
});
export interface MosaicFace extends Of<typeof mosaicFace> {}

/** The size of a random face, and its numbers of squares (FT-8.6). It has one eagle. A random color has `short` squares. */
const randomFaces = object({
  rows: some,
  columns: some,
  short: few,
  /** the number of squares of each of the other three colors */
  others: few,
});
export interface RandomFaces extends Of<typeof randomFaces> {}

/**
 * The place of a mosaic board: its upper left square and its orientation (FT-3.33). `L` is as printed or after a half turn, `P` after a
 * quarter turn.
 */
const slot = object({ row: few, column: few, orientation: oneOf(['L', 'P']) });
export interface Slot extends Of<typeof slot> {}
/** A layout of the mosaic boards for one number of players (FT-3.6). */
const arrangement = object({ id, players: oneOf(playerCounts), slots: many(slot) });
export interface Arrangement extends Of<typeof arrangement> {}

/** The building that a cell of a pattern must hold. */
const patternSlot = oneOf(['any', 'gray', 'color']);
export type PatternSlot = Of<typeof patternSlot>;
const step = whole(-1, 1);

/** The upper task of a Trajan card (FT-6.23). */
const buildingTask = variant('shape', {
  line: {
    axis: oneOf(['horizontal', 'vertical']),
    slots: list(1, 6, patternSlot),
    /** true if all cells must hold different buildings (FT-6.22) */
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

/** The shape of all tables, with the provenance of each. */
export const shape = box({
  numbers,
  startingResources,
  /** the gray building on the green tiles */
  greenPartner: gray,
  otherPartners,
  buildingSupply,
  /** one of each class: one starts in a citizen row, two on corners */
  femaleCitizens: many(citizenTile),
  maleCitizens: many(citizenTile),
  resourceTiles: many(resourceTile),
  /** FT-3.19 */
  temples: list(0, 16, oneOf(cellIds)),
  streetCards: list(12, 12, streetCard),
  boardSideA: board,
  /** one for each seat */
  boardSideB: list(4, 4, board),
  /** rows 1 to 6 */
  citizenRows: list(6, 6, citizenRow),
  tracks,
  areaBonuses,
  /** for each cycle, the points of a column and of the end of a track, without those for active citizens */
  columnValues: three,
  /** for each cycle, the points of a structure of the crane's color */
  craneFactors: three,
  /** the points of each different gray building in a row with 0, 1 and 2 active citizens */
  rowFactors: three,
  prestige,
  /** FT-3.8 */
  mosaicFaces: many(mosaicFace),
  randomFaces,
  arrangements: many(arrangement),
  trajanCards: many(trajanCard),
});
/** All component tables, with the provenance of each. The standard ones are `standardComponents`. */
export interface Components extends Of<typeof shape> {}
/** The tables that the rules read. Replays are bound to them. */
export interface Tables extends Omit<Components, 'provenance' | 'titles'> {}
