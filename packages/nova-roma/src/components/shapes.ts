/** The shape of the component tables of a box. Types, checks and schemas are derived from it. */
import {
  anyOf,
  atLeastOne,
  box,
  count,
  each,
  either,
  id,
  list,
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
  actionIds,
  colorIds,
  countables,
  difficulties,
  goodIds,
  products,
  routeIds,
  specialKinds,
  trackIds,
  zoneIds,
} from './ids';

const few = whole(0, 20);
const one = whole(1, 20);
/** A table of up to 200 rows. */
const rows = <S extends Parameters<typeof list>[2]>(row: S) => list(0, 200, row);
const three = <S extends Parameters<typeof list>[2]>(item: S) => list(3, 3, item);
const color = oneOf(colorIds);
const zoneId = oneOf(zoneIds);
const countable = oneOf(countables);

/** A price. Artisans are paid from the available area. */
const cost = part(each([...goodIds, 'coins', 'influence', 'artisan'], few));
export interface Cost extends Of<typeof cost> {}

/** A reward. `anyGood` is the number of goods that the player chooses. The rules apply caps and shortages. */
export const reward = part(each([...goodIds, 'coins', 'influence', 'artisan', 'anyGood'], few));
export interface Reward extends Of<typeof reward> {}

/** A space of a grid: row and column, both from 0. */
const place = tuple(whole(0, 9), whole(0, 9));
export type Place = Of<typeof place>;

/** The single numbers of setup and the course of the game. */
const numbers = object({
  rounds: one,
  patricians: whole(1, 3),
  ships: one,
  /** building blocks of a player */
  blocks: whole(0, 100),
  /** achievement markers with the player, and next to the hippodrome */
  ownMarkers: few,
  hippodromeMarkers: few,
  startGoods: few,
  startInfluence: few,
  startArtisans: few,
  startHand: few,
  /** cards in a packet of the follower draft */
  draftPacket: whole(2, 9),
  /** visible tiles of each color in the mosaic draft */
  draftMosaics: whole(1, 9),
  /** the coins of each player at the start, in turn order */
  startCoins: list(4, 4, count),
  /** artisans in the game, including those that players have at the start */
  artisans: count,
  /** emperor and chariot tiles in a game; a solo game uses all emperor tiles */
  emperorTiles: one,
  chariotTiles: one,
  /** slots of the displays of contracts, followers and basic estate tiles */
  slots: whole(1, 9),
  /** up to this number of players, there are neutral blocks and markers, and no tiles on reward spaces marked 3+ */
  neutralUpToPlayers: whole(1, 2),
  /** legionaries of each player in a game with two players; one is placed with each of the first patricians of a round */
  legionaries: whole(0, 3),
  /** the reward of a golden wheel in place of an achievement marker */
  wheelReward: reward,
});
export interface Numbers extends Of<typeof numbers> {}

/** The limits of a player, and the coins and costs that apply at these limits. */
const limits = object({
  /** of each good */
  goods: one,
  influence: whole(1, 100),
  coinsPerInfluenceBeyond: few,
  /** fixed: the strength tables have three entries */
  strength: whole(3, 3),
  followerRow: one,
  /** cards in hand after recruiting */
  hand: one,
  /** with at least this number of followers in the row, playing another one also costs `extraCost` */
  extraCostFrom: few,
  extraCost: cost,
  /** artisans that a player keeps in the cleanup phase */
  artisansKept: few,
  /** coins for an action that is given up */
  forgoneCoins: few,
});
export interface Limits extends Of<typeof limits> {}

/** Tables by the strength of an action, for strengths 1, 2 and 3, and prices inside actions. */
const strengthTables = object({
  /** the number of slots of the contract displays that are within reach, from the left */
  contractSlots: three(few),
  zones: three(list(0, 3, zoneId)),
  /** for playing a follower */
  recruitCosts: three(cost),
  hireArtisanWheat: few,
  startMarkerInfluence: few,
});
export interface StrengthTables extends Of<typeof strengthTables> {}

const forumSpace = tuple(whole(0, 3), whole(0, 3));
/** An emperor tile. It shows two spaces of the forum for the emperor. In a solo game, these are also the spaces for the legionaries. */
const emperorTile = object({ id, spaces: tuple(forumSpace, forumSpace) });
export interface EmperorTile extends Of<typeof emperorTile> {}

