/** The whole vocabulary as zod schemas, and a door for each kind of value that comes from a stranger. Needs zod. */
import { defineGame, type Immutable, InvalidValueError, type Replay } from '@ludi-romani/core';
import {
  chanceStateSchema,
  type Doors,
  doorsOf,
  type Equal,
  exactly,
  idOf,
  idsOf,
  optionsSchema as optionsOf,
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
  areaIds,
  type Components,
  checkComponents,
  colorIds,
  currencies,
  playerCounts,
  provenances,
  sides,
  standardComponents,
  villaColors,
} from './components';
import { catalog } from './components/catalog';
import { options as optionChecks } from './options';
import { rules } from './rules';
import { invariants as broken } from './soundness/invariants';
import type { Action, Aquileia, MutableState, Options, Row, View } from './types';

/** How much of a state, view or action is read: a state has some 300 values. */
const LIMITS = { values: 10_000 };
const PLAYERS = Math.max(...playerCounts);
const ROWS = ['pecunia', 'arena', 'forum', 'portus', 'laurels', 'villas'] as const satisfies readonly Row[];

/** The schemas of everything but components, with the ids that these tables define. */
function shapesOf(components: Components) {
  const tables = catalog(components);
  const seat = seatSchema(PLAYERS);
  const { ask, work, act } = vocabulary(seat);
  const amount = whole(0, 1e6);
  const currency = z.enum(currencies);
  const purse = z.strictObject({ bronze: amount, silver: amount, gold: amount });
  const space = idOf(idsOf(tables.spaces), 'no space is called so');
  const site = idOf(idsOf(tables.sites), 'no site is called so');
  const handCard = idOf(idsOf(tables.handCards), 'no slave, horse or weapon card is called so');
  const stadiumCard = idOf(idsOf(tables.stadiumCards), 'no stadium card is called so');
  const theatreCard = idOf(idsOf(components.theatreCards), 'no theatre card is called so');
  const hand = exactly(idsOf(tables.handCards), amount);
  const contest = z.enum(['arena', 'stadium']);

  const open = {
    color: z.enum(colorIds),
    coins: purse,
    points: z.strictObject({ pecunia: amount, arena: amount, forum: amount, portus: amount }),
    henchmen: amount,
    houses: amount,
    passed: z.boolean(),
    theatre: z.array(theatreCard),
  };
  const player = z.strictObject({ ...open, hand });
  const seenPlayer = z.strictObject({ ...open, hand: hand.nullable() });
  const race = { faceUp: stadiumCard, winner: seat.nullable(), second: seat.nullable(), kept: stadiumCard.nullable() };
  const table = {
    round: whole(1, 1000),
    startPlayer: seat,
    track: z.array(seat),
    spaces: exactly(idsOf(tables.spaces), seat.nullable()),
    sites: exactly(idsOf(tables.sites), seat.nullable()),
    harbour: purse,
    bank: purse,
    market: z.array(handCard.nullable()),
    discards: hand,
    stadiumCard: stadiumCard.nullable(),
    blueDice: z.strictObject({ owner: seat.nullable(), left: amount }),
    strengths: z.array(amount.nullable()),
    auction: z
      .strictObject({
        card: theatreCard,
        auctioneer: seat,
        bid: purse,
        bidder: seat.nullable(),
        stillIn: z.array(seat),
      })
      .nullable(),
  };

  const simple = [
    ask('placement', {}),
    ask('exchange', { first: z.boolean() }),
    ask('market-card', { space }),
    ask('slaves', { space }),
    ask('cards', { contest, last: handCard.nullable() }),
    ask('blue-dice', {}),
    ask('arena-reward', {}),
    ask('bid', {}),
    ask('build', { space, left: amount }),
    ask('harbour', { currency }),
  ] as const;
  const drawn = z.strictObject({ drawn: stadiumCard });
  const question = z.discriminatedUnion('ask', [...simple, ask('stadium-card', { secret: drawn })]);
  const seenQuestion = z.discriminatedUnion('ask', [...simple, ask('stadium-card', { secret: drawn.exactOptional() })]);
  const task = z.discriminatedUnion('do', [
    work('lay-out', {}),
    work('round', { round: whole(1, 1000) }),
    work('placement', { player: seat }),
    z.strictObject({ do: z.enum(areaIds) }),
    work('dolus', { player: seat }),
    work('potentia', { player: seat }),
    work('return', { spaces: z.array(space) }),
    work('arena-dice', {}),
    work('arena-reward', {}),
    work('stadium-dice', {}),
    work('stadium-reward', {}),
    work('end-of-contest', { contest }),
    work('auction', { player: seat }),
    work('bidding', { player: seat }),
    work('build', { player: seat, space, left: amount }),
    work('latro', { player: seat }),
    work('harbour', { player: seat, currency }),
    work('end-of-round', {}),
  ]);

  const action = z.discriminatedUnion('type', [
    act('place-henchman', { space }),
    act('place-crest', {}),
    act('pass-placement', {}),
    act('exchange', { exchange: idOf(idsOf(components.exchanges), 'no exchange is called so') }),
    act('finish-exchange', {}),
    act('buy-market-card', { space }),
    act('decline-market-card', { space }),
    act('buy-slaves', { space, count: amount }),
    act('play-card', { card: handCard }),
    act('finish-cards', {}),
    act('roll-blue-dice', { count: amount }),
    act('choose-arena-reward', { reward: z.enum(['points', 'slave']) }),
    act('keep-stadium-card', { keep: z.enum(['face-up', 'drawn']) }),
    act('bid', { add: currency }),
    act('drop-out', {}),
    act('build', { site, slaves: z.strictObject({ single: amount, double: amount }) }),
    act('decline-build', {}),
    act('pay-harbour', {}),
    act('decline-harbour', {}),
  ]);

  const options = optionsOf(
    {
      players: z.literal(playerCounts),
      seed: seedSchema,
      colors: z.array(z.enum(colorIds)).exactOptional(),
    },
    optionChecks(components),
  );
  const state = z.strictObject({
    ...table,
    players: z.array(player).min(2).max(PLAYERS),
    pending: pendingSchema({ area: player, question, task }),
    chance: chanceStateSchema,
    decks: z.strictObject({
      slaves: z.array(handCard),
      equi: z.array(handCard),
      stadium: z.array(stadiumCard),
      theatre: z.array(theatreCard),
    }),
    races: z.array(z.strictObject({ ...race, given: stadiumCard })),
  });
  const view = z.strictObject({
    ...table,
    viewer: viewerSchema(PLAYERS),
    players: z.array(seenPlayer).min(2).max(PLAYERS),
    pending: seenPendingSchema({ area: seenPlayer, question: seenQuestion, task, players: PLAYERS }),
    decks: z.strictObject({ slaves: amount, equi: amount, stadium: amount, theatre: amount }),
    races: z.array(z.strictObject({ ...race, given: stadiumCard.nullable() })),
  });
  const replay = replayOf({ game: 'aquileia', options, action, rows: ROWS, players: PLAYERS });
  return { options, action, state, view, replay };
}

