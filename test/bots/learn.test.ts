/** Tests of the parts of learning: the encoder of views, fitting, and models. */
import {
  encoder,
  type GameSchemas,
  type JsonSchema,
  learned,
  type Model,
  parseModel,
  schemaFrom,
  schemasOfRandomGames,
  wilson,
} from '@ludi-romani/bots/learn';
import { describe, expect, test } from 'vitest';
import { exponential, softmax } from '../../packages/bots/src/learn/exact';
import { fitLinear, SparseRows } from '../../packages/bots/src/learn/regression';
import { harvest } from './toys';

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
function numbersOf(schema: JsonSchema, value: object, options: Parameters<typeof encoder>[1]) {
  const { features, encode } = encoder(schema, options);
  const numbers = encode(value);
  expect(numbers.length).toBe(features.length);
  return Object.fromEntries(features.flatMap(({ name }, i) => (numbers[i] === 0 ? [] : [[name, numbers[i]]])));
}

describe('encoder', () => {
  test('makes numbers of all kinds of values, with names', () => {
    expect(numbersOf(viewSchema, view, { players: 3 })).toEqual({
      'phase=night': 1,
      round: 0.25,
      supply: 3,
      // seats from the viewer on: seat 0 is next after seat 2
      'first=1': 1,
      'owner=0': 1,
      sold: 1,
      'offer.length': 0.3,
      'offer=axe': 1,
      'offer=bow': 2,
      'rows.0=null': 1,
      'rows.1=cup': 1,
      'rows.length': 1,
      'rows=cup': 1,
      'rows=null': 1,
      'pair.0': 1,
      'pair.1': 0.75,
      'goods.wine': 1,
      'players.0.coins': 1,
      'players.1.coins': 0.05,
      'players.2.coins': 0.1,
      'pending.top.ask.buy.player=0': 1,
      'pending.top.ask.buy.item=cup': 1,
      'pending.top.ask=buy': 1,
      'pending.length': 0.2,
      'pending.ask=buy': 1,
      'pending.do=end': 1,
    });
  });

  test('adds up what the component tables print on things', () => {
    const numbers = numbersOf(viewSchema, view, { players: 3, components });
    expect(numbers).toMatchObject({ 'offer:cost': 13, 'offer:kind=tool': 3, 'offer:sharp': 1, 'rows.1:cost': 2, 'rows:kind=ware': 1 }); // biome-ignore format: one line
  });

  test('every number has a name and stays in its range', () => {
    const { features, encode } = encoder(viewSchema, { players: 3, components });
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
    encode(view).forEach((number, i) => {
      expect(number).toBeGreaterThanOrEqual(features[i]?.low ?? 0);
      expect(number).toBeLessThanOrEqual(features[i]?.high ?? 0);
    });
  });

  test('writes into a given vector, and encodes only some parts', () => {
    const whole = encoder<object>(viewSchema, { players: 3, components });
    const names = ['offer=bow', 'players.2.coins', 'pending.top.ask.buy.item:cost', 'rows.1=cup'];
    const part = whole.only(names);
    expect(part.features.length).toBeLessThan(10);
    const out = new Float32Array(part.features.length).fill(7);
    expect(part.encode(view, out)).toBe(out);
    const all = whole.encode(view);
    part.features.forEach(({ name }, i) => {
      expect(out[i]).toBeCloseTo(all[whole.features.findIndex((each) => each.name === name)] ?? Number.NaN, 6);
    });
    expect(names.every((name) => part.features.some((each) => each.name === name))).toBe(true);
    expect(whole.only(['nothing']).features).toEqual([]);
  });

  test('encodes actions by their type, without their player', () => {
    const schema: JsonSchema = {
      $defs: { seat: SEAT },
      oneOf: [
        { type: 'object', properties: { type: { const: 'buy' }, player: seat, item: id } },
        { type: 'object', properties: { type: { const: 'give' }, player: seat, item: id, to: seat } },
      ],
    };
    const action = { type: 'give', player: 1, item: 'axe', to: 0 };
    expect(numbersOf(schema, action, { players: 2 })).toEqual({ 'type=give': 1, 'give.item=axe': 1, 'give.to=1': 1 });
  });

  test('ignores values that do not fit', () => {
    expect(numbersOf(viewSchema, { viewer: 'spectator', phase: 3, offer: 'axe', players: 4, owner: 9 }, { players: 3 })).toEqual({}); // biome-ignore format: one line
  });
});

test('a schema is made from examples', () => {
  const first = { phase: 'b', list: [1, 2], player: 0, pending: [{ ask: 'x', n: 1 }, { ask: 'y' }] };
  const schema = schemaFrom([first, { phase: 'a', list: [3, 4], player: 1, pending: [], extra: null }]);
  expect(schema.properties?.phase).toEqual({ type: 'string', enum: ['a', 'b'] });
  expect(schema.properties?.list).toEqual({ type: 'array', items: { type: 'integer', minimum: 1, maximum: 4 }, minItems: 2, maxItems: 2 }); // biome-ignore format: one line
  expect(schema.properties?.pending?.items).toMatchObject({ anyOf: [{ properties: { ask: { const: 'x' } } }, {}] });
  expect(schema.required).not.toContain('extra');
  expect(schemaFrom([first])).toEqual(schemaFrom([structuredClone(first)]));
});