/** The score of a follower at the end: `base`, and `vp` for each `per` things that it counts; or `vp` for at least `min` things. */
const followerScore = variant('kind', {
  per: { base: few, of: countable, per: one, vp: few },
  'at-least': { of: countable, min: count, vp: few },
});
export type FollowerScore = Of<typeof followerScore>;

const gain = { reward };
/**
 * The effect of activating a follower. `gain` gives a reward. `strength` adds strength to the running action. `place-artisan` places an
 * available artisan for a price. With `waive-artisan`, a building contract costs no artisan.
 */
const followerEffect = variant('kind', {
  gain,
  strength: { amount: one },
  'place-artisan': { cost },
  'waive-artisan': {},
});
export type FollowerEffect = Of<typeof followerEffect>;

const card = { id: atLeastOne, name: text };
const permanent = { ...card, timing: oneOf(['permanent']) };

/** A follower that scores at the end. */
const endGameFollower = object({ ...card, timing: oneOf(['end-game']), score: followerScore });
export interface EndGameFollower extends Of<typeof endGameFollower> {}
/** A follower that its owner may activate once a round while performing that action. */
const roundFollower = object({
  ...card,
  timing: oneOf(['once-per-round']),
  action: oneOf(actionIds),
  effect: followerEffect,
});
export interface RoundFollower extends Of<typeof roundFollower> {}
/** A follower that gives its reward automatically when its owner begins that action. */
const permanentFollower = object({ ...permanent, action: oneOf(actionIds), effect: variant('kind', { gain }) });
export interface PermanentFollower extends Of<typeof permanentFollower> {}
/** A follower that allows artisans on animal tiles, and gives coins for each artisan placed there. */
const tamingFollower = object({
  ...permanent,
  action: oneOf([null]),
  effect: variant('kind', { tame: { coins: few } }),
});
export interface TamingFollower extends Of<typeof tamingFollower> {}
/** A follower card. The table lists the cards in the order of their numbers. */
const follower = anyOf('timing', endGameFollower, roundFollower, anyOf('action', permanentFollower, tamingFollower));
export type Follower = EndGameFollower | RoundFollower | PermanentFollower | TamingFollower;

/**
 * An achievement. `count` requires at least `min` of all the things in `of` together, and at least one of each; claiming it costs
 * `cost`. `markers` requires that number of the player's markers on `space` of their tracks or beyond.
 */
const achievement = variant('kind', {
  count: { id, color, of: list(1, 5, countable), min: count, cost },
  markers: { id, color, markers: whole(1, 3), space: few },
});
export type Achievement = Of<typeof achievement>;

/** A mosaic tile: one row of a mosaic, from left to right. Its color determines the row. */
const mosaicTile = object({ id, color, achievements: tuple(id, id, id) });
export interface MosaicTile extends Of<typeof mosaicTile> {}

/** The mosaic board. */
const mosaicBoard = object({
  /** by row, the immediate reward of a claim */
  claimRewards: three(reward),
  /** by row, the points of a claimed achievement */
  claimVp: three(count),
  /** rows, columns, the diagonal down, the diagonal up, in the order in which they are paid */
  lines: list(
    0,
    20,
    object({
      id,
      /** spaces of the 3x3 mosaic, row by row from 0 */
      cells: list(1, 9, whole(0, 8)),
      /** the points of the completed line at the end, and its immediate reward */
      vp: count,
      reward,
    }),
  ),
});
export interface MosaicBoard extends Of<typeof mosaicBoard> {}
export type MosaicLine = MosaicBoard['lines'][number];

/** A port: the number of sails for the leg to it, and either points or a reward. */
const port = either({ id, sails: one }, { vp: count }, { reward });
export type Port = Of<typeof port>;

/** A route from the start harbor: its ports in order. */
const route = object({ id: oneOf(routeIds), ports: list(1, 50, port) });
export interface Route extends Of<typeof route> {}

const shippingContract = object({ id, cost });
export interface ShippingContract extends Of<typeof shippingContract> {}
const buildingContract = object({ id, cost, shape: id, vp: count });
export interface BuildingContract extends Of<typeof buildingContract> {}

/** The shape of a building, in one of its orientations. */
const buildingShape = object({ id, cells: list(1, 9, place) });
export interface BuildingShape extends Of<typeof buildingShape> {}

