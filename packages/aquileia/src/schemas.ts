/** Zod schemas of all types of Aquileia, and a parser for each kind of untrusted value. Needs zod. */
import { defineGame } from '@ludi-romani/core';
import {
  type Disagreement,
  exactly,
  type GameSchemas,
  gameSchemas,
  idOf,
  idsOf,
  optionalField,
  seatSchema,
  vocabulary,
  whole,
} from '@ludi-romani/core/schemas';
import * as z from 'zod/v4';
import { standardComponents } from './components';
import { catalog } from './components/catalog';
import { checkComponents } from './components/check';
import { areaIds, colorIds, currencies, playerCounts } from './components/ids';
import { type Components, shape, type Tables } from './components/shapes';
import { rules } from './rules';
import { type Aquileia, playRows, rowIds } from './types';
import { invariants as stateProblems } from './validation/invariants';
import { options } from './words/options';

/** Returns the schemas of the game's types, with the ids that the tables define. */
function parts(components: Tables) {
  const tables = catalog(components);
  const { numbers } = components;
  const most = Math.max(...playerCounts);
  const seat = seatSchema(most);
  const { ask, work, act } = vocabulary(seat);
  const amount = whole(0, 1e6);
  const currency = z.enum(currencies);
  const purse = exactly(currencies, amount);
  const space = idOf(idsOf(tables.spaces), 'unknown space');
  const site = idOf(idsOf(tables.sites), 'unknown site');
  const handCard = idOf(idsOf(tables.handCards), 'unknown slave, horse or weapon card');
  const slaveCard = idOf(idsOf(components.slaveCards), 'unknown slave card');
  const equiCard = idOf(idsOf(components.equiCards), 'unknown horse or weapon card');
  const stadiumCard = idOf(idsOf(tables.stadiumCards), 'unknown stadium card');
  const theatreCard = idOf(idsOf(components.theatreCards), 'unknown theatre card');
  const hand = exactly(idsOf(tables.handCards), amount);
  const contest = z.enum(['arena', 'stadium']);
  const round = whole(1, numbers.rounds);

  const open = {
    color: z.enum(colorIds),
    coins: purse,
    points: exactly(playRows, amount),
    henchmen: amount,
    houses: amount,
    passed: z.boolean(),
    bought: z.array(equiCard),
    theatre: z.array(theatreCard),
  };
  const player = z.strictObject({ ...open, hand });
  const handSize = exactly(['slaves', 'equi'], amount);
  const seenPlayer = z.strictObject({ ...open, hand: hand.nullable(), handSize });
  const race = { faceUp: stadiumCard, winner: seat.nullable(), second: seat.nullable(), kept: stadiumCard.nullable() };
  const table = {
    round,
    startPlayer: seat,
    track: z.array(seat).max(most),
    spaces: exactly(idsOf(tables.spaces), seat.nullable()),
    sites: exactly(idsOf(tables.sites), seat.nullable()),
    harbour: exactly(currencies, whole(0, 1)),
    bank: purse,
    market: z.array(equiCard.nullable()).max(numbers.marketSlots),
    discards: hand,
    stadiumCard: stadiumCard.nullable(),
    blueDice: z.strictObject({ owner: seat.nullable(), left: whole(0, numbers.blueDice) }),
    strengths: z.array(amount.nullable()).max(most),
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
    ask('exchange', { space, made: amount }),
    ask('market-card', { space }),
    ask('slaves', { space }),
    ask('cards', { contest, last: handCard.nullable() }),
    ask('blue-dice', {}),
    ask('arena-reward', {}),
    ask('bid', {}),
    ask('build', { space, left: amount }),
    ask('harbour', { space }),
  ] as const;
  const drawn = z.strictObject({ drawn: stadiumCard });
  const question = z.discriminatedUnion('ask', [...simple, ask('stadium-card', { secret: drawn })]);
  const seenQuestion = z.discriminatedUnion('ask', [...simple, ask('stadium-card', { secret: optionalField(drawn) })]);
  const task = z.discriminatedUnion('do', [
    work('lay-out', {}),
    work('round', { round }),
    work('placement', { player: seat }),
    z.strictObject({ do: z.enum(areaIds) }),
    work('dolus', { player: seat, space }),
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
    work('latro', { player: seat, space }),
    work('harbour', { player: seat, space }),
    work('end-of-round', {}),
  ]);

  const action = z.discriminatedUnion('type', [
    act('place-henchman', { space }),
    act('place-crest', {}),
    act('pass-placement', {}),
    act('exchange', { exchange: idOf(idsOf(components.exchanges), 'unknown exchange') }),
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

  const decks = {
    slaves: z.array(slaveCard),
    equi: z.array(equiCard),
    stadium: z.array(stadiumCard),
    theatre: z.array(theatreCard),
  };
  return {
    rows: rowIds,
    action,
    question,
    seenQuestion,
    task,
    area: player,
    seenArea: seenPlayer,
    table,
    hidden: {
      decks: z.strictObject(decks),
      races: z.array(z.strictObject({ ...race, given: stadiumCard })).max(numbers.rounds),
    },
    shown: {
      decks: exactly(Object.keys(decks) as (keyof typeof decks)[], amount),
      races: z.array(z.strictObject({ ...race, given: stadiumCard.nullable() })).max(numbers.rounds),
    },
  };
}
null satisfies Disagreement<ReturnType<typeof parts>, Aquileia>;

export type { Kind } from '@ludi-romani/core/schemas';
export interface Schemas extends GameSchemas<Aquileia, Components> {}

/** Returns the schemas and parsers for `components`. Throws InvalidValueError `invalid-components` if they are invalid. */
export const schemasFor: (components: Components) => Schemas = gameSchemas({
  title: 'Aquileia',
  options,
  limits: { values: 10_000 }, // a state has about 300 values
  shape,
  problemsOf: checkComponents,
  of: (components) => {
    const tables = catalog(components);
    return {
      engine: defineGame<Aquileia>(rules(tables)),
      parts: parts(components),
      invariants: (state) => stateProblems(tables, state),
    };
  },
});

const standard = schemasFor(standardComponents);
export const { optionsSchema, actionSchema, stateSchema, viewSchema, replaySchema, componentsSchema }: Schemas =
  standard;
export const { parseOptions, parseAction, parseState, parseView, parseReplay, parseComponents }: Schemas = standard;
export const { problems, validateState, invariants, jsonSchemas }: Schemas = standard;
