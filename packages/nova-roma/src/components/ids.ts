/** The ids that the rules define, and the types of the ids that the tables define. */

/** The numbers of players. */
export const playerCounts = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The levels of the AI in a solo game. */
export const difficulties = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The status of a sail or build action that takes no contract: performed in part, or given up (NR-4.13). */
export const withoutContract = ['in-part', 'given-up'] as const;
export type WithoutContract = (typeof withoutContract)[number];

/** The readings of the text of Severin: a point for each shipping contract, or for each two (NR-5.143). */
export const severin = ['per-one', 'per-two'] as const;
export type Severin = (typeof severin)[number];

/** The eight actions of the forum, one tile each. */
export const actionIds = ['trade', 'upgrade', 'petition', 'recruit', 'sail', 'build', 'race', 'produce'] as const;
export type ActionId = (typeof actionIds)[number];

/** The goods, in the order in which they are listed everywhere. */
export const goodIds = ['wheat', 'stone', 'wood', 'wine', 'horse'] as const;
export type GoodId = (typeof goodIds)[number];
/** The products of the rows and columns of the production area. */
export const products = [...goodIds, 'coins'] as const;
export type Product = (typeof products)[number];

/** The tracks of the hippodrome. */
export const trackIds = ['track-1', 'track-2', 'track-3'] as const;
export type TrackId = (typeof trackIds)[number];

/** The routes of the Black Sea, both from the same harbor. */
export const routeIds = ['north', 'south'] as const;
export type RouteId = (typeof routeIds)[number];

/** The building zones, in the order in which their rewards are paid. */
export const zoneIds = ['A', 'B', 'C'] as const;
export type ZoneId = (typeof zoneIds)[number];

/** The colors of the mosaic tiles, from the top row of a mosaic to the bottom row. */
export const colorIds = ['green', 'yellow', 'orange'] as const;
export type ColorId = (typeof colorIds)[number];

/** The things of a player that achievements and followers count. */
export const countables = [
  ...goodIds,
  'coins',
  'influence',
  'building-contracts',
  'shipping-contracts',
  /** cards in the follower row, including exhausted cards and cards just played */
  'followers',
  /** tiles in the production area, including turned ones; a lion counts as one */
  'estate-tiles',
  /** estate tiles that show an animal; a lion counts as one */
  'animal-tiles',
  /** the sum of the spaces advanced on all tracks */
  'spaces',
] as const;
export type Countable = (typeof countables)[number];

/** The kinds of special tiles that are turned over after use. */
export const specialKinds = ['recruit', 'sail', 'build', 'income', 'hippodrome'] as const;
export type SpecialKind = (typeof specialKinds)[number];

// Ids that the tables define. Other components may have other ids.

/** The number of the card, from 1. */
export type FollowerId = number;
export type ContractId = string;
export type EstateTileId = string;
export type MosaicTileId = string;
export type AchievementId = string;
export type EmperorTileId = string;
export type ChariotId = string;
export type RewardTileId = string;
export type RewardSpaceId = string;
export type PortId = string;
export type ShapeId = string;
export type ConversionId = string;