// The component tables: the same shapes as `checkComponents` has, which also checks what the tables say of each other.

const few = whole(0, 20);
const upTo1000 = whole(0, 1000);
const atLeast1 = whole(1, 1000);
const id = z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be an id of small letters, digits and hyphens');
/** The bounds alone go into the JSON Schema: not everything that reads one knows the classes of Unicode. */
const line = z
  .string()
  .min(1)
  .max(500)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'must have no control characters or half characters');
const list = <Item extends z.ZodType>(item: Item, max = 1000, min = 0) => z.array(item).min(min).max(max);
const coins = z.strictObject({ bronze: few, silver: few, gold: few });
const cost = z.strictObject({ ...coins.shape, slaves: few });
const coin = z.enum(currencies);
const color = z.enum(villaColors);
const card = <Fields extends z.ZodRawShape>(fields: Fields) => z.strictObject({ id, count: atLeast1, ...fields });
const spaceOf = <A extends string, Fields extends z.ZodRawShape>(action: A, fields: Fields) =>
  z.strictObject({ id, action: z.literal(action), ...fields });
const rewards = list(upTo1000, 100);
const source = z.strictObject({ provenance: z.enum(provenances), source: line });

const tableShapes = {
  numbers: z.strictObject({
    rounds: whole(1, 20),
    henchmenPerPlayer: whole(1, 20),
    housesPerPlayer: few,
    startCoins: coins,
    redDice: few,
    blueDice: few,
    dolusDice: few,
    latroDice: few,
    pecuniaPoints: upTo1000,
    arenaPointsPerStrength: upTo1000,
    marketPrice: coins,
    marketSlots: whole(1, 20),
  }),
  coinSupply: z.strictObject({ bronze: upTo1000, silver: upTo1000, gold: upTo1000 }),
  die: list(coin, 100, 1),
  playerColors: list(z.enum(colorIds), 5, 5),
  slaveCards: list(card({ slaves: z.literal([1, 2]) }), 2, 2),
  equiCards: list(
    card({ kind: z.enum(['horse', 'weapon']), side: z.enum(sides).nullable(), strength: upTo1000 }),
    1000,
    1,
  ),
  laurelCards: list(card({ points: upTo1000 })),
  colorCards: list(card({ color })),
  theatreCards: list(card({ colors: z.tuple([color, color]) })),
  mercatus: list(
    z.discriminatedUnion('action', [
      z.strictObject({ id, action: z.enum(['dolus', 'pecunia', 'potentia']) }),
      spaceOf('equi', { slot: whole(0, 19), bonusCard: z.boolean() }),
      spaceOf('servi', { currency: coin, coinsPerCard: few, maxCards: few }),
    ]),
    100,
  ),
  arena: list(spaceOf('arena', { strength: atLeast1 }), 100),
  stadium: list(spaceOf('stadium', { side: z.enum(sides), strength: atLeast1 }), 100),
  theatrum: list(spaceOf('theatrum', {}), 1),
  forum: list(spaceOf('forum', { builds: whole(1, 20), scoresValue: z.boolean() }), 100),
  portus: list(z.discriminatedUnion('action', [spaceOf('latro', {}), spaceOf('portus', { currency: coin })]), 100),
  exchanges: list(z.strictObject({ id, give: coin, giveCount: atLeast1, get: coin, getCount: atLeast1 }), 100),
  arenaRewards: rewards,
  stadiumRewards: rewards,
  villas: list(z.strictObject({ id, kind: z.literal('villa'), color, value: upTo1000, cost }), 200),
  workshops: list(z.strictObject({ id, kind: z.literal('workshop'), points: upTo1000, cost }), 200),
  banks: list(z.strictObject({ id, kind: z.literal('bank'), coins, cost }), 200),
};
type Table = keyof typeof tableShapes;
const sources = Object.fromEntries(Object.keys(tableShapes).map((table) => [table, source])) as Record<
  Table,
  typeof source
