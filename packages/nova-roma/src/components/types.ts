/** The shape of the component tables: what a box of Nova Roma holds and prints, as plain data. */

/** The player counts the game can be played with. */
export const playerCounts = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** How strong the AI of the solo game is. */
export const difficulties = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

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

/** How sure a table is: printed, following from what is printed, told by a public page, or worked out by us. */
export const provenances = ['rulebook', 'derived', 'public-source', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

export interface Source {
  readonly provenance: Provenance;
  /** One sentence: the heading of the rulebook, the public page, or how the table was worked out. */
  readonly source: string;
}

/** What is gained. `anyGood` is so many goods of one's choice; caps and shortages are the rules' business. */
export type Reward = { readonly [What in GoodId | 'coins' | 'influence' | 'artisan' | 'anyGood']?: number };
/** What is paid; an artisan comes from the available area. */
export type Cost = { readonly [What in GoodId | 'coins' | 'influence' | 'artisan']?: number };

/** A space of a grid: row and column, both from 0. */
export type Place = readonly [row: number, column: number];

/** The single numbers of setup and the course of the game. */
export interface Numbers {
  readonly rounds: number;
  readonly patricians: number;
  readonly ships: number;
  /** building blocks of a player */
  readonly blocks: number;
  /** achievement markers with the player, and beside the hippodrome */
  readonly ownMarkers: number;
  readonly hippodromeMarkers: number;
  readonly startGoods: number;
  readonly startInfluence: number;
  readonly startArtisans: number;
  readonly startHand: number;
  /** cards in a packet of the follower draft */
  readonly draftPacket: number;
  /** visible tiles of each color in the mosaic draft */
  readonly draftMosaics: number;
  /** by turn order */
  readonly startCoins: readonly number[];
  /** pieces in the general supply, those of the players at the start included */
  readonly artisans: number;
  /** emperor and chariot tiles in a game; a solo game uses all emperor tiles */
  readonly emperorTiles: number;
  readonly chariotTiles: number;
  /** slots of the displays of contracts, followers and basic estate tiles */
  readonly slots: number;
  /** up to so many players: neutral blocks and markers, and no reward spaces marked 3+ */
  readonly neutralUpToPlayers: number;
  /** legionaries of each of two players; one is placed with each of the first patricians of a round */
  readonly legionaries: number;
  /** what a golden wheel gives in place of an achievement marker */
  readonly wheelReward: Reward;
}

/** What is the most that somebody may have, and what happens beyond. */
export interface Limits {
  /** of each good */
  readonly goods: number;
  readonly influence: number;
  readonly coinsPerInfluenceBeyond: number;
  readonly strength: number;
  readonly followerRow: number;
  /** cards in hand after recruiting */
  readonly hand: number;
  /** with so many followers in the row or more, playing one more costs `extraCost` too */
  readonly extraCostFrom: number;
  readonly extraCost: Cost;
  /** artisans that a player keeps in the cleanup phase */
  readonly artisansKept: number;
  /** for an action that is given up */
  readonly forgoneCoins: number;
}

/** What depends on the strength of an action, for strengths 1, 2 and 3, and the prices inside actions. */
export interface StrengthTables {
  /** how many slots of the contract displays are within reach, from the left */
  readonly contractSlots: readonly number[];
  readonly zones: readonly (readonly ZoneId[])[];
  /** for playing a follower */
  readonly recruitCosts: readonly Cost[];
  readonly hireArtisanWheat: number;
  readonly startMarkerInfluence: number;
}

/** An emperor tile: two spaces of the forum, for the emperor, and in a solo game for the legionaries. */
export interface EmperorTile {
  readonly id: EmperorTileId;
  readonly spaces: readonly [Place, Place];
}

/** What a follower scores at the end: `vp` for every `per` of what it counts and a base, or `vp` from so many on. */
export type FollowerScore =
  | { readonly kind: 'per'; readonly base: number; readonly of: Countable; readonly per: number; readonly vp: number }
  | { readonly kind: 'at-least'; readonly of: Countable; readonly min: number; readonly vp: number };

/** What activating a follower does. */
export type FollowerEffect =
  | { readonly kind: 'gain'; readonly reward: Reward }
  /** to the running action */
  | { readonly kind: 'strength'; readonly amount: number }
  /** places an available artisan for that price */
  | { readonly kind: 'place-artisan'; readonly cost: Cost }
  /** the building contract costs no artisan */
  | { readonly kind: 'waive-artisan' };

interface FollowerBase {
  readonly id: FollowerId;
  readonly name: string;
}
/** Scores at the end. */
export interface EndGameFollower extends FollowerBase {
  readonly timing: 'end-game';
  readonly score: FollowerScore;
}
/** May be activated once a round while its owner performs that action. */
export interface RoundFollower extends FollowerBase {
  readonly timing: 'once-per-round';
  readonly action: ActionId;
  readonly effect: FollowerEffect;
}
/** Gives its reward by itself whenever its owner begins that action. */
export interface PermanentFollower extends FollowerBase {
  readonly timing: 'permanent';
  readonly action: ActionId;
  readonly effect: Extract<FollowerEffect, { kind: 'gain' }>;
}
/** Allows artisans on animal tiles, and gives a reward for each that is placed there. */
export interface TamingFollower extends FollowerBase {
  readonly timing: 'permanent';
  readonly action: null;
  readonly effect: { readonly kind: 'tame'; readonly coins: number };
}
/** A follower card; the table holds them in the order of their numbers. */
export type Follower = EndGameFollower | RoundFollower | PermanentFollower | TamingFollower;

/**
 * An achievement. `count`: of all that it names together at least `min`, and of each at least one; claiming it costs `cost`.
 * `markers`: so many own markers on the tracks at least that far.
 */
export type Achievement =
  | {
      readonly id: AchievementId;
      readonly color: ColorId;
      readonly kind: 'count';
      readonly of: readonly Countable[];
      readonly min: number;
      readonly cost: Cost;
    }
  | {
      readonly id: AchievementId;
      readonly color: ColorId;
      readonly kind: 'markers';
      readonly markers: number;
      readonly space: number;
    };

/** A mosaic tile: one row of a mosaic, from left to right; its color says which. */
export interface MosaicTile {
  readonly id: MosaicTileId;
  readonly color: ColorId;
  readonly achievements: readonly [AchievementId, AchievementId, AchievementId];
}

/** A row, a column or a diagonal of the mosaic: what completing it gives at once, and what it scores at the end. */
export interface MosaicLine {
  readonly id: string;
  /** spaces of the 3x3 mosaic, row by row from 0 */
  readonly cells: readonly number[];
  readonly vp: number;
  readonly reward: Reward;
}

/** The mosaic board. */
export interface MosaicBoard {
  /** per row, what a claim there gives at once */
  readonly claimRewards: readonly Reward[];
  /** per row, what a claimed achievement scores */
  readonly claimVp: readonly number[];
  /** in the order in which they pay: rows, columns, the diagonal down, the diagonal up */
  readonly lines: readonly MosaicLine[];
}

/** A port: how many sails the leg to it costs, and either points or a reward. */
export interface Port {
  readonly id: PortId;
  readonly sails: number;
  readonly vp?: number;
  readonly reward?: Reward;
}

/** A route from the start harbour: its ports in order. */
export interface Route {
  readonly id: RouteId;
  readonly ports: readonly Port[];
}

export interface ShippingContract {
  readonly id: ContractId;
  readonly cost: Cost;
}
export interface BuildingContract {
  readonly id: ContractId;
  readonly cost: Cost;
  readonly shape: ShapeId;
  readonly vp: number;
}

/** The shape of a building, in one of the ways it can lie. */
export interface BuildingShape {
  readonly id: ShapeId;
  readonly cells: readonly Place[];
}

/** A building zone. */
export interface Zone {
  readonly id: ZoneId;
  /**
   * `.` building space, `n` the same with a shaded corner, `R` reward space, `r` one that is used with three and four players
   * only. The reward spaces of zone A are called `a-r1`, `a-r2`, ... row by row.
   */
  readonly rows: readonly string[];
  /** points for the most blocks, for the second most, for every other player with a block */
  readonly majority: readonly [first: number, second: number, others: number];
}

export interface BuildingRewardTile {
  readonly id: RewardTileId;

  readonly reward: Reward;
}

/** The tracks, all alike. Spaces are counted from the start, 0. */
export interface TrackTable {
  readonly endSpace: number;
  /** horses to pass from one space to the next */
  readonly lines: readonly { readonly between: readonly [number, number]; readonly horses: number }[];
  readonly goldenWheels: readonly number[];
}

/** A chariot tile: for whoever leads on its track. */
export interface ChariotTile {
  readonly id: ChariotId;
  readonly track: TrackId;
}

/** What the rows and the columns of the production area yield. */
export interface EstateGrid {
  readonly rows: readonly Product[];
  readonly columns: readonly Product[];
}

/** What a tile of the estate display costs. */
export interface EstateCosts {
  /** by slot, from the left */
  readonly basic: readonly Cost[];
  readonly special: Cost;
}

/** An exchange that a conversion tile offers. */
export interface Conversion {
  readonly id: ConversionId;
  readonly pay: Cost;
  readonly gain: Reward;
}

/** The special tiles that are turned over once they are used. */
export const specialKinds = ['recruit', 'sail', 'build', 'income', 'hippodrome'] as const;
export type SpecialKind = (typeof specialKinds)[number];

/** An estate tile. `animals`: as how many it counts in a set. */
export type EstateTile =
  | { readonly id: EstateTileId; readonly kind: 'production'; readonly reward: Reward }
  | { readonly id: EstateTileId; readonly kind: 'conversion'; readonly conversion: ConversionId }
  | { readonly id: EstateTileId; readonly kind: 'animal'; readonly animals: number }
  | { readonly id: EstateTileId; readonly kind: SpecialKind };

/** What the special tiles do. (`recruit` plays a follower without its coins.) */
export interface SpecialEffects {
  readonly sail: { readonly sails: number };
  readonly build: { readonly shape: ShapeId; readonly zones: readonly ZoneId[] };
  readonly income: { readonly goods: Reward; readonly coins: Reward };
  readonly hippodrome: { readonly spaces: number };
}

/** What scores beside what cards, boards and tiles print. */
export interface Scoring {
  readonly chariotTileVp: number;
  readonly hippodromeEndVp: number;
  /** sets of one animal, two animals, ... */
  readonly animalSetVp: readonly number[];
  readonly goodsAndCoinsPerVp: number;
  readonly influenceAndArtisansPerVp: number;
  readonly startPlayerMarkerVp: number;
}

/** The AI of the solo game. */
export interface Solo {
  readonly aiStartVp: Readonly<Record<Difficulty, number>>;
  /** its ships start on the ports worth that much */
  readonly aiShipsStartPortVp: number;
  /** for a legionary that finds no free space */
  readonly blockedLegionaryVp: number;
}

/** All tables of a box: all that the rules read, and what replays are bound to. */
export interface Tables {
  readonly numbers: Numbers;
  readonly limits: Limits;
  readonly strengthTables: StrengthTables;
  readonly emperorTiles: readonly EmperorTile[];
  readonly followers: readonly Follower[];
  readonly achievements: readonly Achievement[];
  readonly mosaicTiles: readonly MosaicTile[];
  readonly mosaicBoard: MosaicBoard;
  readonly shippingContracts: readonly ShippingContract[];
  readonly routes: readonly Route[];
  readonly shapes: readonly BuildingShape[];
  readonly buildingContracts: readonly BuildingContract[];
  readonly zones: readonly Zone[];
  readonly buildingRewardTiles: readonly BuildingRewardTile[];
  readonly track: TrackTable;
  readonly chariotTiles: readonly ChariotTile[];
  /** the space on which the markers of nobody start: of the AI in a solo game, and with two players */
  readonly neutralSpaces: readonly number[];
  readonly estateGrid: EstateGrid;
  readonly estateCosts: EstateCosts;
  readonly conversions: readonly Conversion[];
  readonly basicEstateTiles: readonly EstateTile[];
  readonly specialEstateTiles: readonly EstateTile[];
  readonly specialEffects: SpecialEffects;
  readonly scoring: Scoring;
  readonly solo: Solo;
}

/** The same with where each table comes from. The standard ones are `standardComponents`. */
export interface Components extends Tables {
  readonly provenance: Readonly<Record<keyof Tables, Source>>;
}