/** A building zone. */
const zone = object({
  id: zoneId,
  /**
   * `.` building space, `n` building space with a shaded corner, `R` reward space, `r` reward space with three and four players
   * only. The reward spaces of zone A are called `a-r1`, `a-r2`, ... row by row.
   */
  rows: list(1, 10, matches(/^[.nRr]+$/, 10, 'must be 1 to 10 of the signs . n R r')),
  /** points for the most blocks, for the second most, for every other player with a block */
  majority: tuple(count, count, count),
});
export interface Zone extends Of<typeof zone> {}

const buildingRewardTile = object({ id, reward });
export interface BuildingRewardTile extends Of<typeof buildingRewardTile> {}

/** The board of each track. Spaces are counted from the start, 0. */
const track = object({
  endSpace: one,
  /** horses to pass from one space to the next */
  lines: list(0, 20, object({ between: tuple(few, few), horses: few })),
  goldenWheels: list(0, 20, one),
});
export interface TrackTable extends Of<typeof track> {}

/** A chariot tile, for the leader on its track. */
const chariotTile = object({ id, track: oneOf(trackIds) });
export interface ChariotTile extends Of<typeof chariotTile> {}

/** The products of the rows and columns of the production area. */
const estateGrid = object({ rows: three(oneOf(products)), columns: three(oneOf(products)) });
export interface EstateGrid extends Of<typeof estateGrid> {}

/** The prices of the estate display: of basic tiles by slot, from the left. */
const estateCosts = object({ basic: list(1, 9, cost), special: cost });
export interface EstateCosts extends Of<typeof estateCosts> {}

/** An exchange that a conversion tile offers. */
const conversion = object({ id, pay: cost, gain: reward });
export interface Conversion extends Of<typeof conversion> {}

/** An estate tile. `animals` is the number of animals that it counts as in a set. */
const estateTile = anyOf(
  'kind',
  variant('kind', {
    production: { id, reward },
    conversion: { id, conversion: id },
    animal: { id, animals: one },
  }),
  object({ id, kind: oneOf(specialKinds) }),
);
export type EstateTile = Of<typeof estateTile>;

/** The effects of the special tiles. `recruit` has no numbers: the player plays a follower without paying its coins. */
const specialEffects = object({
  sail: object({ sails: few }),
  build: object({ shape: id, zones: list(0, 3, zoneId) }),
  income: object({ goods: reward, coins: reward }),
  hippodrome: object({ spaces: few }),
});
export interface SpecialEffects extends Of<typeof specialEffects> {}

/** Points that are not printed on cards, boards or tiles. */
const scoring = object({
  chariotTileVp: count,
  hippodromeEndVp: count,
  /** sets of one animal, two animals, ... */
  animalSetVp: list(1, 10, count),
  goodsAndCoinsPerVp: atLeastOne,
  influenceAndArtisansPerVp: atLeastOne,
  startPlayerMarkerVp: count,
});
export interface Scoring extends Of<typeof scoring> {}

/** The AI of the solo game. */
const solo = object({
  aiStartVp: object(each(difficulties, count)),
  /** its ships start on the ports worth this number of points */
  aiShipsStartPortVp: count,
  /** points for a legionary without a free space */
  blockedLegionaryVp: count,
});
export interface Solo extends Of<typeof solo> {}

/** All tables of a box, with their provenance. */
export const shape = box({
  numbers,
  limits,
  strengthTables,
  emperorTiles: rows(emperorTile),
  followers: rows(follower),
  achievements: rows(achievement),
  mosaicTiles: rows(mosaicTile),
  mosaicBoard,
  shippingContracts: rows(shippingContract),
  routes: list(2, 2, route),
  shapes: list(1, 50, buildingShape),
  buildingContracts: rows(buildingContract),
  zones: three(zone),
  buildingRewardTiles: rows(buildingRewardTile),
  track,
  chariotTiles: rows(chariotTile),
  /** the start space of the neutral markers, in a solo game and with two players */
  neutralSpaces: list(2, 2, few),
  estateGrid,
  estateCosts,
  conversions: rows(conversion),
  basicEstateTiles: rows(estateTile),
  specialEstateTiles: rows(estateTile),
  specialEffects,
  scoring,
  solo,
});
/** All tables of a box, each with its provenance. The standard ones are `standardComponents`. */
export interface Components extends Of<typeof shape> {}
/** The tables that the rules read, and that replays are bound to. */
export interface Tables extends Omit<Components, 'provenance' | 'titles'> {}