>;
const components = z.strictObject({ ...tableShapes, provenance: z.strictObject(sources) });

// What holds the schemas equal to types.ts, both ways; `readonly` is all that may differ.

type Shapes = ReturnType<typeof shapesOf>;
type Agrees<S extends z.ZodType, T> = Equal<Immutable<z.infer<S>>, Immutable<T>>;
true satisfies Agrees<Shapes['options'], Options>;
true satisfies Agrees<Shapes['action'], Action>;
true satisfies Agrees<Shapes['state'], MutableState>;
true satisfies Agrees<Shapes['view'], View>;
true satisfies Agrees<Shapes['replay'], Replay<Aquileia>>;
true satisfies Agrees<typeof components, Components>;

export type { Kind } from '@ludi-romani/core/schemas';
export type Schemas = Doors<Aquileia, Components>;

/** The schemas and doors for other components than the standard ones. Throws InvalidValueError `invalid-components`. */
export function schemasFor(given: Components): Schemas {
  const problems = checkComponents(given);
  if (problems.length > 0) throw new InvalidValueError('invalid-components', problems);
  const tables = catalog(given);
  return doorsOf({
    engine: defineGame<Aquileia>(rules(tables)),
    title: 'Aquileia',
    shapes: { ...shapesOf(given), components },
    checkComponents,
    invariants: (state) => broken(tables, state),
    limits: LIMITS,
  });
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
  parseComponents,
  validateState,
  invariants,
  jsonSchemas,
} = schemasFor(standardComponents);
