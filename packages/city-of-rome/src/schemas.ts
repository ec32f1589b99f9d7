/** The whole vocabulary as zod schemas, and a door for each kind of value that comes from a stranger. Needs zod. */
import { defineGame, type Immutable, type Replay } from '@ludi-romani/core';
import {
  chanceStateSchema,
  type Doors,
  doorsOf,
  type Equal,
  idOf,
  idsOf,
  invalid,
  optionsSchema as optionsOf,
  parseWith,
  pendingSchema,
  replaySchema as replayOf,
  seatSchema,
  seedSchema,
  seenPendingSchema,
  viewerSchema,
  vocabulary,
  whole,
} from '@ludi-romani/core/schemas';
import * as z from 'zod';
import {
  type Components,
  checkComponents,
  colorIds,
  countables,
  deckIds,
  playerCounts,
  provenances,
  publicColors,
  publicKindIds,
  residenceValues,
  standardComponents,
  symbolIds,
} from './components';
import { catalog } from './components/catalog';
import { options as optionChecks } from './options';
import { rules } from './rules';
import { invariants as broken } from './soundness/invariants';
import type { Action, CityOfRome, MutableState, Options, Row, View } from './types';

/** How much of a state, view or action is read: a printed game's state has some 700 values. */
const LIMITS = { values: 10_000 };
const PLAYERS = Math.max(...playerCounts);
const ROWS = [
  'residence2',
  'residence3',
  'residence4',
  'aqueducts',
  'temples',
  'coins',
  'influenceTokens',
  'influenceCards',
] as const satisfies readonly Row[];

/** The schemas of everything but components, with the ids that these tables define. */
function shapesOf(components: Components) {
  const { size, xs, ys } = catalog(components).grid;
  const deckCards = idsOf(components.cards);
  const starts = idsOf(components.startingBuildings);

  const seat = seatSchema(PLAYERS);
  const { ask, work, act } = vocabulary(seat);
  const deck = z.enum(deckIds);
  const schoolDeck = deck.exclude(['I']);
  const field = z.literal([1, 2, 3, 4, 5]);
  const amount = whole(0, 1e9);
  const card = idOf(deckCards, 'no card of a deck is called so');
  const cityCard = idOf([...deckCards, ...starts], 'no building card is called so');
  const cards = z.array(card);
  const influenceCards = z.array(idOf(idsOf(components.influenceCards), 'no influence card is called so'));
  const x = whole(Math.min(...xs), Math.max(...xs));
  const y = whole(Math.min(...ys), Math.max(...ys));

  const strip = z.strictObject({ id: idOf(idsOf(components.strips), 'no strip is called so'), reversed: z.boolean() });
  const byDeck = <Cards extends z.ZodType>(of: Cards) => z.strictObject({ I: of, II: of, III: of, IV: of });

  const open = {
    color: z.enum(colorIds),
    coins: amount,
    influence: amount,
    influenceCards,
    hand: cards,
    secretLog: z.array(idOf([...deckIds, ...deckCards], 'neither a deck nor a card')),
    city: z.array(cityCard.nullable()).length(size),
    tokens: z.array(amount).length(size),
    replaced: z.array(cityCard),
  };
  const player = z.strictObject({
    ...open,
    secret: z.array(z.strictObject({ back: deck, card })),
    packet: cards,
    opening: card.nullable(),
  });
  const seenPlayer = z.strictObject({
    ...open,
    secret: z.array(z.strictObject({ back: deck, card: card.nullable() })),
    packet: cards.nullable(),
    opening: card.nullable(),
  });
  const table = {
    round: whole(0, 1000),
    startPlayer: seat,
    offer: cards,
    influenceOnTable: influenceCards,
    emissaries: z.array(seat.nullable()).length(5),
    returnedBy: byDeck(z.array(seat)),
  };

  const simple = [
    ask('draft', {}),
    ask('emissary', {}),
    ask('take', {}),
    ask('turn', { field, built: z.boolean(), produced: z.boolean() }),
    ask('pay', { card, need: whole(0, 1000) }),
    ask('place', { card }),
    ask('school-deck', { count: whole(0, 1000) }),
  ] as const;
  const drawn = z.strictObject({ drawn: cards });
  const school = { deck: schoolDeck, count: whole(0, 1000) };
  const question = z.discriminatedUnion('ask', [
    ...simple,
    ask('keep', { ...school, secret: drawn }),
    ask('return', { ...school, secret: drawn }),
  ]);
  const seenQuestion = z.discriminatedUnion('ask', [
    ...simple,
    ask('keep', { ...school, secret: drawn.exactOptional() }),
    ask('return', { ...school, secret: drawn.exactOptional() }),
  ]);
  const task = z.discriminatedUnion('do', [
    work('draft', {}),
    work('round', { round: whole(0, 1000) }),
    work('upkeep', {}),
    work('next-turn', {}),
    work('end-of-turn', { player: seat, field }),
    work('end-of-round', {}),
    work('influence-scoring', {}),
  ]);

  const action = z.discriminatedUnion('type', [
    act('draft-card', { card }),
    act('place-emissary', { field }),
    act('take-card', { card }),
    act('start-build', { card }),
    act('produce', {}),
    act('end-turn', {}),
    act('pay-build', { tokens: z.array(z.strictObject({ x, y })) }),
    act('place-building', { x, y }),
    act('choose-school-deck', { deck: schoolDeck }),
    act('keep-card', { card }),
    act('return-card', { card }),
  ]);

  const options = optionsOf(
    {
      players: z.literal(playerCounts),
      seed: seedSchema,
      startPlayer: seat.exactOptional(),
      colors: z.array(z.enum(colorIds)).exactOptional(),
    },
    optionChecks(components),
  );
  const state = z.strictObject({
    ...table,
    players: z.array(player).min(2).max(PLAYERS),
    pending: pendingSchema({ area: player, question, task }),
    chance: chanceStateSchema,
    strips: z.array(strip),
    decks: byDeck(cards),
  });
  const view = z.strictObject({
    ...table,
    viewer: viewerSchema(PLAYERS),
    players: z.array(seenPlayer).min(2).max(PLAYERS),
    pending: seenPendingSchema({ area: seenPlayer, question: seenQuestion, task, players: PLAYERS }),
    strips: z.array(strip.nullable()),
    decks: byDeck(z.array(card.nullable())),
  });
  const replay = replayOf({ game: 'city-of-rome', options, action, rows: ROWS, players: PLAYERS });
  return { options, action, state, view, replay };
}

