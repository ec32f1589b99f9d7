/** The names that the game itself knows, and those that its tables bring. */

/** The player counts the game can be played with. */
export const playerCounts = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** How strong the AI of the solo game is. */
export const difficulties = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What a sail or build action is that was begun and takes no contract: performed in part, or given up (NR-4.13). */
export const withoutContract = ['in-part', 'given-up'] as const;
export type WithoutContract = (typeof withoutContract)[number];

/** The eight actions of the forum, one tile each. */
export const actionIds = ['trade', 'upgrade', 'petition', 'recruit', 'sail', 'build', 'race', 'produce'] as const;
export type ActionId = (typeof actionIds)[number];

/** The goods, in the order in which they are always named. */
export const goodIds = ['wheat', 'stone', 'wood', 'wine', 'horse'] as const;
export type GoodId = (typeof goodIds)[number];
/** What a row or a column of the production area yields. */
export const products = [...goodIds, 'coins'] as const;
export type Product = (typeof products)[number];

/** The tracks of the hippodrome. */
export const trackIds = ['track-1', 'track-2', 'track-3'] as const;
export type TrackId = (typeof trackIds)[number];

/** The routes of the Black Sea, both from the same harbour. */
export const routeIds = ['north', 'south'] as const;
export type RouteId = (typeof routeIds)[number];

/** The building zones, in the order in which their rewards pay. */
export const zoneIds = ['A', 'B', 'C'] as const;
export type ZoneId = (typeof zoneIds)[number];

/** The colors of the mosaic tiles, from the top row of a mosaic to the bottom row. */
export const colorIds = ['green', 'yellow', 'orange'] as const;
export type ColorId = (typeof colorIds)[number];

/** What achievements and followers count of one player. */
export const countables = [
  ...goodIds,
  'coins',
  'influence',
  'building-contracts',
  'shipping-contracts',
  /** cards in the follower row, exhausted and fresh ones too */
  'followers',
  /** tiles in the production area, turned ones too; a lion is one */
  'estate-tiles',
  /** those of them that show an animal; a lion is one */
  'animal-tiles',
  /** spaces advanced on all tracks together */
  'spaces',
] as const;
export type Countable = (typeof countables)[number];

/** The special tiles that are turned over once they are used. */
export const specialKinds = ['recruit', 'sail', 'build', 'income', 'hippodrome'] as const;
export type SpecialKind = (typeof specialKinds)[number];

/** Ids of what differs from box to box; other components may bring their own. */
/** the number of the card, from 1 */
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
