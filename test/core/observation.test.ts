/** Tests of observations: the features of a schema, and the reader of their numbers. */
import { compile, featuresOf, type JsonSchema, type ObservationOptions, observationOf } from '@ludi-romani/core/observation'; // biome-ignore format: one line
import { describe, expect, test } from 'vitest';

const SEAT: JsonSchema = { type: 'integer', minimum: 0, maximum: 3 };
const seat: JsonSchema = { $ref: '#/$defs/seat' };
const id: JsonSchema = { type: 'string', enum: ['axe', 'bow', 'cup'] };

/** A view with every kind of value. */
const viewSchema: JsonSchema = {
  $defs: { seat: SEAT },
  type: 'object',
  properties: {
    phase: { enum: ['day', 'night'] },
    round: { type: 'integer', minimum: 1, maximum: 5 },
    supply: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    first: seat,
    owner: { anyOf: [seat, { const: 'bank' }, { type: 'null' }] },
    sold: { type: 'boolean' },
    offer: { type: 'array', items: id },
    rows: { type: 'array', minItems: 2, maxItems: 2, items: { anyOf: [id, { type: 'null' }] } },
    pair: { type: 'array', prefixItems: [{ type: 'boolean' }, { type: 'integer', minimum: 0, maximum: 4 }] },
    goods: { type: 'object', propertyNames: { enum: ['wheat', 'wine'] }, additionalProperties: { type: 'integer', minimum: 0, maximum: 5 } }, // biome-ignore format: one line
    viewer: seat,
    players: {
      type: 'array',
      items: { type: 'object', properties: { coins: { type: 'integer', minimum: 0, maximum: 20 } } },
    },
    pending: {
      type: 'array',
      items: {
        oneOf: [
          { type: 'object', properties: { ask: { const: 'buy' }, player: seat, item: id } },
          { type: 'object', properties: { ask: { const: 'pass' }, player: seat } },
          { type: 'object', properties: { do: { const: 'end' } } },
        ],
      },
    },
  },
};
const view = {
  phase: 'night',
  round: 2,
  supply: 30,
  first: 0,
  owner: 2,
  sold: true,
  offer: ['bow', 'axe', 'bow'],
  rows: [null, 'cup'],
  pair: [true, 3],
  goods: { wine: 5 },
  viewer: 2,
  players: [{ coins: 1 }, { coins: 2 }, { coins: 20 }],
  pending: [{ do: 'end' }, { ask: 'buy', player: 2, item: 'cup' }],
};
const components = {
  items: [
    { id: 'axe', cost: 3, kind: 'tool', sharp: true },
    { id: 'bow', cost: 5, kind: 'tool', sharp: false },
    { id: 'cup', cost: 2, kind: 'ware', sharp: false },
  ],
};

/** Returns the numbers that are not 0, by name. */
function numbersOf(schema: JsonSchema, value: object, options: ObservationOptions) {
  const { size, features, encode } = observationOf(schema, options);
  const numbers = encode(value);
  expect(numbers.length).toBe(size);
  features.forEach(({ name, low, high }, i) => {
    if (!((numbers[i] ?? Number.NaN) >= low && (numbers[i] ?? Number.NaN) <= high))
      throw new Error(`${name} is ${numbers[i]}, not ${low} to ${high}`);
  });
  return Object.fromEntries(features.flatMap(({ name }, i) => (numbers[i] === 0 ? [] : [[name, numbers[i]]])));
}

const namesOf = (schema: JsonSchema, options: ObservationOptions): string[] =>
  featuresOf(schema, options).map(({ name }) => name);

