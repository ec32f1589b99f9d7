/** Zod schemas of the types of City of Rome, and a parser for each kind of untrusted input. Requires zod. */
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
import { colorIds, deckIds, fields, playerCounts, schoolDecks } from './components/ids';
import { type Components, shape, type Tables } from './components/shapes';
import { rules } from './rules';
import { type CityOfRome, rowIds } from './types';
import { invariants as brokenInvariants } from './validation/invariants';
import { options } from './words/options';

/** Returns the schemas of the game's types, with the ids that `tables` define. */
function parts(tables: Tables) {
  const { size, xs, ys } = catalog(tables).grid;
  const deckCards = idsOf(tables.cards);
  const starts = idsOf(tables.startingBuildings);

  const seat = seatSchema(Math.max(...playerCounts));
  const { ask, work, act } = vocabulary(seat);
  const deck = z.enum(deckIds);
  const schoolDeck = z.enum(schoolDecks);
  const field = z.literal(fields);
  const amount = whole(0, 1e9);
  const card = idOf(deckCards, 'must be the id of a deck card');
  const cityCard = idOf([...deckCards, ...starts], 'must be the id of a building card');
  const cards = z.array(card);
  const influenceCards = z.array(idOf(idsOf(tables.influenceCards), 'must be the id of an influence card'));
  const x = whole(Math.min(...xs), Math.max(...xs));
  const y = whole(Math.min(...ys), Math.max(...ys));

  const strip = z.strictObject({ id: idOf(idsOf(tables.strips), 'must be the id of a strip'), reversed: z.boolean() });
  const byDeck = <Cards extends z.ZodType>(of: Cards) => exactly(deckIds, of);

  const open = {
    color: z.enum(colorIds),
    coins: amount,
    influence: amount,
    influenceCards,
    hand: cards,
    secretLog: z.array(idOf([...deckIds, ...deckCards], 'must be a deck or the id of a deck card')),
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
    offer: cards,
    influenceOnTable: influenceCards,
    emissaries: z.array(seat.nullable()).length(fields.length),
    returnedBy: byDeck(z.array(seat)),
  };

  const simple = [
    ask('draft', {}),
    ask('emissary', {}),
    ask('take', {}),
    ask('turn', { field, built: z.boolean(), produced: z.boolean(), idle: z.array(whole(0, size - 1)) }),
    ask('pay', { card, need: whole(0, 1000) }),
    ask('place', { card }),
    ask('school-deck', { count: whole(0, 1000) }),
  ] as const;
  const drawn = z.strictObject({ drawn: cards });
  const school = { deck: schoolDeck, count: whole(0, 1000) };
  const asked = <Secret extends z.ZodType>(secret: Secret) =>
    z.discriminatedUnion('ask', [...simple, ask('keep', { ...school, secret }), ask('return', { ...school, secret })]);
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
    act('leave-out', { x, y }),
    act('produce', {}),
    act('end-turn', {}),
    act('pay-build', { tokens: z.array(z.strictObject({ x, y })) }),
    act('place-building', { x, y }),
    act('choose-school-deck', { deck: schoolDeck }),
    act('keep-card', { card }),
    act('return-card', { card }),
  ]);

  return {
    rows: rowIds,
    action,
    question: asked(drawn),
    seenQuestion: asked(optionalField(drawn)),
    task,
    area: player,
    seenArea: seenPlayer,
    table,
    hidden: { strips: z.array(strip).max(tables.strips.length), decks: byDeck(cards) },
    shown: { strips: z.array(strip.nullable()).max(tables.strips.length), decks: byDeck(z.array(card.nullable())) },
  };
}
null satisfies Disagreement<ReturnType<typeof parts>, CityOfRome>;

export type { Kind } from '@ludi-romani/core/schemas';
export interface Schemas extends GameSchemas<CityOfRome, Components> {}

/** Returns the schemas and parsers for other `components`. Throws InvalidValueError `invalid-components` if they are invalid. */
export const schemasFor: (components: Components) => Schemas = gameSchemas({
  title: 'City of Rome',
  options,
  limits: { values: 10_000 }, // a state has about 700 values
  shape,
  problemsOf: checkComponents,
  of: (components) => {
    const tables = catalog(components);
    return {
      engine: defineGame<CityOfRome>(rules(tables)),
      parts: parts(components),
      invariants: (state) => brokenInvariants(tables, state),
    };
  },
});

const printed = schemasFor(standardComponents);
export const { optionsSchema, actionSchema, stateSchema, viewSchema, replaySchema, componentsSchema }: Schemas =
  printed;
export const { parseOptions, parseAction, parseState, parseView, parseReplay, parseComponents }: Schemas = printed;
export const { problems, validateState, invariants, jsonSchemas }: Schemas = printed;