// The component tables: the same shapes as `checkComponents` has, which also checks what the tables say of each other.

const upTo1000 = whole(0, 1000);
const atLeast1 = whole(1, 1000);
const id = z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be an id of small letters, digits and hyphens');
/** The bounds alone go into the JSON Schema: not everything that reads one knows the classes of Unicode. */
const line = z
  .string()
  .min(1)
  .max(1000)
  .refine((value) => /^[^\p{Cc}\p{Cs}]{1,500}$/u.test(value), 'must be a text of 1 to 500 characters');
const many = <Item extends z.ZodType>(item: Item, min = 1) => z.array(item).min(min).max(1000);

const setup = z.strictObject({
  rounds: atLeast1,
  emissariesPerPlayer: whole(1, 5),
  decks: z.array(z.enum(deckIds)).min(2).max(4),
  revealPerDeck: whole(1, 5),
  colors: z.array(z.enum(colorIds)).min(2).max(4),
  influenceCards: many(z.strictObject({ card: id, afterBuilding: atLeast1 }), 0),
});
const building = <C extends string, Fields extends z.ZodRawShape>(category: C, fields: Fields) =>
  z.strictObject({ id, category: z.literal(category), cost: whole(0, 5), stars: upTo1000, ...fields });
const yieldOf = z.strictObject({ coins: upTo1000, influence: upTo1000, brickToken: z.boolean() });
const temple = { building: id, points: upTo1000 };
const colored = z.strictObject({ color: z.enum(publicColors) });
const symbol = z.enum(symbolIds);
const side = z.tuple([symbol, symbol, symbol, symbol, symbol]);
const source = z.strictObject({ provenance: z.enum(provenances), source: line });

