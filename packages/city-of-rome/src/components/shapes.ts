/** The shape of the component tables: what a box of City of Rome holds and prints. Types, checks and schemas follow from it. */
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

/** How a game with so many players is set up and how long it lasts. */
const setup = object({
  rounds: atLeastOne,
  /** emissaries of each player, so also turns of each player in a round */
  emissariesPerPlayer: whole(1, 5),
  /** the decks in use; always with I and II. Schools draw from those other than I */
  decks: list(2, 4, deck),
  /** cards turned up from each deck in use at the start of a round: together the offer */
  revealPerDeck: whole(1, 5),
  /** the colors allowed, in the order in which seats get them by default */
  colors: list(2, 4, color),
  /** the influence cards in use, from the top: each lies right below so many buildings of deck I */
  influenceCards: list(0, 1000, object({ card: id, afterBuilding: atLeastOne })),
});
export interface Setup extends Of<typeof setup> {}

const prices = object({
  /** coins for one brick bought */
  coinsPerBrick: count,
  /** coins for one cog bought */
  coinsPerCog: count,
  /** cogs that one produce action takes */
  cogsToProduce: count,
});
export interface Prices extends Of<typeof prices> {}

/** What a production building yields in one produce action. */
const produce = object({
  coins: count,
  influence: count,
  /** it gets a brick token, unless one lies there already */
  brickToken: flag,
});
export interface Yield extends Of<typeof produce> {}

/** What every building type has. */
const common = {
  id: building,
  /** bricks to build it */
  cost: whole(0, 5),
  /** stars printed on it: influence tokens gained on building it */
  stars: count,
};

/** A building type. How temples score is in the table `temples`. */
const buildingType = variant('category', {
  production: { ...common, produce },
  residence: { ...common, value: oneOf(residenceValues) },
  public: {
    ...common,
    publicKind: oneOf(publicKindIds),
    /** added to the number of adjacent cards when its function is carried out */
    bonus: count,
  },
  aqueduct: common,
  temple: common,
});
export type Building = Of<typeof buildingType>;
export type Category = Building['category'];

/** How a temple scores at the end. */
const temple = either(
  { building, points: count },
  /** the points once, if there are so many; otherwise none */
  { when: object({ count: countable, atLeast: atLeastOne }) },
  /** the points for every full `each` of what is counted */
  { per: countable, each: atLeastOne },
);
export type Temple = Of<typeof temple>;

/** A building card of a deck. */
const card = object({
  /** the deck in small letters, the building type, and a number where the deck has several: `ii-aqueduct-3` */
  id,
  deck,
  building,
});
export interface Card extends Of<typeof card> {}

/** A building card that lies in a city from the start. */
const startingBuilding = object({ id, color, building });
export interface StartingBuilding extends Of<typeof startingBuilding> {}

/** Where a starting building lies. x grows to the right, y towards the player. */
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
  /** a city spans at most so many columns and so many rows */
  citySide: whole(2, 6),
});
export interface Scoring extends Of<typeof scoring> {}

/** The five fields of a strip's side, from the one next to the emperor to the far one. */
const symbol = oneOf(symbolIds);
const side = tuple(symbol, symbol, symbol, symbol, symbol);
export type StripSide = Of<typeof side>;

const actionStrip = object({
  id,
  /** 3 bricks and 2 cogs, in the order while the strip lies as in this table */
  sideA: side,
  /** the order after a flip along the long side: the same in reverse (CR-4.4) */
  sideB: side,
});
export interface ActionStrip extends Of<typeof actionStrip> {}

/** The pieces in the box. None but the emissaries limits what can be done (CR-3.9). */
const supplies = object({
  coins: list(0, 1000, object({ value: atLeastOne, count })),
  brickTokens: count,
  pointTokens: count,
  influenceTokens: count,
  /** of each color */
  emissaries: object(each(colorIds, count)),
});
export interface Supplies extends Of<typeof supplies> {}

/** All tables of a box with where each comes from. */
export const shape = box({
  setups: object(each(playerCounts, setup)),
  supplies,
  /** coins of each player at the start */
  startingCoins: count,
  prices,
  /** the building types, each once */
  buildings: many(buildingType),
  publicKinds: object(each(publicKindIds, object({ color: oneOf(publicColors) }))),
  /** one entry for each building type of the category `temple` */
  temples: list(0, 1000, temple),
  /** the cards of all decks, deck by deck */
  cards: many(card),
  /** for each color one card per place of `startingLayout` */
  startingBuildings: many(startingBuilding),
  /** the city at the start: two cards side by side, on (0,0) and (1,0) */
  startingLayout: list(2, 2, startingPlace),
  influenceCards: list(0, 1000, influenceCard),
  /** points for 0, 1, 2, ... aqueducts, up to `scoring.citySide` of them */
  aqueductPoints: many(count),
  scoring,
  strips: many(actionStrip),
});
/** All tables of a box, each with its provenance. The printed game's are `standardComponents`. */
export interface Components extends Of<typeof shape> {}
/** All that the rules read, and what replays are bound to. */
export interface Tables extends Omit<Components, 'provenance' | 'titles'> {}
