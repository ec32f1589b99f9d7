/** The shape of the component tables. Their types, checks and schemas are derived from it. */
import {
  atLeastOne,
  box,
  count,
  each,
  either,
  flag,
  id,
  list,
  many,
  type Of,
  object,
  oneOf,
  type Shape,
  tuple,
  variant,
  whole,
} from '@ludi-romani/core/shape';
import {
  type BuildingId,
  colorIds,
  countables,
  deckIds,
  playerCounts,
  publicColors,
  publicKindIds,
  residenceValues,
  symbolIds,
} from './ids';

const building: Shape<BuildingId> = id;
const deck = oneOf(deckIds);
const color = oneOf(colorIds);
const countable = oneOf(countables);

/** The setup and length of a game with one number of players. */
const setup = object({
  rounds: atLeastOne,
  /** the number of emissaries of each player, which is also the number of turns of each player per round */
  emissariesPerPlayer: whole(1, 5),
  /** the decks in use, which include I and II. Schools draw from all of them except I */
  decks: list(2, 4, deck),
  /** the number of cards revealed from each deck at the start of a round. Together they are the offer */
  revealPerDeck: whole(1, 5),
  /** the colors allowed, in the order in which seats get them by default */
  colors: list(2, 4, color),
  /** the influence cards in deck I, from the top: each is directly below the building card number `afterBuilding` */
  influenceCards: list(0, 1000, object({ card: id, afterBuilding: atLeastOne })),
});
export interface Setup extends Of<typeof setup> {}

const prices = object({
  /** the price of one brick */
  coinsPerBrick: count,
  /** the price of one cog */
  coinsPerCog: count,
  /** the cogs that one produce action requires */
  cogsToProduce: count,
});
export interface Prices extends Of<typeof prices> {}

/** The yield of a production building in one produce action. */
const produce = object({
  coins: count,
  influence: count,
  /** true if the building gets a brick token, unless it already holds one */
  brickToken: flag,
});
export interface Yield extends Of<typeof produce> {}

/** The fields that every building type has. */
const common = {
  id: building,
  /** the number of bricks to build it */
  cost: whole(0, 5),
  /** the number of stars printed on it: its owner gains this number of influence tokens when it is built */
  stars: count,
};

/** A building type. The table `temples` holds the scoring of temples. */
const buildingType = variant('category', {
  production: { ...common, produce },
  residence: { ...common, value: oneOf(residenceValues) },
  public: {
    ...common,
    publicKind: oneOf(publicKindIds),
    /** added to the number of adjacent cards when the function is carried out */
    bonus: count,
  },
  aqueduct: common,
  temple: common,
});
export type Building = Of<typeof buildingType>;
export type Category = Building['category'];

/** The scoring of a temple at the end of the game. */
const temple = either(
  { building, points: count },
  /** scores `points` once if the count is at least `atLeast`, otherwise 0 */
  { when: object({ count: countable, atLeast: atLeastOne }) },
  /** scores `points` for every full `each` of the counted things */
  { per: countable, each: atLeastOne },
);
export type Temple = Of<typeof temple>;

/** A building card of a deck. */
const card = object({
  /** the deck in small letters, the building type, and a number if the deck has several cards of that type: `ii-aqueduct-3` */
  id,
  deck,
  building,
});
export interface Card extends Of<typeof card> {}

/** A building card that is in a city from the start. */
const startingBuilding = object({ id, color, building });
export interface StartingBuilding extends Of<typeof startingBuilding> {}

/** The cell of a starting building. x grows to the right, y towards the player. */
const startingPlace = object({ building, x: whole(0, 1), y: whole(0, 0) });
export interface StartingPlace extends Of<typeof startingPlace> {}

const influenceCard = object({
  id,
  /** points at the end of the game */
  value: count,
});
export interface InfluenceCard extends Of<typeof influenceCard> {}

const scoring = object({
  pointsPerCoin: count,
  /** influence tokens for one point, rounded down */
  influencePerPoint: atLeastOne,
  /** the maximum number of columns and of rows of a city */
  citySide: whole(2, 6),
});
export interface Scoring extends Of<typeof scoring> {}

/** The five fields of one side of a strip, from the field next to the emperor outwards. */
const symbol = oneOf(symbolIds);
const side = tuple(symbol, symbol, symbol, symbol, symbol);
export type StripSide = Of<typeof side>;

const actionStrip = object({
  id,
  /** 3 bricks and 2 cogs, in the order that an unreversed strip shows */
  sideA: side,
  /** the order on the back: `sideA` in reverse (CR-4.4) */
  sideB: side,
});
export interface ActionStrip extends Of<typeof actionStrip> {}

/** The pieces in the box. Only the number of emissaries limits a game (CR-3.9). */
const supplies = object({
  coins: list(0, 1000, object({ value: atLeastOne, count })),
  brickTokens: count,
  pointTokens: count,
  influenceTokens: count,
  /** the number of emissaries of each color */
  emissaries: object(each(colorIds, count)),
});
export interface Supplies extends Of<typeof supplies> {}

/** The shape of all component tables, with provenance and titles. */
export const shape = box({
  setups: object(each(playerCounts, setup)),
  supplies,
  /** the coins of each player at the start */
  startingCoins: count,
  prices,
  /** the building types, each once */
  buildings: many(buildingType),
  publicKinds: object(each(publicKindIds, object({ color: oneOf(publicColors) }))),
  /** one entry for each building type of the category `temple` */
  temples: list(0, 1000, temple),
  /** the cards of all decks, deck by deck */
  cards: many(card),
  /** for each color, one card per building of `startingLayout` */
  startingBuildings: many(startingBuilding),
  /** the city at the start: two cards, on (0,0) and (1,0) */
  startingLayout: list(2, 2, startingPlace),
  influenceCards: list(0, 1000, influenceCard),
  /** the points for 0, 1, 2, ... aqueducts, up to `scoring.citySide` */
  aqueductPoints: many(count),
  scoring,
  strips: many(actionStrip),
});
/** All component tables, each with its provenance. `standardComponents` holds those of the printed game. */
export interface Components extends Of<typeof shape> {}
/** The tables that the rules read. Replays are bound to them by their digest. */
export interface Tables extends Omit<Components, 'provenance' | 'titles'> {}