const components = z.strictObject({
  setups: z.strictObject({ 2: setup, 3: setup, 4: setup }),
  startingCoins: upTo1000,
  prices: z.strictObject({ coinsPerBrick: upTo1000, coinsPerCog: upTo1000, cogsToProduce: upTo1000 }),
  buildings: many(
    z.discriminatedUnion('category', [
      building('production', { produce: yieldOf }),
      building('residence', { value: z.literal(residenceValues) }),
      building('public', { publicKind: z.enum(publicKindIds), bonus: upTo1000 }),
      building('aqueduct', {}),
      building('temple', {}),
    ]),
  ),
  publicKinds: z.strictObject({ market: colored, arena: colored, school: colored, baths: colored }),
  temples: many(
    z.union([
      z.strictObject({ ...temple, when: z.strictObject({ count: z.enum(countables), atLeast: atLeast1 }) }),
      z.strictObject({ ...temple, per: z.enum(countables), each: atLeast1 }),
    ]),
    0,
  ),
  cards: many(z.strictObject({ id, deck: z.enum(deckIds), building: id })),
  startingBuildings: many(z.strictObject({ id, color: z.enum(colorIds), building: id })),
  startingLayout: z.array(z.strictObject({ building: id, x: whole(0, 1), y: whole(0, 0) })).length(2),
  influenceCards: many(z.strictObject({ id, value: upTo1000 }), 0),
  aqueductPoints: many(upTo1000),
  scoring: z.strictObject({ pointsPerCoin: upTo1000, influencePerPoint: atLeast1, citySide: whole(2, 6) }),
  strips: many(z.strictObject({ id, sideA: side, sideB: side })),
  provenance: z.strictObject({
    setups: source,
    startingCoins: source,
    prices: source,
    buildings: source,
    publicKinds: source,
    temples: source,
    cards: source,
    startingBuildings: source,
    startingLayout: source,
    influenceCards: source,
    aqueductPoints: source,
    scoring: source,
    strips: source,
  }),
});

// What holds the schemas equal to types.ts, both ways; `readonly` and the suggested ids of buildings are all that may differ.

type Shapes = ReturnType<typeof shapesOf>;
type Agrees<S extends z.ZodType, T> = Equal<Immutable<z.infer<S>>, Immutable<T>>;
type Both<A, B> = A extends B ? (B extends A ? true : false) : false;
true satisfies Agrees<Shapes['options'], Options>;
true satisfies Agrees<Shapes['action'], Action>;
true satisfies Agrees<Shapes['state'], MutableState>;
true satisfies Agrees<Shapes['view'], View>;
true satisfies Agrees<Shapes['replay'], Replay<CityOfRome>>;
true satisfies Both<Immutable<z.infer<typeof components>>, Components>;

export type { Kind } from '@ludi-romani/core/schemas';
export type Schemas = Doors<CityOfRome, Components>;

/** The schemas and doors for other components than the printed ones. Throws InvalidValueError `invalid-components`. */
export function schemasFor(given: Components): Schemas {
  const own = parseComponents(given);
  const table = catalog(own);
  return doorsOf({
    engine: defineGame<CityOfRome>(rules(table)),
    title: 'City of Rome',
    shapes: { ...shapesOf(own), components },
    checkComponents,
    invariants: (state) => broken(table, state),
    limits: LIMITS,
  });
}

/** Tables that the game can be played with, or InvalidValueError `invalid-components`. */
export function parseComponents(given: unknown): Components {
  const tables = parseWith(components, 'invalid-components', given, LIMITS);
  const problems = checkComponents(tables);
  if (problems.length > 0) throw invalid('invalid-components', problems);
  return tables;
}

export const {
  optionsSchema,
  actionSchema,
  stateSchema,
  viewSchema,
  replaySchema,
  componentsSchema,
  parseOptions,
  parseAction,
  parseState,
  parseView,
  parseReplay,
  validateState,
  invariants,
  jsonSchemas,
} = schemasFor(standardComponents);
