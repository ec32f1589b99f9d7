import { chanceState, InvalidOptionsError, InvalidValueError } from '@ludi-romani/core';
import {
  chanceStateSchema,
  check,
  type Equal,
  jsonSchemaOf,
  outcomeSchema,
  parseWith,
  pathText,
  savedSchema,
  schemasOf,
  seatSchema,
  viewerSchema,
  whole,
} from '@ludi-romani/core/schemas';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { engine } from './testing/tali';

test('pathText writes a path with fields and indexes', () => {
  expect(pathText(['actions', 3, 'card'])).toBe('actions[3].card');
  expect(pathText([0, 'x'])).toBe('[0].x');
  expect(pathText([])).toBe('');
});

/** The schemas of a minimal game with the options of a toy game. */
const { state, view, replay } = schemasOf(engine, {
  rows: ['cards', 'coins'],
  action: z.unknown(),
  question: z.strictObject({ ask: z.literal('pay'), player: whole(0, 1) }),
  seenQuestion: z.strictObject({ ask: z.literal('pay'), player: whole(0, 1) }),
  task: z.strictObject({ do: z.literal('round'), round: whole(1, 9) }),
  area: z.strictObject({}),
  seenArea: z.strictObject({ coins: whole(0, 9) }),
  table: {},
  hidden: {},
  shown: {},
});
const options = { players: 2, handSize: 2 };
const withPending = (pending: unknown) => ({ options, players: [{}, {}], pending, chance: chanceState('') });
const viewWithPending = (pending: unknown) => ({ viewer: 1, options, players: [{ coins: 1 }, { coins: 2 }], pending });

describe('check', () => {
  const schema = z.strictObject({ a: z.array(whole(0, 9)), of: z.enum(['x', 'y']) });

  test('reports every invalid path, up to ten', () => {
    const checked = check(schema, { a: [1, 10, 'two'], of: 'z', more: 1 });
    expect('problems' in checked && checked.problems.map(({ path }) => path)).toEqual(['a[1]', 'a[2]', 'of', 'more']);
    const many = check(schema, { a: Array(50).fill(-1), of: 'x' });
    expect('problems' in many && many.problems.length).toBe(10);
  });

  test('parseWith throws an error with the given code', () => {
    expect(() => parseWith(schema, 'invalid-view', {})).toThrow(InvalidValueError);
    expect(() => parseWith(schema, 'invalid-view', {})).toThrow(expect.objectContaining({ code: 'invalid-view' }));
    expect(() => parseWith(schema, 'invalid-options', 1n)).toThrow(InvalidOptionsError);
    expect(parseWith(schema, 'invalid-view', { a: [], of: 'x' })).toEqual({ a: [], of: 'x' });
  });

  test('reports the problems of the closest branch of a union', () => {
    const paths = (value: unknown) => {
      const checked = check(state, withPending(value));
      return 'problems' in checked ? checked.problems.map(({ path }) => path) : [];
    };
    expect(paths([{ ask: 'pay', player: 2 }])).toEqual(['pending[0].player']);
    expect(paths([{ do: 'round', round: 0 }])).toEqual(['pending[0].round']);
    const wrong = { simultaneous: [[{ ask: 'pay', player: 5 }]], opened: [], before: [{}] };
    expect(paths([wrong])).toEqual(['pending[0].simultaneous[0][0].player']);
    const right = { simultaneous: [[{ ask: 'pay', player: 1 }], []], opened: [[], []], before: [{}, {}] };
    expect(paths([right])).toEqual([]);
  });
});