describe('an observation', () => {
  test('has numbers of all kinds of values, with names', () => {
    expect(numbersOf(viewSchema, view, { players: 3 })).toEqual({
      'phase=night': 1,
      round: 2,
      supply: 30,
      // seats from the viewer on: seat 0 is next after seat 2
      'first@1': 1,
      'owner@0': 1,
      sold: 1,
      'offer.length': 3,
      'offer=axe': 1,
      'offer=bow': 2,
      'rows.0=null': 1,
      'rows.1=cup': 1,
      'rows.length': 2,
      'rows=cup': 1,
      'rows=null': 1,
      'pair.0': 1,
      'pair.1': 3,
      'goods.wine': 5,
      'players.0.coins': 20,
      'players.1.coins': 1,
      'players.2.coins': 2,
      'pending.top.ask.buy.player@0': 1,
      'pending.top.ask.buy.item=cup': 1,
      'pending.top.ask=buy': 1,
      'pending.length': 2,
      'pending.ask=buy': 1,
      'pending.do=end': 1,
    });
  });

  test('adds up what the component tables print on things', () => {
    const numbers = numbersOf(viewSchema, view, { players: 3, components });
    expect(numbers).toMatchObject({ 'offer:cost': 13, 'offer:kind=tool': 3, 'offer:sharp': 1, 'rows.1:cost': 2, 'rows:kind=ware': 1 }); // biome-ignore format: one line
  });

  test('has different names, and ranges that include 0', () => {
    const features = featuresOf(viewSchema, { players: 3, components });
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
    for (const { low, high } of features) {
      expect(low).toBeLessThanOrEqual(0);
      expect(high).toBeGreaterThan(0);
    }
    expect(features).toContainEqual({ name: 'round', low: 0, high: 5 });
    expect(features).toContainEqual({ name: 'rows:cost', low: 0, high: 10 });
    expect(features).toContainEqual({ name: 'offer.length', low: 0, high: Number.POSITIVE_INFINITY });
  });

  test('has short lists of fixed length by place', () => {
    expect(namesOf(viewSchema, { players: 3 })).toContain('rows.1=cup');
    expect(namesOf(viewSchema, { players: 3, places: 7 })).not.toContain('rows.1=cup');
    expect(namesOf(viewSchema, { players: 3, places: 8 })).toContain('rows.1=cup');
  });

  test('of an action has its type and fields, without its player', () => {
    const schema: JsonSchema = {
      $defs: { seat: SEAT },
      oneOf: [
        { type: 'object', properties: { type: { const: 'buy' }, player: seat, item: id } },
        { type: 'object', properties: { type: { const: 'give' }, player: seat, item: id, to: seat } },
      ],
    };
    const action = { type: 'give', player: 1, item: 'axe', to: 0 };
    const numbers = { 'type=give': 1, 'type.give.item=axe': 1, 'type.give.to@1': 1 };
    expect(numbersOf(schema, action, { players: 2 })).toEqual(numbers);
  });

  test('ignores values that do not fit', () => {
    expect(numbersOf(viewSchema, { viewer: 'spectator', phase: 3, offer: null, players: 4, owner: 9 }, { players: 3 })).toEqual({}); // biome-ignore format: one line
  });
});

/** Returns the schema of a view with one more field. */
const withField = (field: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { viewer: SEAT, field },
});
const numbersIn = (field: JsonSchema, value: unknown) =>
  numbersOf(withField(field), { viewer: 0, field: value }, { players: 2 });
const count: JsonSchema = { type: 'integer', minimum: -9, maximum: 9 };
const object = (properties: JsonSchema['properties'] & object): JsonSchema => ({ type: 'object', properties });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

describe('a name', () => {
  test('tells the items of a list from the list', () => {
    expect(numbersIn(listOf(listOf(id)), [['axe', 'bow'], [], ['axe']])).toEqual({
      'field.length': 3,
      'field.each.length': 3,
      'field.each=axe': 2,
      'field.each=bow': 1,
    });
    const beam = object({ length: count, wood: id });
    expect(numbersIn(listOf(beam), [{ length: 4, wood: 'axe' }, { length: 3 }])).toEqual({
      'field.length': 2,
      'field.each.length': 7,
      'field.each.wood=axe': 1,
    });
    expect(numbersIn(object({ length: count, 2: count, each: count }), { length: 4, 2: 3, each: 1 })).toEqual({
      'field.length': 4,
      'field.2': 3,
      'field.each': 1,
    });
  });

  test('may have parts and words with any sign', () => {
    const odd = object({ 'a.b=c': { enum: ['x*y', 'x:y', '%2A'] }, 'd@1': count });
    expect(numbersIn(odd, { 'a.b=c': 'x*y', 'd@1': 2 })).toEqual({ 'field.a%2Eb%3Dc=x%2Ay': 1, 'field.d%401': 2 });
    expect(numbersIn(odd, { 'a.b=c': '%2A' })).toEqual({ 'field.a%2Eb%3Dc=%252A': 1 });
  });

  test('has numbers, flags and nothing as words', () => {
    const words = { anyOf: [{ enum: [1, 'two', true] }, { type: 'null' }] };
    for (const [value, name] of [[1, '1'], ['two', 'two'], [true, 'true'], [null, 'null']]) // biome-ignore format: one line
      expect(numbersIn(words, value)).toEqual({ [`field=${name}`]: 1 });
  });

  test('of an alternative has its tag', () => {
    const kind = (tag: string) => object({ type: { const: tag }, count });
    const either = { anyOf: [kind('a'), kind('b'), object({ other: count }), object({ other: count, count })] };
    expect(numbersIn(either, { type: 'a', count: -3 })).toMatchObject({ 'field.type=a': 1, 'field.type.a.count': -3 });
    expect(numbersIn(either, { type: 'b', count: 2 })).not.toHaveProperty(['field.type.a.count']);
    expect(numbersIn(either, { other: 4 })).toEqual({ 'field.other': 4 });
    const nullable = { anyOf: [kind('a'), { type: 'null' }] };
    expect(numbersIn(nullable, null)).toEqual({ 'field=null': 1 });
    expect(numbersIn(nullable, { type: 'a', count: 2 })).toEqual({ 'field.type=a': 1, 'field.type.a.count': 2 });
  });

  test('of a list of seats counts them from the viewer on', () => {
    const schema = { ...withField(listOf(seat)), properties: { ...withField(listOf(seat)).properties, player: seat } };
    const seats = { ...schema, $defs: { seat: SEAT } };
    expect(numbersOf(seats, { viewer: 1, player: 2, field: [0, 0, 1] }, { players: 3 })).toEqual({
      'player@1': 1,
      'field.length': 3,
      'field@0': 1,
      'field@2': 2,
    });
  });
});

