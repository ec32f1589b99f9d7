/** The shape of the component tables, the contents of a box of Aquileia. Types, checks and schemas are derived from it. */
import {
  anyOf,
  atLeastOne,
  box,
  count,
  each,
  flag,
  id,
  list,
  many,
  type Of,
  object,
  oneOf,
  part,
  tuple,
  variant,
  whole,
} from '@ludi-romani/core/shape';
import { colorIds, currencies, sides, villaColors } from './ids';

const few = whole(0, 20);
const one = whole(1, 20);
const currency = oneOf(currencies);
const side = oneOf(sides);
const color = oneOf(villaColors);

/** A number of coins of each kind. */
const coins = object(each(currencies, few));
export interface Coins extends Of<typeof coins> {}

/** The cost of a building. */
const cost = object({ ...each(currencies, few), slaves: few });
export interface Cost extends Of<typeof cost> {}

/** Numbers of the rulebook. */
const numbers = object({
  rounds: one,
  henchmenPerPlayer: one,
  housesPerPlayer: few,
  /** the coins of each player at the start */
  startCoins: coins,
  /** the number of dice in a red roll of a contest */
  redDice: few,
  /** the number of dice on POTENTIA */
  blueDice: few,
  dolusDice: few,
  latroDice: few,
  /** points for exchanging at PECUNIA */
  pecuniaPoints: count,
  /** points for each strength, if the reward of the arena is points */
  arenaPointsPerStrength: count,
  /** the price of a card of the horse market */
  marketPrice: coins,
  /** the number of face-up cards in the horse market */
  marketSlots: one,
});
export interface Numbers extends Of<typeof numbers> {}

const card = { id, count: atLeastOne };

/** A kind of slave card. One kind is worth 1 slave, the other 2. */
const slaveCard = object({ ...card, slaves: oneOf([1, 2]) });
export interface SlaveCard extends Of<typeof slaveCard> {}

/** A kind of horse or weapon card. Horses count on their side of the stadium, weapons in the arena. */
const equiCard = object({
  ...card,
  kind: oneOf(['horse', 'weapon']),
  /** `null` for a weapon */
  side: oneOf([...sides, null]),
  strength: count,
});
export interface EquiCard extends Of<typeof equiCard> {}

/** A neutral stadium card, which scores points at the end. */
const laurelCard = object({ ...card, points: count });
export interface LaurelCard extends Of<typeof laurelCard> {}

/** A stadium card that multiplies villas of its color. */
const colorCard = object({ ...card, color });
export interface ColorCard extends Of<typeof colorCard> {}

/** A theatre card, which multiplies villas of one of its two colors. */
const theatreCard = object({ ...card, colors: tuple(color, color) });
export interface TheatreCard extends Of<typeof theatreCard> {}

/** An action space of MERCATUS. */
const mercatusSpace = anyOf(
  'action',
  object({ id, action: oneOf(['dolus', 'pecunia', 'potentia']) }),
  variant('action', {
    /** sells the card in a slot (0 is the left one); with `bonusCard`, the buyer also draws a card */
    equi: { id, slot: whole(0, 19), bonusCard: flag },
    servi: { id, currency, coinsPerCard: few, maxCards: few },
  }),
);
export type MercatusSpace = Of<typeof mercatusSpace>;

const arenaSpace = object({ id, action: oneOf(['arena']), strength: atLeastOne });
export interface ArenaSpace extends Of<typeof arenaSpace> {}

const stadiumSpace = object({ id, action: oneOf(['stadium']), side, strength: atLeastOne });
export interface StadiumSpace extends Of<typeof stadiumSpace> {}

const theatrumSpace = object({ id, action: oneOf(['theatrum']) });
export interface TheatrumSpace extends Of<typeof theatrumSpace> {}

const forumSpace = object({
  id,
  action: oneOf(['forum']),
  /** the number of buildings that the player may build */
  builds: one,
  /** true if the values of the buildings are scored at once */
  scoresValue: flag,
});
export interface ForumSpace extends Of<typeof forumSpace> {}

/** An action space of PORTUS: the thief's space, or a coin space. */
const portusSpace = variant('action', { latro: { id }, portus: { id, currency } });
export type PortusSpace = Of<typeof portusSpace>;

export type Space = MercatusSpace | ArenaSpace | StadiumSpace | TheatrumSpace | ForumSpace | PortusSpace;

const someCoins = part(each(currencies, atLeastOne));

/** An exchange with the bank at PECUNIA. Both sides leave out the kinds of coins that they do not contain. */
const exchange = object({ id, give: someCoins, get: someCoins });
export interface Exchange extends Of<typeof exchange> {}

/** The rewards of a contest: the number of coins of the player's metal for the first place, the second place, ... */
const rewards = list(0, 100, count);
export type Rewards = Of<typeof rewards>;

/** A building whose value is multiplied at the end by the cards of its color. */
const villa = object({ id, kind: oneOf(['villa']), color, value: count, cost });
export interface Villa extends Of<typeof villa> {}
/** A building that pays points in PORTUS. */
const workshop = object({ id, kind: oneOf(['workshop']), points: count, cost });
export interface Workshop extends Of<typeof workshop> {}
/** A building that pays coins in PORTUS. */
const bank = object({ id, kind: oneOf(['bank']), coins, cost });
export interface BankBuilding extends Of<typeof bank> {}
/** A building site and the building that it is for. */
export type Site = Villa | Workshop | BankBuilding;

/** The shape of all tables of a box, and of their provenance. */
export const shape = box({
  numbers,
  /** all coins of the game */
  coinSupply: object(each(currencies, count)),
  /** the faces of every die */
  die: list(1, 100, currency),
  playerColors: list(5, 5, oneOf(colorIds)),
  /** the kinds of the slave deck */
  slaveCards: list(2, 2, slaveCard),
  /** the kinds of the horse and weapon deck */
  equiCards: many(equiCard),
  /** the kinds of the stadium deck: first these, then `colorCards` */
  laurelCards: list(0, 1000, laurelCard),
  colorCards: list(0, 1000, colorCard),
  theatreCards: list(0, 1000, theatreCard),
  /** the action spaces of each area, in the order in which they act */
  mercatus: list(0, 100, mercatusSpace),
  arena: list(0, 100, arenaSpace),
  stadium: list(0, 100, stadiumSpace),
  theatrum: list(0, 1, theatrumSpace),
  forum: list(0, 100, forumSpace),
  portus: list(0, 100, portusSpace),
  exchanges: list(0, 100, exchange),
  arenaRewards: rewards,
  stadiumRewards: rewards,
  /** the building sites: first these, then `workshops`, then `banks` */
  villas: list(0, 200, villa),
  workshops: list(0, 200, workshop),
  banks: list(0, 200, bank),
});
/** All tables of a box, and the provenance of each. The standard components are `standardComponents`. */
export interface Components extends Of<typeof shape> {}
/** The tables that the rules read and that replays are bound to. */
export interface Tables extends Omit<Components, 'provenance' | 'titles'> {}
