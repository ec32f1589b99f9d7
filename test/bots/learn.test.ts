/** Tests of the parts of learning: schemas from examples, fitting, and models. */
import { learned, type Model, parseModel, schemaFrom, wilson } from '@ludi-romani/bots/learn';
import { describe, expect, test } from 'vitest';
import { exponential, logarithm, softmax } from '../../packages/bots/src/learn/exact';
import { fitLinear, SparseRows } from '../../packages/bots/src/learn/regression';
import { harvest } from './toys';

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
  for (const x of [1e-3, 0.2, 0.75, 1, 1.5, 7, 1e6]) expect(logarithm(x)).toBeCloseTo(Math.log(x), 3);
  expect(exponential(-100)).toBeGreaterThan(0);
  expect(softmax([0, 1, 1]).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  expect(wilson(60, 100)).toEqual({ mean: 0.6, low: expect.closeTo(0.502, 3), high: expect.closeTo(0.691, 3) });
});

const model: Model = {
  format: 'ludi-romani/model/2',
  game: 'harvest',
  rulesVersion: '1',
  components: harvest.componentsDigest(),
  options: { players: 2 },
  seed: 's',
  games: 1,
  version: 1,
  gate: null,
  isCorrection: false,
  exploration: 0.5,
  playoutPlies: 0,
  progress: { '1': 0, round: 0.125 },
  value: { '1': 1, 'players.0.fields': 2, 'players.0.fields*progress': -2, 'points.1.purse': 4, 'players.1.points': 1 },
  spread: { '1': 8, progress: -6 },
  prior: { 'type=reap': 1, 'type=reap*players.0.fields': 0.5, 'type=reap*points.0.purse': 0.3 },
};

describe('a model', () => {
  test('is plain JSON, and anything else is rejected with the field', () => {
    expect(parseModel(JSON.parse(JSON.stringify(model)))).toEqual(model);
    const wrong: [object, string][] = [
      [{ format: 'ludi-romani/model/1' }, 'format'],
      [{ format: 'ludi-romani/model/3' }, 'format'],
      [{ value: { a: '1' } }, 'value.a'],
      [{ prior: [] }, 'prior'],
      [{ gate: {} }, 'gate'],
      [{ isCorrection: 1 }, 'isCorrection'],
      [{ seed: 1 }, 'seed'],
      [{ options: {} }, 'options.players'],
      [{ exploration: -1 }, 'exploration'],
      [{ more: 1 }, 'more'],
    ];
    for (const [change, path] of wrong) expect(() => parseModel({ ...model, ...change }), path).toThrow(path);
    for (const given of [null, 3, 'x', []]) expect(() => parseModel(given)).toThrow();
  });

  test('of another game, rules version, seat or thing is rejected', () => {
    const use = (change: object) => () => learned(harvest, { ...model, ...change });
    expect(use({})).not.toThrow();
    expect(use({ game: 'cups' })).toThrow('model.game');
    expect(use({ rulesVersion: '2' })).toThrow('model.rulesVersion');
    expect(use({ components: 'x' })).toThrow('model.components');
    expect(use({ isCorrection: true })).toThrow('model.isCorrection');
    expect(use({ value: { 'first@2': 1 } })).toThrow('first@2');
    expect(use({ prior: { 'card:cost': 1 } })).toThrow('card:cost');
  });

  test('computes points and priors from the view of each seat alone', () => {
    const { prospects, prior } = learned(harvest, model);
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
    state.round = 8;
    expect(prospects(state)[0]).toBeCloseTo(purse + 1 + 0, 9);
  });
});