describe('while several players answer', () => {
  const frames: JsonSchema = {
    type: 'object',
    properties: {
      viewer: SEAT,
      pending: listOf({
        anyOf: [
          object({ ask: { const: 'buy' }, player: SEAT }),
          object({ ask: { const: 'sell' }, player: SEAT }),
          object({ simultaneous: listOf(listOf({})), open: listOf(SEAT) }),
        ],
      }),
    },
  };
  const together = {
    simultaneous: [
      [{ ask: 'buy', player: 0 }],
      [
        { ask: 'buy', player: 1 },
        { ask: 'sell', player: 1 },
      ],
      null,
    ],
    open: [1, 2],
  };
  const seen = (viewer: unknown) =>
    numbersOf(frames, { viewer, pending: [{ ask: 'sell', player: 2 }, together] }, { players: 3 });

  test('a viewer sees its own stack, and the seats that have not answered', () => {
    const shared = { 'pending.length': 2, 'pending.ask=sell': 1, 'pending.open.length': 2 };
    expect(seen(1)).toMatchObject({ ...shared, 'pending.top.ask=sell': 1, 'pending.top.ask.sell.player@0': 1 });
    expect(seen(0)).toMatchObject({ ...shared, 'pending.top.ask=buy': 1, 'pending.top.ask.buy.player@0': 1 });
    expect(Object.keys(seen(2)).filter((name) => name.startsWith('pending.top'))).toEqual([]);
  });
});

describe('compile', () => {
  const known = { players: 3, components };

  test('reads some features as the observation of all does', () => {
    const { features, encode } = observationOf(viewSchema, known);
    const numbers = new Map(features.map(({ name }, i) => [name, encode(view)[i]]));
    const names = ['offer=bow', 'pending.top.ask.buy.item:cost', 'players.2.coins', 'rows.1=cup', 'players.0.coins'];
    expect([...compile(names, known)(view)]).toEqual(names.map((name) => numbers.get(name)));
    for (const name of numbers.keys()) expect(compile([name], known)(view)[0], name).toBe(numbers.get(name));
  });

  test('writes into a given vector', () => {
    const read = compile(['round', 'sold'], known);
    const out = new Float32Array(3).fill(7);
    expect(read(view, out)).toBe(out);
    expect([...out]).toEqual([2, 1, 0]);
    expect(() => read(view, new Float32Array(1))).toThrow(RangeError);
  });

  test('reads 0 for what a value lacks', () => {
    expect([...compile(['nothing', 'a.b.c', 'offer.7=axe', '__proto__.x', 'constructor'], known)(view)]).toEqual([0, 0, 0, 0, 0]); // biome-ignore format: one line
    expect([...compile([], known)(view)]).toEqual([]);
  });

  test('rejects names that no value of the game can have', () => {
    for (const names of [['first@3'], ['first@'], ['first@x'], ['offer:weight'], ['round', 'round']])
      expect(() => compile(names, known), names[0]).toThrow(names[0]);
  });

  test('reads the areas of an action as any list', () => {
    const action = { type: 'swap', player: 1, players: [{ coins: 5 }, { coins: 7 }] };
    expect([...compile(['players.0.coins', 'players.length'], { players: 2 })(action)]).toEqual([5, 2]);
  });
});