test('a regression finds the features of a function, with products of the factor', () => {
  const rows = new SparseRows();
  const factor: number[] = [];
  const target: number[] = [];
  for (let i = 0; i < 600; i++) {
    const numbers = Array.from({ length: 12 }, (_, j) => (i * (2 * j + 3) ** 2) % (j + 5));
    const f = (i % 20) / 20;
    rows.add(numbers);
    factor.push(f);
    target.push(3 + 2 * (numbers[4] ?? 0) - 5 * f * (numbers[7] ?? 0));
  }
  const { constant, weights, explained } = fitLinear(
    { rows, columns: 12, target, factor, results: 1e6, folds: 3, foldOf: (row) => row % 3 },
    6,
  );
  expect(constant).toBeCloseTo(3, 1);
  expect(weights.get(4)).toBeCloseTo(2, 2);
  expect(weights.get(12 + 7)).toBeCloseTo(-5, 2);
  expect(explained).toBeGreaterThan(0.999);
});

test('the exact functions are near the usual ones', () => {
  for (const x of [-8, -1, 0, 0.5, 3]) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 1);
  expect(exponential(-100)).toBeGreaterThan(0);
  expect(softmax([0, 1, 1]).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  expect(wilson(60, 100)).toEqual({ mean: 0.6, low: expect.closeTo(0.502, 3), high: expect.closeTo(0.691, 3) });
});

const schemas: GameSchemas = schemasOfRandomGames(harvest, { players: 2, seed: '' });
const model: Model = {
  format: 'ludi-romani/model/1',
  game: 'harvest',
  rulesVersion: '1',
  options: { players: 2 },
  seed: 's',
  games: 1,
  version: 1,
  gate: null,
  exploration: 0.5,
  playoutPlies: 0,
  progress: { '1': 0, round: 1 },
  value: { '1': 1, 'players.0.fields': 2, 'players.0.fields*progress': -2, 'points.1.purse': 4, 'players.1.points': 1 },
  spread: { '1': 8, progress: -6 },
  prior: { 'type=reap': 1, 'type=reap*players.0.fields': 0.5, 'type=reap*points.0.purse': 0.3 },
};

describe('a model', () => {
  test('is plain JSON, and anything else is rejected with the field', () => {
    expect(parseModel(JSON.parse(JSON.stringify(model)))).toEqual(model);
    const wrong: [object, string][] = [
      [{ format: 'x' }, 'format'],
      [{ value: { a: '1' } }, 'value.a'],
      [{ prior: [] }, 'prior'],
      [{ gate: {} }, 'gate'],
      [{ seed: 1 }, 'seed'],
      [{ options: {} }, 'options.players'],
      [{ exploration: -1 }, 'exploration'],
      [{ more: 1 }, 'more'],
    ];
    for (const [change, path] of wrong) expect(() => parseModel({ ...model, ...change }), path).toThrow(path);
    for (const given of [null, 3, 'x', []]) expect(() => parseModel(given)).toThrow();
  });

  test('of another game, rules version or feature is rejected', () => {
    const use = (change: object) => () => learned(harvest, schemas, { ...model, ...change });
    expect(use({})).not.toThrow();
    expect(use({ game: 'cups' })).toThrow('model.game');
    expect(use({ rulesVersion: '2' })).toThrow('model.rulesVersion');
    expect(use({ value: { sheep: 1 } })).toThrow('sheep');
    expect(use({ prior: { 'type=sow': 1 } })).toThrow('type=sow');
  });

  test('computes points and priors from the view of each seat alone', () => {
    const { prospects, prior } = learned(harvest, schemas, model);
    const state = harvest.clone(harvest.initialState({ players: 2, seed: 'purses' }));
    const other = harvest.clone(state);
    const [, rival] = other.players;
    if (rival === undefined) throw new Error('two players');
    rival.purse = (rival.purse + 1) % 5;
    expect(prospects(other)[0]).toBe(prospects(state)[0]);
    expect(prospects(other)[1]).not.toBe(prospects(state)[1]);
    const legal = harvest.legalActions(state, 0);
    expect(prior(other, 0, legal)).toEqual(prior(state, 0, legal));
    // own points now, and a weight for each field left
    const purse = state.players[0]?.purse ?? 0;
    const fields = schemas.view.properties?.players?.items;
    expect(fields).toBeDefined();
    state.round = 8;
    expect(prospects(state)[0]).toBeCloseTo(purse + 1 + 0, 9);
  });
});
