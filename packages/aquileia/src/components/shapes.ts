/** The shape of the component tables: what a box of Aquileia holds and prints. Types, checks and schemas follow from it. */
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

/** So many coins of each kind. */
const coins = object(each(currencies, few));
export interface Coins extends Of<typeof coins> {}

/** What a building costs. */
const cost = object({ ...each(currencies, few), slaves: few });
export interface Cost extends Of<typeof cost> {}

/** The single numbers of the rulebook. */
const numbers = object({
  rounds: one,
  henchmenPerPlayer: one,
  housesPerPlayer: few,
  /** of each player at the start */
  startCoins: coins,
  /** dice of a red roll in a contest */
  redDice: few,
  /** dice on POTENTIA */
  blueDice: few,
  dolusDice: few,
  latroDice: few,
  /** points for exchanging at PECUNIA */
  pecuniaPoints: count,
  /** points for each strength, where points are taken as the reward of the arena */
  arenaPointsPerStrength: count,
  /** of a card of the horse market */
  marketPrice: coins,
  /** face-up cards in the horse market */
  marketSlots: one,
});
export interface Numbers extends Of<typeof numbers> {}

const card = { id, count: atLeastOne };

/** A kind of slave card: one of worth 1, one of worth 2. */
const slaveCard = object({ ...card, slaves: oneOf([1, 2]) });
export interface SlaveCard extends Of<typeof slaveCard> {}

/** A kind of horse or weapon card. Horses run on their side of the stadium, weapons fight in the arena. */
const equiCard = object({
  ...card,
  kind: oneOf(['horse', 'weapon']),
  /** `null` for a weapon */
  side: oneOf([...sides, null]),
  strength: count,
});
export interface EquiCard extends Of<typeof equiCard> {}

/** A neutral stadium card: points at the end. */
const laurelCard = object({ ...card, points: count });
export interface LaurelCard extends Of<typeof laurelCard> {}

/** A stadium card that multiplies villas of its color. */
const colorCard = object({ ...card, color });
export interface ColorCard extends Of<typeof colorCard> {}

/** A theatre card: it multiplies villas of one of its two colors. */
const theatreCard = object({ ...card, colors: tuple(color, color) });
export interface TheatreCard extends Of<typeof theatreCard> {}

/** An action space of MERCATUS. */
const mercatusSpace = anyOf(
  'action',
  object({ id, action: oneOf(['dolus', 'pecunia', 'potentia']) }),
  variant('action', {
    /** buys the card in a slot (0 is the left one), and with `bonusCard` gets one from the deck too */
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
  /** buildings that may be built */
  builds: one,
  /** whether their values are scored at once */
  scoresValue: flag,
});
export interface ForumSpace extends Of<typeof forumSpace> {}

/** An action space of PORTUS: the thief's, and those on which a coin is laid. */
const portusSpace = variant('action', { latro: { id }, portus: { id, currency } });
export type PortusSpace = Of<typeof portusSpace>;

export type Space = MercatusSpace | ArenaSpace | StadiumSpace | TheatrumSpace | ForumSpace | PortusSpace;

const someCoins = part(each(currencies, atLeastOne));

/** An exchange with the bank at PECUNIA: so many coins for so many others, kinds that do not occur left out. */
const exchange = object({ id, give: someCoins, get: someCoins });
export interface Exchange extends Of<typeof exchange> {}

/** Coins of the own metal for the first, second, ... of a contest. */
const rewards = list(0, 100, count);
export type Rewards = Of<typeof rewards>;

/** Multiplied at the end by the cards of its color. */
const villa = object({ id, kind: oneOf(['villa']), color, value: count, cost });
export interface Villa extends Of<typeof villa> {}
/** Pays points in PORTUS. */
const workshop = object({ id, kind: oneOf(['workshop']), points: count, cost });
export interface Workshop extends Of<typeof workshop> {}
/** Pays coins in PORTUS. */
const bank = object({ id, kind: oneOf(['bank']), coins, cost });
export interface BankBuilding extends Of<typeof bank> {}
/** A building site and what can be built there. */
export type Site = Villa | Workshop | BankBuilding;

/** All tables of a box with where each comes from. */
export const shape = box({
  numbers,
  /** the whole supply */
  coinSupply: object(each(currencies, count)),
  /** the faces of every die */
  die: list(1, 100, currency),
  playerColors: list(5, 5, oneOf(colorIds)),
  /** the kinds of the slave deck */
  slaveCards: list(2, 2, slaveCard),
  /** the kinds of the horse and weapon deck */
  equiCards: many(equiCard),
  /** the kinds of the stadium deck: these, then `colorCards` */
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
  /** the building sites: these, then `workshops`, then `banks` */
  villas: list(0, 200, villa),
  workshops: list(0, 200, workshop),
  banks: list(0, 200, bank),
});
/** All tables of a box, each with its provenance. The standard ones are `standardComponents`. */
export interface Components extends Of<typeof shape> {}
/** All that the rules read, and what replays are bound to. */
export interface Tables extends Omit<Components, 'provenance' | 'titles'> {}