describe('the schemas', () => {
  const accepts = (schema: z.ZodType, value: unknown) => 'value' in check(schema, value);

  test('accept seats and viewers of the game only', () => {
    expect([0, 3, 4, -1, 0.5, '0'].filter((value) => accepts(seatSchema(4), value))).toEqual([0, 3]);
    expect(['spectator', 1, 2, 'x'].filter((value) => accepts(viewerSchema(2), value))).toEqual(['spectator', 1]);
  });

  test('accept a generator with a key in lowercase and a counter from 0', () => {
    expect(accepts(chanceStateSchema, chanceState('seed'))).toBe(true);
    expect(accepts(chanceStateSchema, { key: 'A'.repeat(64), counter: 0 })).toBe(false);
    expect(accepts(chanceStateSchema, { key: 'a'.repeat(64), counter: -1 })).toBe(false);
  });

  test('accept an outcome with seats of the game and exactly its rows', () => {
    const schema = outcomeSchema(['coins', 'temples'], 2);
    const score = { total: 3, rows: { coins: 1, temples: 2 } };
    expect(accepts(schema, { ranking: [[1], [0]], scores: [score, score] })).toBe(true);
    expect(accepts(schema, { ranking: [[2]], scores: [score] })).toBe(false);
    expect(accepts(schema, { ranking: [], scores: [{ total: 3, rows: { coins: 3 } }] })).toBe(false);
    expect(accepts(schema, { ranking: [], scores: [{ total: 3, rows: { ...score.rows, more: 0 } }] })).toBe(false);
  });

  test('accept a replay of the game with ascending checkpoints', () => {
    const digest = '0'.repeat(64);
    const made = (...plies: number[]) => ({
      format: 'ludi-romani/replay/1',
      game: 'tali',
      rulesVersion: '1',
      components: digest,
      options: { players: 2, seed: '' },
      actions: [],
      checkpoints: plies.map((ply) => ({ ply, digest })),
      outcome: { ranking: [], scores: [] },
    });
    expect(accepts(replay, made(0, 1, 5))).toBe(true);
    expect(accepts(replay, made(1, 1))).toBe(false);
    expect(accepts(replay, { ...made(), game: 'h' })).toBe(false);
    expect(accepts(replay, { ...made(), commitment: 'x' })).toBe(false);
    expect(accepts(replay, { ...made(), options: { players: 2, seed: '', handSize: 3 } })).toBe(false);
  });

  test('accept the ending of an unfinished game, and texts about a game', () => {
    const digest = '0'.repeat(64);
    const unfinished = {
      ...{ format: 'ludi-romani/replay/1', game: 'tali', rulesVersion: '1', components: digest },
      ...{ options: { players: 2, seed: '' }, actions: [], checkpoints: [], outcome: null },
    };
    const more = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${i}`, 'x']));
    const good = [
      { ending: { by: 'agreement' } },
      { ending: { by: 'time', seat: 1 } },
      { about: { names: ['Livia', 'Gaius'], event: 'Ludi', round: '1', date: '2026-11-27', more: more(20) } },
      { about: {} },
    ];
    for (const fields of good) expect(accepts(replay, { ...unfinished, ...fields }), JSON.stringify(fields)).toBe(true);
    const bad = [
      { ending: { by: 'agreement', seat: 1 } },
      { ending: { by: 'time' } },
      { about: { names: [''] } },
      { about: { event: 'x'.repeat(201) } },
      { about: { date: '2026-02-29' } },
      { about: { more: { A: 'x' } } },
      { about: { place: 'Roma' } },
    ];
    // JSON Schema describes the game with the most players, and this reader of it does not count properties
    const beyond = [{ about: { names: ['Livia', 'Gaius', 'Marcus'] } }, { about: { more: more(21) } }];
    const read = z.fromJSONSchema(jsonSchemaOf(replay, 'a replay') as Parameters<typeof z.fromJSONSchema>[0]);
    for (const fields of [...bad, ...beyond]) expect(accepts(replay, { ...unfinished, ...fields })).toBe(false);
    for (const fields of bad) expect(accepts(read, { ...unfinished, ...fields }), JSON.stringify(fields)).toBe(false);
    for (const fields of good) expect(accepts(read, { ...unfinished, ...fields }), JSON.stringify(fields)).toBe(true);
    expect(JSON.stringify(jsonSchemaOf(replay, 'a replay'))).toContain('"maxProperties":20');
  });

  test('accept a saved state of the same game, rules version and components', () => {
    const schema = savedSchema(engine as never, z.strictObject({}));
    const saved = { ...engine.save(engine.initialState({ players: 2, seed: '' })), state: {} };
    expect(accepts(schema, saved)).toBe(true);
    for (const other of [{ game: 'h' }, { rulesVersion: '0' }, { components: '0'.repeat(64) }, { format: 'x' }]) {
      expect(accepts(schema, { ...saved, ...other })).toBe(false);
    }
  });

  test('accept the options of a state: all of them, without the seed', () => {
    expect(accepts(state, withPending([]))).toBe(true);
    for (const invalid of [
      { players: 2 },
      { ...options, seed: '' },
      { ...options, handSize: null },
      { ...options, players: 4 },
    ])
      expect(accepts(state, { ...withPending([]), options: invalid })).toBe(false);
  });

  test('accept an open simultaneous frame of a view', () => {
    const frame = { simultaneous: [[], []], opened: [[], [{ ask: 'pay', player: 1 }]], open: [1], before: null };
    expect(accepts(view, viewWithPending([{ do: 'round', round: 1 }, frame]))).toBe(true);
    expect(accepts(view, viewWithPending([{ ...frame, before: { coins: 1 } }]))).toBe(true);
    expect(accepts(view, viewWithPending([{ ...frame, open: [3] }]))).toBe(false);
  });
});

test('jsonSchemaOf returns a JSON Schema of draft 2020-12', () => {
  expect(jsonSchemaOf(seatSchema(4), 'a seat')).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'a seat',
    type: 'integer',
    minimum: 0,
    maximum: 3,
  });
});

test('Equal distinguishes types', () => {
  true satisfies Equal<{ a?: 1 }, { a?: 1 }>;
  false satisfies Equal<{ a?: 1 }, { a?: 1 | undefined }>;
  false satisfies Equal<{ a: 1 }, { readonly a: 1 }>;
  false satisfies Equal<'x' | 'y', 'x'>;
});
